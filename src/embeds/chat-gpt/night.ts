/** Text of a postcard from this page. */
export default "They have drawn me. I am a pizza."
