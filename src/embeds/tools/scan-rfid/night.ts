/** Text of a postcard from this page. */
export default "They say that there is a chip in me."
