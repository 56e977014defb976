/** Text of a postcard from this page. */
export default "I am lying on a word. Guess which."
