/** Text of a postcard from this page. */
export default "There is a saucer over me. It has not looked down yet."
