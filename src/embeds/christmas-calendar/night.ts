/** What a thing writes that has spent the night on this page. */
export default "I am behind a door. Don't say which."
