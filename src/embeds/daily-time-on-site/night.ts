/** What a thing writes that has spent the night on this page. */
export default "I sit in your chair. There is a race on."
