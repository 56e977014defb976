import type { ReactNode } from "react"
import { coats } from "../../lib/game/horses"
import * as styles from "./HorsePicture.module.css"

type Props = {
  /** An index into `coats`. */
  coat: number
  gallops?: boolean
  /** Lowers its head. */
  eats?: boolean
  /** The number on its blanket during a race. */
  number?: number
  /** Drawn on its legs in place of the horse; it faces as it likes. */
  body?: ReactNode
}

/** The outline keeps a mane visible against a background of the same colour. */
const outline = { stroke: "#5a4630", strokeWidth: 1 }

/** A horse that faces right; decorative, beside its name. */
export function HorsePicture({ coat, gallops = false, eats = false, number, body: other }: Props) {
  const { body, mane, leg } = coats[coat] ?? coats[0]
  return (
    <svg
      className={styles.horse}
      data-gallops={gallops || undefined}
      data-eats={eats || undefined}
      viewBox="0 0 96 72"
      aria-hidden="true"
    >
      {!other && (
        <path
          className={styles.tail}
          d="M18 30 q-13 3 -14 22 q8 -4 10 -14 q3 -4 8 -4z"
          fill={mane}
          {...outline}
        />
      )}
      <g stroke={leg} strokeWidth={6} strokeLinecap="round">
        <path className={styles.leg} data-leg="far" d="M57 46 V67" />
        <path className={styles.leg} data-leg="near" d="M28 46 V67" />
      </g>
      {other || (
        <>
          <ellipse cx={42} cy={36} rx={27} ry={14} fill={body} />
          <g className={styles.head}>
            <path d="M54 40 L68 12 L78 20 L68 44z" fill={body} />
            <path d="M66 12 q6 -6 12 0 L94 22 q3 6 -4 8 L74 24z" fill={body} />
            <path d="M68 12 L69 3 L75 9z" fill={body} />
            <path d="M70 6 q-9 4 -12 18 q-2 6 -6 8 q10 0 14 -8 q4 -8 8 -14z" fill={mane} {...outline} />
            <circle cx={79} cy={16} r={1.8} fill="#111" />
            <circle cx={91} cy={25} r={1.2} fill="#111" />
          </g>
        </>
      )}
      <g stroke={leg} strokeWidth={6} strokeLinecap="round">
        <path className={styles.leg} data-leg="near" d="M63 46 V67" />
        <path className={styles.leg} data-leg="far" d="M22 44 V67" />
      </g>
      {number !== undefined && (
        <g>
          <rect x={34} y={24} width={18} height={17} fill="#fff" stroke="#111" />
          <text x={43} y={38} textAnchor="middle" fontSize={14} fontWeight={700} fill="#111">
            {number}
          </text>
        </g>
      )}
    </svg>
  )
}
