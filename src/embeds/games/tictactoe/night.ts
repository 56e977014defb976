/** Text of a postcard from this page. */
export default "I stand at the end of a row. Come and make two more."
