import type { Trace } from "../../hooks/page/traces"

/** A horse that grazes on the wallpaper beside Pertti. */
const trace: Trace = {
  name: "The horse",
  putBack: "send it home",
  farewell: "It goes home by itself. It knows the way.",
  words: {
    signs: "I ate the pen. I am sorry. It was nearly hay.",
    falls: "at a gallop, slowing towards evening",
    objection: "It has eaten two of my objections. This is the third.",
    beats: "It trod on it.",
    pulse: "36. It is thinking of grass",
    song: "Neigh Means Neigh",
    minced: "It stopped half-way to look for hay.",
    sips: { en: "It would rather have had the sugar.", fi: "Se olisi mieluummin ottanut sokerin." },
    talk: ["Is this the course?", "I was told there would be sugar."],
  },
  width: 92,
  height: 60,
  pertti: { carries: "carrot" },
  drawing: (
    <>
      <path
        d="M20 22q26-10 46 0l10-4 4-10 6 8 4 18-8 4-6-8-8 8v20h-6V42q-18 6-30 0v16h-6V40q-8 8-12 4 6-12 6-22z"
        fill="#8a5a2e"
        stroke="#3a2410"
        strokeWidth="2"
      />
      <path d="M20 22q-12 4-14 20" fill="none" stroke="#3a2410" strokeWidth="4" />
      <circle cx="82" cy="20" r="2" fill="#111" />
      <path
        d="M2 58q6-8 8 0 6-8 8 0 6-8 8 0M66 58q6-8 8 0 6-8 8 0"
        fill="none"
        stroke="#2e8b2e"
        strokeWidth="2"
      />
    </>
  ),
}

export default trace
