/** What a thing writes that has spent the night on this page. */
export default "They are pulling a rope. I have taken a side."
