import type { CSSProperties } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../CitiesIVisited.module.css"
import type { FallenPin } from "../logic"

type Props = { pins: readonly FallenPin[]; size: number }

/** The pins that have come off the map and lie at its lower edge. */
export function FallenPins({ pins, size }: Props) {
  const motion = useMotion()
  const d = `M0 0L${-0.62 * size} ${-1.5 * size}A${size} ${size} 0 1 1 ${0.62 * size} ${-1.5 * size}Z`
  return (
    <g>
      {pins.map(({ city, x, from, to, turn }, i) => (
        <g key={city} transform={`translate(${x} ${to})`}>
          <g
            className={styles.fallen}
            data-falls={motion || undefined}
            style={
              {
                transform: `rotate(${turn}deg)`,
                "--rise": `${from - to}px`,
                animationDelay: `${(i % 9) * 0.12}s`,
              } as CSSProperties
            }
          >
            <path d={d} strokeWidth={size / 6} />
            <circle cy={-2.1 * size} r={size / 2.8} />
          </g>
        </g>
      ))}
    </g>
  )
}
