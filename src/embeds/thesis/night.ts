/** Text of a postcard from this page. */
export default "I am to be your opponent. I have read the title."
