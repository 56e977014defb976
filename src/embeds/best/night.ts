/** What a thing writes that has spent the night on this page. */
export default "They have made me the referee. Nobody has read the rules."
