/** Text of a postcard from this page. */
export default "I am on a pizza. The others are melons."
