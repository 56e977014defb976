import type { Trace } from "../../hooks/page/traces"
import * as styles from "./trace.module.css"

/** The stamp, which has been put on every title bar. */
const trace: Trace = {
  name: "The stamp",
  putBack: "rub it out",
  farewell: "The title bars have their manners back.",
  words: {
    signs: "SEEN. Twice, to be sure.",
    falls: "in triplicate",
    objection: "It has marked me as seen. I have been seen by better.",
    beats: "It stamped it REFUSED.",
    song: "Approved (Remix)",
    minced: "What came out is marked SEEN.",
    sips: { en: "It has left a ring, and stamped it.", fi: "Siitä jäi rengas, ja se leimasi renkaan." },
    talk: ["Next.", "Not without a form."],
  },
  width: 58,
  height: 50,
  desktopClass: styles.stamped,
  drawing: (
    <>
      <path d="M16 4h18v18H16z" fill="#7a3b1a" stroke="#000" strokeWidth="2" />
      <path d="M6 22h38v12H6z" fill="#a5601f" stroke="#000" strokeWidth="2" />
      <path d="M4 40h44" stroke="#c01020" strokeWidth="6" />
    </>
  ),
}

export default trace
