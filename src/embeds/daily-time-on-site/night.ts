/** Text of a postcard from this page. */
export default "I sit in your chair. There is a race on."
