/** What a thing writes that has spent the night on this page. */
export default "They have drawn me. I am a pizza."
