import type { Trace } from "../../hooks/page/traces"
import * as styles from "./trace.module.css"

/** Confetti of the party on the floor of the desktop. */
const trace: Trace = {
  name: "The confetti",
  putBack: "sweep it up",
  farewell: "Swept. You will find bits of it until spring.",
  words: {
    signs: "We were all here. All four hundred of us.",
    falls: "in all colours, and for weeks",
    objection: "It is in my wig, my tea and my other case. I object to each piece.",
    beats: "It got into everything.",
    song: "Sweep Me Up",
    minced: "Nobody can tell it from the question.",
    sips: { en: "It will be in the filter until May.", fi: "Sitä löytyy suodattimesta vappuun asti." },
    talk: ["Is it now?", "Somebody will have to sweep me."],
  },
  width: 96,
  height: 34,
  desktopClass: styles.partying,
  pertti: { wears: "party hat" },
  drawing: (
    <>
      <path d="M4 20l6-3 2 4-6 3z" fill="#e8304a" />
      <path d="M13 27l6-3 2 4-6 3z" fill="#2f8fe8" />
      <path d="M22 23l6-3 2 4-6 3z" fill="#ffd84a" />
      <path d="M31 30l6-3 2 4-6 3z" fill="#3fb54a" />
      <path d="M40 26l6-3 2 4-6 3z" fill="#b04ae8" />
      <path d="M49 22l6-3 2 4-6 3z" fill="#e8304a" />
      <path d="M58 29l6-3 2 4-6 3z" fill="#2f8fe8" />
      <path d="M67 25l6-3 2 4-6 3z" fill="#ffd84a" />
      <path d="M76 21l6-3 2 4-6 3z" fill="#3fb54a" />
      <path d="M85 28l6-3 2 4-6 3z" fill="#b04ae8" />
      <path d="M38 8q10 10 22 0M60 8l8 4M38 8l-8 4" fill="none" stroke="#e8304a" strokeWidth="2" />
    </>
  ),
}

export default trace
