/** What a thing writes that has spent the night on this page. */
export default "I stand at the end of a row. Come and make two more."
