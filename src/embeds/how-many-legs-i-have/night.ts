/** Text of a postcard from this page. */
export default "They say that I might be a leg."
