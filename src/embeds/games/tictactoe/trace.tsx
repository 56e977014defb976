import type { Trace } from "../../../hooks/page/traces"
import * as styles from "./trace.module.css"

/** A cross that has left its board for the wallpaper. */
const trace: Trace = {
  name: "The cross",
  putBack: "rub it out",
  farewell: "Rubbed out. It was your turn, too.",
  words: {
    signs: "×, its mark.",
    falls: "three in a row in places",
    objection: "It is a vote, or it is a kiss. In neither case is it a licence.",
    beats: "It crossed it out.",
    song: "Noughts to Lose",
    minced: "It came out as a plus.",
    sips: { en: "It took the middle of the cup.", fi: "Se vei kupista keskikohdan." },
    talk: ["Put me in the middle.", "I am not a kiss."],
  },
  width: 60,
  height: 60,
  desktopClass: styles.answered,
  drawing: (
    <>
      <path
        d="M8 8q20 22 44 44M52 8Q30 30 8 52"
        fill="none"
        stroke="#fff"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M8 8q20 22 44 44M52 8Q30 30 8 52"
        fill="none"
        stroke="#c8202a"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
}

export default trace
