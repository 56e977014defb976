/** Text of a postcard from this page. */
export default "There is one per cent missing here. It may be me."
