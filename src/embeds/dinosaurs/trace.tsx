import type { Trace } from "../../hooks/page/traces"
import { watchPointer } from "./watchPointer"

/** An eye in true size, which has followed the visitor, and follows the pointer. */
const trace: Trace = {
  name: "The eye",
  putBack: "close it",
  farewell: "It closes. You are still being watched, but politely.",
  words: {
    signs: "I have read all the other entries. I have not blinked.",
    falls: "with nobody blinking",
    objection: "It is looking at me. Let the record show that it is looking at me.",
    beats: "It stared until the other hand looked away.",
    song: "Blink and I Am Gone",
    minced: "It watched the whole thing from inside.",
    sips: { en: "It won't close now.", fi: "Nyt se ei mene enää kiinni." },
    talk: ["You blinked.", "Behind you. No, the other behind."],
  },
  width: 64,
  height: 64,
  change: watchPointer,
  pertti: { hides: true },
  drawing: (
    <>
      <circle cx="36" cy="32" r="30" fill="#4f6b3a" stroke="#22331a" strokeWidth="3" />
      <ellipse cx="36" cy="32" rx="22" ry="18" fill="#ffe08a" stroke="#22331a" strokeWidth="2" />
      <g data-pupil="">
        <ellipse cx="36" cy="32" rx="5" ry="15" fill="#111" />
        <circle cx="39" cy="25" r="3" fill="#fff" />
      </g>
      <path d="M12 18q24-18 48 0" fill="none" stroke="#22331a" strokeWidth="5" />
    </>
  ),
}

export default trace
