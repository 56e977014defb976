import { formatLength } from "../../../lib/text/travel"
import * as styles from "./Shaft.module.css"

/** The pixels in ten centimetres, at 96 to the inch, and the number of such sections. */
const tenCmPx = 378
const sections = 5

/** Half a metre of empty space to scroll past. */
export function Shaft() {
  return (
    <svg className={styles.shaft} width="100%" height={tenCmPx * sections} aria-hidden="true">
      <defs>
        <pattern id="daily-scroll-shaft" width="100%" height={tenCmPx / 10} patternUnits="userSpaceOnUse">
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
      {Array.from({ length: sections }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks never change places
        <g key={i}>
          <path stroke="#ffe9a0" strokeWidth="3" d={`M0 ${tenCmPx * (i + 1) - 2}h46`} />
          <text x="52" y={tenCmPx * (i + 1) - 8} fill="#ffe9a0" fontSize="18">
            {formatLength((i + 1) / 10)}
          </text>
        </g>
      ))}
    </svg>
  )
}
