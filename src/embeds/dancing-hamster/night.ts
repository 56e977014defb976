/** What a thing writes that has spent the night on this page. */
export default "Everybody dances but me."
