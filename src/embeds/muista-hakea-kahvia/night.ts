/** Text of a postcard from this page. */
export default "I am next to your coffee. It looks restless."
