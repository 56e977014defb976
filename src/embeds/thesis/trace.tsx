import type { Trace } from "../../hooks/page/traces"
import * as styles from "./trace.module.css"

/** The red pen, which corrects every heading. */
const trace: Trace = {
  name: "The red pen",
  putBack: "put its cap on",
  farewell: "The cap is on. All headings breathe out.",
  words: {
    signs: "“Lovely stay” is not a sentence. See me.",
    falls: "with corrections in the margin",
    objection: "It has corrected my objection. I object to that, without the comma.",
    beats: "It marked it wrong.",
    song: "See Me after Class",
    minced: "It has marked the question: unclear.",
    sips: { en: "It gives the coffee a B minus.", fi: "Se antaa kahville seitsemän ja puoli." },
    talk: ["See me.", "Show your working."],
  },
  width: 64,
  height: 56,
  desktopClass: styles.corrected,
  drawing: (
    <>
      <path d="M8 48l6-16L46 4l10 10-28 28z" fill="#d8232a" stroke="#5d0a13" strokeWidth="2" />
      <path d="M8 48l6-16 12 12z" fill="#f4e3b8" stroke="#5d0a13" strokeWidth="2" />
      <path d="M8 48l4-9 5 5z" fill="#111" />
    </>
  ),
}

export default trace
