import type { Trace } from "../../hooks/page/traces"
import * as styles from "./trace.module.css"

/** A magnet, which holds a drawing to the edge of the screen. */
const trace: Trace = {
  name: "The fridge magnet",
  putBack: "take the drawing down",
  farewell: "The drawing says thank you, and slides down behind the fridge.",
  words: {
    signs: "Stuck here. Lovely door.",
    falls: "sticking to anything iron",
    objection: "It holds up shopping lists. I object to the milk.",
    beats: "It stuck to the other hand.",
    song: "Stuck on a Fridge",
    minced: "It stuck to the blade. So did the answer.",
    sips: { en: "It would prefer it iced.", fi: "Se ottaisi mieluummin jääkahvia." },
    talk: ["Is there a fridge here?", "I am holding up, thank you."],
  },
  width: 70,
  height: 64,
  desktopClass: styles.crayoned,
  drawing: (
    <>
      <path d="M6 8l56-4 4 54-56 4z" fill="#fffef6" stroke="#999" />
      <path
        d="M18 46q14-26 34-4M22 44l-4 10M48 42l6 10M30 34l-4-10 6 4 4-8 2 12"
        fill="none"
        stroke="#a5601f"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M25 2v8a10 10 0 0022 0V2h-7v8a3 3 0 01-8 0V2z"
        fill="#d8232a"
        stroke="#5d0a13"
        strokeWidth="2"
      />
      <path d="M25 2h7v5h-7zM40 2h7v5h-7z" fill="#eee" stroke="#5d0a13" strokeWidth="1.5" />
    </>
  ),
}

export default trace
