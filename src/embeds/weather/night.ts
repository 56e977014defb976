/** Text of a postcard from this page. */
export default "I am the weather here. Bring a coat."
