import type { Trace } from "../../hooks/page/traces"
import * as styles from "./trace.module.css"

/** The tears of the error, which stand in every status bar. */
const trace: Trace = {
  name: "The tears",
  putBack: "mop them up",
  farewell: "Dry. It blows its nose.",
  words: {
    signs: "Sorry about the ink.",
    falls: "heavy, and sorry about it",
    objection: "You can't license grief. I tried, in 1994.",
    beats: "Nobody hits something that cries.",
    song: "500 Tears",
    minced: "They came out salted.",
    sips: { en: "The coffee is salty now.", fi: "Nyt kahvi on suolaista." },
    talk: ["Sorry.", "Sorry. That was the sorry from before."],
  },
  width: 84,
  height: 40,
  desktopClass: styles.wet,
  pertti: { carries: "umbrella" },
  drawing: (
    <>
      <path
        d="M4 30q10-12 24-8 14-8 26 2 18-4 26 8 0 6-38 6T4 30z"
        fill="#7cc4ff"
        stroke="#1d5c96"
        strokeWidth="2"
      />
      <path d="M22 4q7 10 0 13-7-3 0-13zM50 1q6 9 0 12-6-3 0-12z" fill="#7cc4ff" stroke="#1d5c96" />
    </>
  ),
}

export default trace
