import type { Trace } from "../../hooks/page/traces"
import * as styles from "./trace.module.css"

/** The tomato, which has hit the corner of the screen. */
const trace: Trace = {
  name: "The tomato",
  putBack: "wipe it off",
  farewell: "Wiped off. It was meant for the comedian.",
  words: {
    signs: "Thrown, landed, stayed the night.",
    falls: "ripe, in the front row first",
    objection: "It was meant for the last lawyer. I object in advance.",
    beats: "It burst on it. Nobody likes to win after that.",
    song: "Boo (I Love You)",
    minced: "It is a sauce, and says it always was.",
    sips: { en: "What is left is soup.", fi: "Jäljellä on keittoa." },
    talk: ["Was that the joke?", "I have been thrown at better."],
  },
  width: 80,
  height: 60,
  desktopClass: styles.splattered,
  pertti: { hides: true },
  drawing: (
    <>
      <path
        d="M38 6q8 8 20 2 2 12 16 14-6 10 2 20-14 0-18 12-8-8-20 2-4-12-18-10 6-10-4-18 14-4 12-16 4-2 10-6z"
        fill="#d8232a"
        stroke="#7a0d12"
        strokeWidth="2"
      />
      <circle cx="34" cy="28" r="4" fill="#ffb36b" />
      <circle cx="50" cy="34" r="3" fill="#ffb36b" />
      <circle cx="44" cy="22" r="2" fill="#ffb36b" />
      <path d="M58 52q2 6 0 8M24 46q-2 8 0 12" stroke="#d8232a" strokeWidth="4" />
    </>
  ),
}

export default trace
