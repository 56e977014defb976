import type { Trace } from "../../hooks/page/traces"
import * as styles from "./trace.module.css"

/** The licence, under which every window is now offered. */
const trace: Trace = {
  name: "The licence",
  putBack: "revoke it",
  farewell: "Revoked. You own your buttons again.",
  words: {
    signs: "You may copy, change and pass on this entry, under the same terms.",
    falls: "without any warranty",
    objection: "I wrote that. I object to it more than to anything else in here.",
    beats: "It had a clause about that.",
    song: "Copy Me and Pass Me On",
    minced: "It came out in shreds, each of them licensed.",
    sips: {
      en: "Under its terms the rest may be passed on.",
      fi: "Ehtojen mukaan loput saa jakaa eteenpäin.",
    },
    talk: ["Nobody has ever read me to the end.", "You are free to go. It's the first freedom."],
  },
  width: 56,
  height: 60,
  desktopClass: styles.licensed,
  drawing: (
    <>
      <path d="M4 4h40l8 8v44H4z" fill="#fffdf4" stroke="#555" strokeWidth="2" />
      <path d="M12 18h30M12 26h32M12 34h24" stroke="#888" strokeWidth="2" />
      <circle cx="38" cy="46" r="9" fill="#c8202a" stroke="#5d0a13" strokeWidth="2" />
    </>
  ),
}

export default trace
