/** What a thing writes that has spent the night on this page. */
export default "I am to be your opponent. I have read the title."
