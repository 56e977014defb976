import type { Trace } from "../../hooks/page/traces"
import * as styles from "./trace.module.css"

/** The stalk of bamboo, which has taken root. */
const trace: Trace = {
  name: "The bamboo",
  putBack: "cut it",
  farewell: "Cut. Somewhere a panda looks up.",
  words: {
    signs: "I wasn't this tall when I came in. Sorry about the ceiling.",
    falls: "upwards",
    objection: "It has grown two inches since we began.",
    beats: "It grew through it.",
    song: "Stalking You",
    minced: "It was longer when it came out.",
    sips: { en: "It has grown by a cup.", fi: "Se kasvoi kupillisen verran." },
    talk: ["I was shorter before you pressed.", "Are there any bears here? Be honest."],
  },
  width: 44,
  height: 64,
  desktopClass: styles.overgrown,
  pertti: { carries: "bamboo" },
  drawing: (
    <>
      <path d="M22 64V2" stroke="#4f9a2e" strokeWidth="9" />
      <path d="M16 16h12M16 34h12M16 52h12" stroke="#2e6a18" strokeWidth="3" />
      <path
        d="M22 16q14-14 20-6-6 10-20 6zM22 34Q8 20 2 28q6 10 20 6zM22 52q12-10 18-4-6 8-18 4z"
        fill="#6fbf3f"
        stroke="#2e6a18"
      />
    </>
  ),
}

export default trace
