import type { DOMAttributes } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import * as styles from "../IsIt420.module.css"
import { type Act, hands, offendedAt, temperature } from "../logic"
import { Cup } from "./Cup"
import { Kettle } from "./Kettle"

type Props = {
  /** Milliseconds until tea, 0 while it is served; null before mount. */
  left: number | null
  /** The time on the clock on the wall; null before mount. */
  wall: { minute: number; second: number } | null
  /** The act after boiling; null for none. */
  act: Act | null
  /** The pointer handlers that wind the clock; keyboards and screen readers have the rehearsal instead. */
  hand: DOMAttributes<SVGGElement>
  /** The number of touches of the kettle. */
  touches: number
  onTouch: () => void
}

const tiles = Array.from({ length: 15 }, (_, i) => i * 42)
const hours = Array.from({ length: 12 }, (_, i) => i * 30)

const doing: Record<Act, string> = {
  boil: "",
  pour: ", poured into a cup",
  steam: ", and a steaming cup",
  take: ", and a paw that takes the cup",
  back: ", and a paw that puts the cup back, empty",
}

/** A kitchen: a ticking clock, a window with the time of day in it, a dripping tap, the kettle and a cup. */
export function Kitchen({ left, wall, act, hand, touches, onTouch }: Props) {
  const motion = useMotion()
  const boils = left === 0
  const degrees = left === null ? null : temperature(left)
  const isOn = degrees !== null && degrees > 20 && !boils
  const label =
    degrees === null
      ? "A kettle"
      : `A kettle at ${degrees} °C${boils ? ", boiling" : isOn ? ", switched on" : ", switched off"}${act ? doing[act] : ""}`
  const hour = wall ? wall.minute / 60 : 12
  const isDark = hour < 7 || hour > 19
  const turned = wall ? hands(wall.minute, wall.second) : { hour: 300, minute: 60, second: 0 }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the button under it
    <svg
      onClick={event => {
        if ((event.target as Element).closest("[data-kettle]")) onTouch()
      }}
      role="img"
      aria-label={label}
      viewBox="0 0 620 236"
      preserveAspectRatio="xMaxYMid slice"
    >
      <rect width="620" height="236" fill={boils ? "#ffe7a3" : isDark ? "#8fa39b" : "#cfe0c8"} />
      {tiles.map(x => (
        <rect
          key={x}
          x={x}
          y={132}
          width={40}
          height={58}
          fill={boils ? "#fff6dc" : isDark ? "#a9bbb4" : "#e6f0e2"}
        />
      ))}
      <g>
        <rect x="22" y="20" width="132" height="100" fill="#f6f2e8" />
        <rect x="30" y="28" width="116" height="84" fill={isDark ? "#142244" : "#9fd4f4"} />
        {isDark ? (
          <path
            d="M112 42a15 15 0 1 0 14 22a12 12 0 1 1 -14 -22M48 50h3v3h-3zM70 84h3v3h-3zM60 40h2v2h-2z"
            fill="#fff6c8"
          />
        ) : (
          <circle cx="116" cy="52" r="14" fill="#ffe25a" />
        )}
        <path d="M30 100q30 -22 58 -6t58 -8v26H30z" fill={isDark ? "#0c1a2c" : "#5d9a56"} />
        <path d="M88 28v84M30 70h116" stroke="#f6f2e8" strokeWidth="5" />
        <rect x="16" y="118" width="144" height="8" fill="#fffdf6" />
      </g>
      <g className={styles.clock} data-testid="clock" {...hand}>
        <circle cx="232" cy="66" r="44" fill={boils ? "#d92f1e" : "#39424e"} />
        <circle cx="232" cy="66" r="38" fill="#fffdf4" />
        {hours.map(angle => (
          <rect
            key={angle}
            x="230.5"
            y="31"
            width="3"
            height={angle % 90 === 0 ? 8 : 4}
            fill="#222"
            transform={`rotate(${angle} 232 66)`}
          />
        ))}
        <path d="M232 66V44" stroke="#111" strokeWidth="5" transform={`rotate(${turned.hour} 232 66)`} />
        <path d="M232 66V36" stroke="#111" strokeWidth="3" transform={`rotate(${turned.minute} 232 66)`} />
        {motion && (
          <path
            d="M232 72V34"
            stroke="#c22"
            strokeWidth="1.5"
            transform={`rotate(${turned.second} 232 66)`}
          />
        )}
        <circle cx="232" cy="66" r="3" fill="#111" />
      </g>
      <rect y="190" width="620" height="46" fill="#7a5536" />
      <rect y="190" width="620" height="7" fill="#a87a50" />
      <g>
        <path d="M70 190v-46h34v12" fill="none" stroke="#9aa4ad" strokeWidth="9" />
        <ellipse
          className={motion ? styles.drip : undefined}
          cx="104"
          cy="162"
          rx="3"
          ry="5"
          fill="#3f8fd0"
        />
        <rect x="40" y="186" width="110" height="7" fill="#b9c2c9" />
      </g>
      <g data-kettle="" className={styles.kettle} transform="translate(288 8) scale(1.28)">
        <Kettle
          degrees={degrees}
          isOn={isOn}
          boils={boils}
          tips={act === "pour"}
          motion={motion}
          touches={touches}
          offended={degrees === 20 && touches >= offendedAt}
        />
      </g>
      <g transform="translate(508 130)">
        <rect x="0" y="14" width="62" height="48" fill="#c23b22" />
        <rect x="-3" y="8" width="68" height="8" fill="#8f2716" />
        <rect x="8" y="26" width="46" height="22" fill="#fff3d6" />
        <text x="31" y="42" fill="#111" fontSize="14" textAnchor="middle">
          TEA
        </text>
      </g>
      <Cup act={act} motion={motion} />
    </svg>
  )
}
