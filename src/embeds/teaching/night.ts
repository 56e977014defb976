/** What a thing writes that has spent the night on this page. */
export default "I sit at the back of a lecture. So does everybody."
