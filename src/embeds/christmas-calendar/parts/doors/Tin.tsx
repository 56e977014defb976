import { useState } from "react"
import { random } from "../../../../hooks/browser/random"
import { newSeed } from "../../../../lib/game/random"
import { cast } from "../../toys/tin"
import * as styles from "./doors.module.css"

/** Door 12: molten tin poured into water, to tell a fortune. */
export function Tin() {
  const [seed, setSeed] = useState<string | null>(null)
  const tin = seed === null ? null : cast(seed)
  return (
    <>
      <p>
        On New Year's Eve tin was melted and poured into cold water, and the shape told the year. Since 2018
        it is sold without the lead. This one is made of light.
      </p>
      <svg
        className={styles.picture}
        viewBox="-110 -110 220 220"
        role="img"
        aria-label={tin ? `Tin in water: ${tin.fortune}` : "A bucket of water"}
      >
        <path fill="#234a63" d="M-110-110h220v220h-220z" />
        <circle r="104" fill="#2f6f94" />
        {tin && (
          <polygon
            points={tin.outline.map(({ x, y }) => `${x},${y}`).join(" ")}
            fill="#d7dde2"
            stroke="#7f8a93"
            strokeWidth="3"
            strokeLinejoin="round"
          />
        )}
      </svg>
      <p role="status">{tin ? tin.fortune : "The ladle is hot. Think of the year."}</p>
      <button type="button" onClick={() => setSeed(newSeed(random))}>
        {tin ? "Melt it again" : "Pour"}
      </button>
    </>
  )
}
