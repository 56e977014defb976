/** Text of a postcard from this page. */
export default "I am beside a mincer. Hurry."
