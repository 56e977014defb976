import type { Trace } from "../../hooks/page/traces"
import * as styles from "./trace.module.css"

/** The tea towel, hung up to dry at the edge of the screen. */
const trace: Trace = {
  name: "The tea towel",
  putBack: "fold it",
  farewell: "Folded. Crookedly, but folded.",
  words: {
    signs: "I dried the other entries. Some came off.",
    falls: "damp, later in folds",
    objection: "It is a cloth. It covers things up.",
    beats: "It wiped the floor with it.",
    song: "Hung Out to Dry",
    minced: "It wiped the drum on its way.",
    sips: { en: "It mopped up its share.", fi: "Se pyyhki osuutensa pöydältä." },
    talk: ["Are you going to leave that wet?", "I worked for a teapot. We don't talk."],
  },
  width: 56,
  height: 64,
  desktopClass: styles.ringed,
  pertti: { carries: "mug" },
  drawing: (
    <>
      <path d="M4 0h48v56q-12 8-24 0T4 56z" fill="#f6f2e6" stroke="#555" strokeWidth="2" />
      <path d="M4 12h48M4 18h48M4 44h48" stroke="#c8202a" strokeWidth="3" />
      <path d="M20 34q0-6 8-6t8 6-8 6-8-6zM36 31q6-2 5 3" fill="#6b3f1a" stroke="#6b3f1a" />
    </>
  ),
}

export default trace
