import type { Trace } from "../../hooks/page/traces"
import { takeLetter } from "./takeLetter"

/** The saucer, which has come along and lifts a letter out of each title of the tab. */
const trace: Trace = {
  name: "The saucer",
  putBack: "shoo it away",
  farewell: "It leaves, with apologies and without your letters.",
  words: {
    signs: "W com in pac. Thanks for th lttr.",
    falls: "hovering, then suddenly not",
    objection: "It has no fixed address. I can't serve a paper at that height.",
    beats: "It beamed it up.",
    song: "Take Me to Your Leaderboard",
    minced: "It hovered through, and touched no side.",
    sips: { en: "At last it has a cup.", fi: "Vihdoinkin sillä on kuppi." },
    talk: ["Take me to your webmaster.", "We have read your other pages. From above."],
  },
  width: 92,
  height: 50,
  change: takeLetter,
  pertti: { hides: true },
  drawing: (
    <>
      <ellipse cx="46" cy="18" rx="20" ry="15" fill="#bfe8ff" stroke="#223" strokeWidth="2" />
      <ellipse cx="46" cy="26" rx="44" ry="11" fill="#9aa0a8" stroke="#223" strokeWidth="2" />
      <path d="M38 36l-8 14h32l-8-14z" fill="#ffffa0" opacity="0.7" />
      <circle cx="20" cy="26" r="3" fill="#ffe94a" />
      <circle cx="46" cy="29" r="3" fill="#ff5e5e" />
      <circle cx="72" cy="26" r="3" fill="#ffe94a" />
    </>
  ),
}

export default trace
