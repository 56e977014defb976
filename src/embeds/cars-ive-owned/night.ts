/** What a thing writes that has spent the night on this page. */
export default "I am on the roof of a car. Slowly, please."
