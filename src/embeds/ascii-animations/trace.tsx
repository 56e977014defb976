import type { Trace } from "../../hooks/page/traces"
import { hangLetter } from "./hangLetter"
import * as styles from "./trace.module.css"

/** The smaller hook, on a line from above, with nobody at its other end. It has the first letter of every title. */
const trace: Trace = {
  name: "The hook",
  putBack: "wind it up",
  farewell: "All letters are back. They smell of fish.",
  words: {
    signs: "J. It is all I can write.",
    falls: "barb first",
    objection: "There is a catch in it. I object to the catch.",
    beats: "It hung it up to dry.",
    song: "The One That Got Away from Me",
    minced: "It caught on the handle, and had to be asked.",
    sips: { en: "It fished out the spoon.", fi: "Se onki lusikan." },
    talk: ["Nothing is biting.", "Hold this line, would you?"],
  },
  width: 40,
  height: 64,
  desktopClass: styles.fished,
  change: hangLetter,
  drawing: (
    <>
      <path d="M20 0v40" stroke="#fff" strokeWidth="2" />
      <path d="M20 40v8q0 10-9 10T4 50" fill="none" stroke="#d8d8e0" strokeWidth="4" strokeLinecap="round" />
      <path d="M4 50l8 2" stroke="#d8d8e0" strokeWidth="3" />
      <circle cx="20" cy="24" r="7" fill="#e8304a" stroke="#fff" strokeWidth="2" />
      <text
        data-caught=""
        x="6"
        y="62"
        fontSize="20"
        fontWeight="bold"
        fill="#fff"
        stroke="#000"
        strokeWidth="0.75"
      />
    </>
  ),
}

export default trace
