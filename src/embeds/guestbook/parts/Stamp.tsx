import { hash } from "../../../lib/game/random"

const inks = ["#8a1538", "#14508a", "#1d6b2e", "#6b3f8a", "#8a4b00", "#0f6468"]
const drawings: Record<string, string> = {
  script: "M14 18l-6 8 6 8M42 18l6 8-6 8M32 14l-8 24",
  handler: "M20 14v14q0 8 8 8t8-8v-4M36 24l-5 5M36 24l5 5",
  address: "M12 36V24l16-12 16 12v12zM24 36V27h8v9",
  sql: "M10 22h36M14 22v16M42 22v16M10 22q18-10 36 0",
  template: "M28 24q-4-6-10-2-5 4-9 1 2 9 10 8 7 0 9-7 2 7 9 7 8 1 10-8-4 3-9-1-6-4-10 2z",
  path: "M20 12v28M36 12v28M20 18h16M20 25h16M20 32h16",
  shell: "M12 34q0-18 17-18 14 0 14 12 0 9-9 9-7 0-7-6 0-5 5-5M8 37h38",
  format: "M16 36l24-22M19 17a4 4 0 1 0 .1 0M38 29a4 4 0 1 0 .1 0",
}

/** Draws a postage stamp for a kind of bad manners. */
export function Stamp({ id, name }: { id: string; name: string }) {
  const ink = inks[hash(id) % inks.length]
  return (
    <svg viewBox="0 0 56 64" width="56" height="64" role="img" aria-label={`Stamp: ${name}`}>
      <path fill="#fffdf4" d="M2 2h52v60H2z" stroke="#b9b08f" strokeWidth="3" strokeDasharray="2.500 3" />
      <path fill="none" stroke={ink} d="M6 6h44v52H6z" />
      <path fill={ink} opacity="0.13" d="M6 6h44v52H6z" />
      <path fill="none" stroke={ink} strokeWidth="2.6" strokeLinejoin="round" d={drawings[id]} />
      <text x="28" y="53" textAnchor="middle" fontSize="9" fontWeight="bold" fill={ink}>
        {name}
      </text>
    </svg>
  )
}
