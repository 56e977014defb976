/** Text of a postcard from this page. */
export default "They are pulling a rope. I have taken a side."
