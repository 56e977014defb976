/** What a thing writes that has spent the night on this page. */
export default "I am in orbit, with everything else you have lost."
