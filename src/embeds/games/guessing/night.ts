/** Text of a postcard from this page. */
export default "They have put me on a lie detector. It doesn't know what I am."
