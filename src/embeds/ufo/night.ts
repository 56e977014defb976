/** What a thing writes that has spent the night on this page. */
export default "There is a saucer over me. It has not looked down yet."
