/** What a thing writes that has spent the night on this page. */
export default "They have put me on a lie detector. It doesn't know what I am."
