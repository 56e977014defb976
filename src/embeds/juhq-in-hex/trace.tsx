import type { Trace } from "../../hooks/page/traces"
import * as styles from "./trace.module.css"

/** The pointed hat, under which every wallpaper is night. */
const trace: Trace = {
  name: "The pointed hat",
  putBack: "take it off",
  farewell: "It is day again. Nobody saw a witch.",
  words: {
    signs: "Double, double, 0x74726F75626C65.",
    falls: "point down",
    objection: "There is somebody under it, or there isn't. I object to both.",
    beats: "It turned it into a frog.",
    song: "Hex Appeal",
    minced: "It came out as a frog, and is seeing to that.",
    sips: { en: "The rest is bubbling.", fi: "Loput pulppuavat." },
    talk: ["You'd do as a frog.", "Mind the point."],
  },
  width: 72,
  height: 62,
  desktopClass: styles.night,
  drawing: (
    <>
      <ellipse cx="36" cy="52" rx="34" ry="9" fill="#221638" stroke="#000" strokeWidth="2" />
      <path d="M14 50L44 2q2 18 14 47-22 8-44 1z" fill="#32225a" stroke="#000" strokeWidth="2" />
      <path d="M17 43q20 8 38 0l2 6q-22 8-43 1z" fill="#7ddb2a" />
      <path d="M31 42h9v8h-9z" fill="none" stroke="#ffe94a" strokeWidth="2" />
    </>
  ),
}

export default trace
