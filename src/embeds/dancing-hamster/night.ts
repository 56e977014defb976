/** Text of a postcard from this page. */
export default "Everybody dances but me."
