/** Text of a postcard from this page. */
export default "I am up your sleeve. Act naturally."
