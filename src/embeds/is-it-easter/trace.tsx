import type { Trace } from "../../hooks/page/traces"
import * as styles from "./trace.module.css"

/** The chick, which asks on every page. */
const trace: Trace = {
  name: "The chick",
  putBack: "catch it",
  farewell: "It goes quietly. Then it asks whether it is Easter.",
  words: {
    signs: "Cheep. It was a nice book to hatch on.",
    falls: "softly, and then running",
    objection: "It was an egg when the papers were drawn up.",
    beats: "It sat on it until it hatched.",
    pulse: "300. It ran here",
    song: "Cheep Thrills",
    minced: "It asked on the way whether it was Easter.",
    sips: { en: "It won't sleep before Easter.", fi: "Se ei nuku ennen pääsiäistä." },
    talk: ["Cheep.", "Are you my mother? You have her cursor."],
  },
  width: 56,
  height: 52,
  desktopClass: styles.hatched,
  drawing: (
    <g className={styles.hops}>
      <ellipse cx="26" cy="30" rx="18" ry="15" fill="#ffd84a" stroke="#8a5a00" strokeWidth="2" />
      <circle cx="38" cy="16" r="11" fill="#ffd84a" stroke="#8a5a00" strokeWidth="2" />
      <path d="M48 15l7 3-7 4z" fill="#ff8a2a" />
      <circle cx="40" cy="14" r="2" fill="#111" />
      <path d="M20 44v6M30 44v6" stroke="#ff8a2a" strokeWidth="3" />
      <path d="M14 28q8 8 16 0" fill="none" stroke="#8a5a00" strokeWidth="2" />
    </g>
  ),
}

export default trace
