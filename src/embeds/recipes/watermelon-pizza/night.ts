/** What a thing writes that has spent the night on this page. */
export default "I am on a pizza. The others are melons."
