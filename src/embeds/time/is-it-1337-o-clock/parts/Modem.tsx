import { useMotion } from "../../../../hooks/browser/motion"
import * as styles from "../IsIt1337.module.css"

type Props = {
  state: "dialling" | "connected" | "on hook"
  /** True while data comes through. */
  isOpen: boolean
}

/** The modem, with a lamp for each of its functions. */
export function Modem({ state, isOpen }: Props) {
  const motion = useMotion()
  return (
    <svg
      className={styles.modem}
      data-moves={motion}
      role="img"
      aria-label={`A modem, ${state}`}
      viewBox="0 0 150 120"
    >
      <path d="M112 34C150 20 128 4 96 6S44 0 40 0" fill="none" stroke="#888" strokeWidth="3" />
      <rect x="8" y="34" width="134" height="58" fill="#d8d2c2" />
      <rect x="8" y="80" width="134" height="12" fill="#a9a293" />
      <rect x="16" y="42" width="118" height="26" fill="#26211c" />
      {["HS", "AA", "CD", "OH", "RD", "SD"].map((name, i) => (
        <g key={name}>
          <rect
            className={styles.lamp}
            data-on={i === 0 || isOpen || (state === "dialling" && i > 2)}
            x={22 + i * 19}
            y={47}
            width={9}
            height={6}
          />
          <text x={26.5 + i * 19} y={64} fill="#fff" fontSize="8" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <text x="75" y="77" fill="#333" fontSize="8" textAnchor="middle">
        33.6 VOICE FAX DATA
      </text>
      <path d="M20 92v8h14v-8M116 92v8h14v-8" fill="#333" />
    </svg>
  )
}
