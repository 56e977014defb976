import type { Building } from "../schema"
import { outlineOf, sight } from "../skyline"
import * as styles from "./Climb.module.css"

/** The ground, the top of the highest that is in sight, and how wide the picture is. */
const [ground, top, width] = [132, 14, 420]

/** What is passed next, what has just been passed, and how high one is by now: a wheel on a rope, and a line. */
export function Skyline({ buildings, height }: { buildings: readonly Building[]; height: number }) {
  const landmarks = sight(buildings, height)
  // What is much higher than the next goes out of the picture, as it does where one stands.
  const next = landmarks.findIndex(({ metres }) => metres > height)
  const highest = (landmarks[next + 1 || landmarks.length] ?? landmarks.at(-1))?.metres ?? 1
  const high = (metres: number) => (metres / highest) * (ground - top)
  const level = ground - Math.min(ground - 4, high(height))
  const step = (width - 40) / landmarks.length
  return (
    <svg
      viewBox={`0 0 ${width} 150`}
      className={styles.skyline}
      role="img"
      aria-label={`A skyline from ${landmarks[0]?.name} to ${landmarks.at(-1)?.name}, with a wheel on a rope at your height`}
    >
      <path fill="#cfe9fb" d={`M-${width} 0H${2 * width}V150H-${width}z`} />
      <path fill="#6d9c52" d={`M-${width} ${ground}H${2 * width}V150H-${width}z`} />
      {landmarks.map(({ name, metres }, i) => {
        const [path, wide] = outlineOf(name)
        const tall = high(metres)
        const across = Math.min(step - 6, tall * wide)
        const x = 40 + step * (i + 0.5)
        return (
          <g key={name}>
            <path
              fill={metres <= height ? "#3c7a3c" : "#5a6478"}
              fillRule="evenodd"
              d={path}
              transform={`translate(${x - across / 2} ${ground - tall}) scale(${across / 100} ${tall / 100})`}
            />
            <text x={x} y="145" textAnchor="middle" fontSize="11">
              {metres} m
            </text>
          </g>
        )
      })}
      <path stroke="#c00000" strokeDasharray="4 3" d={`M40 ${level}H${width}`} />
      <path stroke="#444" d={`M20 0V${level}`} />
      <g transform={`translate(12 ${Math.min(ground - 20, level - 10)})`}>
        <rect x="0.5" y="0.5" width="15" height="19" rx="7" fill="#e8e8e8" stroke="#111" />
        <path stroke="#111" d="M0 8h16" />
        <rect x="6" y="3" width="4" height="7" rx="2" fill="#1f5fbf" stroke="#111" />
      </g>
    </svg>
  )
}
