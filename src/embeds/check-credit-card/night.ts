/** What a thing writes that has spent the night on this page. */
export default "They take me for money here."
