/** What a thing writes that has spent the night on this page. */
export default "Something is crying here, and I am beside it."
