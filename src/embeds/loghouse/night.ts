/** What a thing writes that has spent the night on this page. */
export default "I sit on top of the logs. More of them, please."
