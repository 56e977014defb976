/** Text of a postcard from this page. */
export default "Everybody here is in pairs."
