/** Text of a postcard from this page. */
export default "Something is crying here, and I am beside it."
