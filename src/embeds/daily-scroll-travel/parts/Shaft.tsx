import { formatLength } from "../../../lib/text/travel"
import * as styles from "./Shaft.module.css"

/** Pixels of ten centimetres, at 96 to the inch, and how many of them there are. */
const ten = 378
const tens = 5

/** Half a metre of nothing, to scroll past. */
export function Shaft() {
  return (
    <svg className={styles.shaft} width="100%" height={ten * tens} aria-hidden="true">
      <defs>
        <pattern id="daily-scroll-shaft" width="100%" height={ten / 10} patternUnits="userSpaceOnUse">
          <path stroke="#d8c27a" d="M0 .5h26" />
        </pattern>
        <pattern id="daily-scroll-bricks" width="84" height="42" patternUnits="userSpaceOnUse">
          <path fill="#3b3f47" d="M0 0h84v42H0z" />
          <path stroke="#2a2d33" strokeWidth="2" d="M0 1h84M0 22h84M21 0v22M63 22v20" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#daily-scroll-bricks)" />
      <rect x="47%" width="3" height="100%" fill="#111" />
      <rect x="53%" width="3" height="100%" fill="#111" />
      <rect width="100%" height="100%" fill="url(#daily-scroll-shaft)" />
      {Array.from({ length: tens }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks never change places
        <g key={i}>
          <path stroke="#ffe9a0" strokeWidth="3" d={`M0 ${ten * (i + 1) - 2}h46`} />
          <text x="52" y={ten * (i + 1) - 8} fill="#ffe9a0" fontSize="18">
            {formatLength((i + 1) / 10)}
          </text>
        </g>
      ))}
    </svg>
  )
}
