/** Text of a postcard from this page. */
export default "I am in a song contest. I have only the title."
