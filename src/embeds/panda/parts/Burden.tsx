import { burdens } from "../logic"
import * as styles from "../Panda.module.css"

/** The height of each thing, from the head up. */
const heights = { leaf: 6, book: 14, cup: 24, cone: 34, duck: 30 }

/** The size of the things, so that all of them fit under the sky. */
const scale = 0.68

const drawings = {
  leaf: <path d="M-34 0q30-22 68-4-34 12-68 4z" fill="#7ac255" stroke="#2f6a2a" strokeWidth="2" />,
  book: <path d="M-38 0v-12h76v12zM-38-4h76" fill="#b3261e" stroke="#4a0d09" strokeWidth="2" />,
  cup: (
    <path
      d="M-20-24h34v14q0 10-12 10h-10q-12 0-12-10zM14-20q14-2 12 8t-13 6"
      fill="#fff"
      stroke="#333"
      strokeWidth="3"
    />
  ),
  cone: (
    <g stroke="#7a2c00" strokeWidth="2">
      <path d="M-24 0v-6h48v6zM-15-6l11-28h8l11 28z" fill="#ff7a1a" />
      <path d="M-11-14l4-10h14l4 10z" fill="#fff" />
    </g>
  ),
  duck: (
    <g stroke="#7a5a00" strokeWidth="2">
      <path d="M-26-12q4 14 26 12 22 0 22-16-14 8-24-2z" fill="#ffd84a" />
      <circle cx="-12" cy="-22" r="12" fill="#ffd84a" />
      <path d="M-24-20h-12l8 6z" fill="#ff7a1a" />
      <path d="M-15-25h.1" stroke="#111" strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
}

/** The things on the head of a sleeping panda, which fly off when it sneezes. */
export function Burden({ count, sneezed }: { count: number; sneezed: boolean }) {
  const all = burdens.slice(0, sneezed ? burdens.length : count)
  return all.map(({ thing }, i) => {
    const below = burdens.slice(0, i).reduce((sum, each) => sum + heights[each.thing], 0)
    const place = sneezed
      ? `translate(${60 + i * 88} ${[266, 232, 270, 262, 228][i]}) rotate(${i * 70 - 130})`
      : `translate(${244 + (i % 2 ? 4 : -3)} ${86 - below * scale}) scale(${scale})`
    return (
      <g key={thing} transform={place} className={i === count - 1 ? styles.lands : undefined}>
        {drawings[thing]}
      </g>
    )
  })
}
