/** Text of a postcard from this page. */
export default "They take me for money here."
