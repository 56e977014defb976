/** Text of a postcard from this page. */
export default "I am on the roof of a car. Slowly, please."
