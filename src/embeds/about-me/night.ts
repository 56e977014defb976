/** What a thing writes that has spent the night on this page. */
export default "They would take me for a head, a middle or feet."
