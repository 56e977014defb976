/** What a thing writes that has spent the night on this page. */
export default "I am up your sleeve. Act naturally."
