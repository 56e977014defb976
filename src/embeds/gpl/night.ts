/** Text of a postcard from this page. */
export default "A lawyer has stamped me. It says NO."
