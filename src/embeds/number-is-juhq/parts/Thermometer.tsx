import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../NumberIsJuhq.module.css"

type Props = {
  /** 0 to 1. */
  warmth: number
  /** The previous value; null for the first guess. */
  before: number | null
  /** 1 if it became hotter, -1 if colder. */
  turn: -1 | 0 | 1
}

const length = 244

/**
 * Draws a horizontal thermometer, 320 by 50, with a mark at the previous value. The text beside it says the same.
 */
export function Thermometer({ warmth, before, turn }: Props) {
  const motion = useMotion()
  const colour = warmth > 0.5 ? "#c00000" : "#1f5fbf"
  const swing = turn > 0 ? styles.hotter : turn < 0 ? styles.colder : undefined
  return (
    <g key={warmth} className={motion ? swing : undefined}>
      <path
        d="M26 4A22 22 0 1 0 42 40H296A12 12 0 0 0 296 12H42A22 22 0 0 0 26 4Z"
        fill="#fff"
        stroke="#111"
        strokeWidth="3"
      />
      <circle cx="26" cy="26" r="16" fill={colour} />
      <rect x="38" y="20" width={6 + length * warmth} height="12" rx="6" fill={colour} />
      <path
        d="M60 12V18M93 12V18M126 12V18M159 12V18M192 12V18M225 12V18M258 12V18M288 12V18"
        stroke="#111"
        strokeWidth="2"
      />
      {before !== null && (
        <path
          d="M0 32v12M-5 49h10l-5 -8z"
          fill="#111"
          stroke="#111"
          strokeWidth="2"
          transform={`translate(${44 + length * before} 0)`}
        />
      )}
    </g>
  )
}
