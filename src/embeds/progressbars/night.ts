/** What a thing writes that has spent the night on this page. */
export default "There is one per cent missing here. It may be me."
