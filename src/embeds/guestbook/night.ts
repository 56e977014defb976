/** Text of a postcard from this page. */
export default "I have signed. They inked me first."
