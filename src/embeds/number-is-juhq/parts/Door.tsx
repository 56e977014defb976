import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../NumberIsJuhq.module.css"
import { doorText, onPlate, type Resident } from "../resident"
import { Person } from "./Person"
import { Thermometer } from "./Thermometer"

type Props = {
  resident: Resident
  /** The number of rings; each opens the door anew. */
  rings: number
  /** The number in base 10. */
  number: string
  warmth: number
  before: number | null
  turn: -1 | 0 | 1
}

const snow = [20, 58, 96, 214, 246, 288, 306, 36, 268].map((x, i) => ({ x, y: 14 + ((i * 53) % 150) }))
const rays = Array.from({ length: 12 }, (_, i) => i * 30)

/** Draws the door of a number with its resident, the weather, and a thermometer on the wall. */
export function Door({ resident, rings, number, warmth, before, turn }: Props) {
  const motion = useMotion()
  const { name, stands, wears } = resident
  return (
    <svg
      className={styles.street}
      viewBox="0 0 320 230"
      role="img"
      aria-label={doorText(resident)}
      data-moves={motion || undefined}
    >
      <path d="M0 0H320V204H0Z" fill={warmth > 0.5 ? "#d98f6b" : "#8fa3bd"} />
      <path
        d="M0 25H320M0 51H320M0 77H320M0 103H320M0 129H320M0 155H320M0 181H320"
        stroke="#000"
        strokeOpacity=".14"
        strokeWidth="2"
      />
      <path d="M0 204H320V230H0Z" fill={warmth < 0.4 ? "#fff" : "#8c8577"} />
      {/* The hall with its resident. */}
      <path
        d="M108 34H212V204H108Z"
        fill={wears === "a crown" ? "#ffe27a" : "#3a2c22"}
        stroke="#fff"
        strokeWidth="6"
      />
      <svg x="111" y="37" width="98" height="164" viewBox="0 0 98 164" aria-hidden="true">
        {wears === "a crown" &&
          rays.map(turned => (
            <path key={turned} d="M49 75L39 -75H59Z" fill="#fff3b8" transform={`rotate(${turned} 49 75)`} />
          ))}
        {stands !== "nowhere" && (
          <g transform={stands === "down" ? "rotate(180 49 82)" : undefined}>
            <g key={`${name} ${rings}`} className={styles.person}>
              <Person {...resident} />
            </g>
          </g>
        )}
      </svg>
      <g key={`${name} ${rings}`} className={styles.leaf}>
        <path d="M108 34L84 22V216L108 204Z" fill="#6d3b1f" stroke="#2a1508" strokeWidth="2" />
        <path d="M103 44L89 37V104L103 108ZM103 122L89 121V190L103 184Z" fill="#5a2f17" />
      </g>
      {/* The plates beside the door, and the bell. */}
      <g textAnchor="middle" fontFamily="var(--digits)" fill="#111">
        <path d="M222 62H312V86H222Z" fill="#fffbe6" stroke="#111" strokeWidth="2" />
        <text x="267" y="81" fontSize="20">
          {onPlate(number, 10)}
        </text>
        <path d="M222 92H312V116H222Z" fill="#e0b84c" stroke="#111" strokeWidth="2" />
        <text x="267" y="111" fontSize="20">
          {onPlate(name, 10)}
        </text>
      </g>
      <g transform="translate(22 196) rotate(-90) scale(.56)">
        <Thermometer warmth={warmth} before={before} turn={turn} />
      </g>
      {warmth < 0.4 && (
        <g fill="#fff">
          {snow.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="3" />
          ))}
          <path d="M104 30H216V22Q200 26 190 20Q160 27 140 21Q120 26 104 20ZM122 30l4 16 4 -16zM184 30l3 12 4 -12z" />
        </g>
      )}
    </svg>
  )
}
