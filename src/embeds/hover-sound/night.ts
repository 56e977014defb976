/** What a thing writes that has spent the night on this page. */
export default "I sat down on a note. It no longer plays."
