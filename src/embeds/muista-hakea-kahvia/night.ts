/** What a thing writes that has spent the night on this page. */
export default "I am next to your coffee. It looks restless."
