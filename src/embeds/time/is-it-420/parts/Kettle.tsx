import * as styles from "../IsIt420.module.css"

type Props = {
  /** The water's temperature in degrees Celsius; null before mount. */
  degrees: number | null
  isOn: boolean
  boils: boolean
  /** True while it is lifted off its base and tipped to the left. */
  tips: boolean
  motion: boolean
  /** The number of touches; each leaves a handprint. */
  touches: number
  /** True while it has turned its back. */
  offended: boolean
}

/** The places of the handprints on the kettle, and how they are turned in degrees. */
const prints = [
  [115, 84, 12],
  [72, 104, -20],
  [112, 114, 40],
  [74, 66, 10],
  [120, 58, -15],
] as const

/** An electric kettle with a thermometer, a lamp, and steam when it boils. */
export function Kettle({ degrees, isOn, boils, tips, motion, touches, offended }: Props) {
  const high = (62 * (degrees ?? 20)) / 100
  return (
    <g className={motion && (isOn || boils) && !tips ? styles.shiver : undefined}>
      <rect x="42" y="130" width="106" height="12" fill="#222" />
      <circle cx="140" cy="136" r="4" fill={isOn ? "#ff5a36" : "#555"} />
      <g
        className={`${tips ? styles.tipped : ""} ${motion ? styles.lifts : ""}`}
        transform={offended && !tips ? "translate(190 0) scale(-1 1)" : undefined}
      >
        {boils && !tips && (
          <g className={motion ? styles.steam : undefined} fill="none" stroke="#fff" strokeWidth="7">
            <path d="M26 40q-12 -12 0 -22t0 -20" />
            <path d="M42 36q-12 -12 0 -22t0 -20" />
            <path d="M10 44q-12 -12 0 -22t0 -20" />
          </g>
        )}
        <path d="M128 62h24q14 0 14 16v22q0 16 -14 16h-14" fill="none" stroke="#222" strokeWidth="9" />
        <path d="M62 44L30 48l26 36z" fill="#b8bcc4" stroke="#222" strokeWidth="3" />
        <path d="M60 40h70l10 90H50z" fill="#d9dce2" stroke="#222" strokeWidth="3" />
        <path d="M66 44h10l-8 82h-12z" fill="#f4f6f9" />
        <path d="M72 40q23 -18 46 0z" fill="#222" />
        {prints.slice(0, touches).map(([x, y, turn]) => (
          <path
            key={`${x} ${y}`}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            d="M-6 2q-2 9 6 9t7-9zM-7-8h3v9h-3zM-2-11h3v12h-3zM3-10h3v11h-3zM8-4h3v7h-3z"
            fill="#7f5a48"
            opacity="0.75"
          />
        ))}
        <rect x="86" y="56" width="16" height="66" fill="#fff" stroke="#222" strokeWidth="2" />
        <rect x="88" y={120 - high} width="12" height={high} fill="#c22" />
      </g>
    </g>
  )
}
