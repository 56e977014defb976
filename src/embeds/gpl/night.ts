/** What a thing writes that has spent the night on this page. */
export default "A lawyer has stamped me. It says NO."
