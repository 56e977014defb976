/** Text of a postcard from this page. */
export default "They would take me for a head, a middle or feet."
