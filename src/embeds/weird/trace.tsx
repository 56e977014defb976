import type { Trace } from "../../hooks/page/traces"
import * as styles from "./trace.module.css"

/** One degree that has come along: all windows hang askew until the corner is pressed straight. */
const trace: Trace = {
  name: "The spare degree",
  putBack: "straighten the windows",
  farewell: "Straight. You will miss it.",
  words: {
    signs: "One degree was here. Nobody noticed. Then everybody did.",
    falls: "warmer by one",
    objection: "It leans. My client would have to lean with it.",
    beats: "It tipped the table.",
    song: "A Little to the Left",
    minced: "It came out at an angle.",
    sips: { en: "The coffee is one degree warmer.", fi: "Kahvi lämpeni asteen." },
    talk: ["You are looking at me from the wrong angle.", "Straighten up. I can't."],
  },
  width: 44,
  height: 40,
  desktopClass: styles.askew,
  drawing: (
    <>
      <path d="M4 36h36V4" fill="none" stroke="#ffe94a" strokeWidth="6" transform="rotate(-9 40 36)" />
      <path d="M8 6l24 22M32 28l-9-1M32 28l-1-9" fill="none" stroke="#fff" strokeWidth="4" />
    </>
  ),
}

export default trace
