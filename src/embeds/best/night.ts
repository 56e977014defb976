/** Text of a postcard from this page. */
export default "They have made me the referee. Nobody has read the rules."
