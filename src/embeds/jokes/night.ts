/** What a thing writes that has spent the night on this page. */
export default "I am on a stage, on a stool. I haven't laughed yet."
