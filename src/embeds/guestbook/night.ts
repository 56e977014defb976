/** What a thing writes that has spent the night on this page. */
export default "I have signed. They inked me first."
