/** What a thing writes that has spent the night on this page. */
export default "They say that there is a chip in me."
