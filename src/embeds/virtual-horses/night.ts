/** Text of a postcard from this page. */
export default "I am in a race. The others have more legs."
