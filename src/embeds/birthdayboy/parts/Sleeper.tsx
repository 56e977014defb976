import type { CSSProperties } from "react"
import * as styles from "../BirthdayBoy.module.css"

type Props = {
  lit: boolean
  hat: boolean
  /** True if he lies the other way round. */
  turned: boolean
  /** The text of the card he holds up; null while he sleeps. */
  card: string | null
  /** The number of bangs so far; a change of it starts the jump animation. */
  bangs: number
  /** The height of his jump, from 0 to 1, the lamp. */
  height: number
  /** The depth of his sleep, from 0 to 1. */
  depth: number
}

/** The position and size of each z of a deep sleep. */
const snores = [
  [240, 104, 10],
  [250, 93, 13],
  [262, 79, 17],
] as const

/** Pertti on his chair: asleep, with more z the deeper he sleeps, or upright with a card in his paws. */
export function Sleeper({ lit, hat, turned, card, bangs, height, depth }: Props) {
  const [fur, light, line] = lit ? ["#d99a4e", "#e7b069", "#6b4a1f"] : ["#8a6a48", "#9a7a55", "#2b2f36"]
  if (card === null)
    return (
      <g>
        <g transform={turned ? "matrix(-1 0 0 1 424 0)" : undefined} stroke={line}>
          <ellipse cx="211" cy="119" rx="19" ry="11" fill={fur} />
          <circle cx="226" cy="113" r="8" fill={light} />
          <circle cx="222" cy="106" r="3" fill={lit ? "#e7a6a6" : light} />
          <path d="M226 113h5" stroke={lit ? "#111" : line} />
          {hat && <path d="M219 104l9-14 5 15z" fill={lit ? "#7b2cbf" : fur} />}
        </g>
        <g fill={lit ? "#333" : "#fff"}>
          {snores.slice(0, Math.ceil(depth * 3)).map(([x, y, size]) => (
            <text key={x} className={styles.snore} x={x} y={y} fontSize={size}>
              z
            </text>
          ))}
        </g>
      </g>
    )
  return (
    <g key={bangs} className={styles.jump} style={{ "--high": -62 * height } as CSSProperties}>
      <g stroke={line}>
        <ellipse cx="211" cy="112" rx="15" ry="17" fill={fur} />
        <circle cx="202" cy="83" r="4" fill={lit ? "#e7a6a6" : light} />
        <circle cx="220" cy="83" r="4" fill={lit ? "#e7a6a6" : light} />
        <circle cx="211" cy="92" r="12" fill={light} />
        {hat && <path d="M204 82l7-15 7 15z" fill={lit ? "#7b2cbf" : fur} />}
      </g>
      <g fill="#fff" stroke="#111">
        <circle cx="206" cy="90" r="4.5" />
        <circle cx="216" cy="90" r="4.5" />
      </g>
      <path d="M206 89h1v2h-1zM215 89h1v2h-1z" fill="#111" stroke="#111" />
      <ellipse cx="211" cy="99" rx="2" ry="2.5" fill="#111" />
      <g className={styles.card}>
        <path d="M222 112l14-4" stroke={line} strokeWidth="5" strokeLinecap="round" />
        <path d="M238 118V82" stroke="#8a6a3f" strokeWidth="3" />
        <path d="M222 54h36v28h-36z" fill="#fff" stroke="#111" strokeWidth="1.5" />
        <text x="240" y="74" textAnchor="middle" fontSize="15" fontWeight="bold" fill="#111">
          {card}
        </text>
      </g>
    </g>
  )
}
