/** What a thing writes that has spent the night on this page. */
export default "I am in a song contest. I have only the title."
