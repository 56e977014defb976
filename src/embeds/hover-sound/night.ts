/** Text of a postcard from this page. */
export default "I sat down on a note. It no longer plays."
