/** Text of a postcard from this page. */
export default "I am on a stage, on a stool. I haven't laughed yet."
