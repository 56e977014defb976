/** Text of a postcard from this page. */
export default "I am behind a door. Don't say which."
