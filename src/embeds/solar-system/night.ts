/** Text of a postcard from this page. */
export default "I am in orbit, with everything else you have lost."
