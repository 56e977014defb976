/** Text of a postcard from this page. */
export default "I sit on top of the logs. More of them, please."
