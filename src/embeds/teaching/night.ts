/** Text of a postcard from this page. */
export default "I sit at the back of a lecture. So does everybody."
