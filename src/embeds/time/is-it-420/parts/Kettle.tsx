import * as styles from "../IsIt420.module.css"

type Props = {
  /** The water's temperature in degrees Celsius; null before mount. */
  degrees: number | null
  isOn: boolean
  boils: boolean
  /** True while it is lifted off its base and tipped to the left. */
  tips: boolean
  motion: boolean
}

/** An electric kettle with a thermometer, a lamp, and steam when it boils. */
export function Kettle({ degrees, isOn, boils, tips, motion }: Props) {
  const high = (62 * (degrees ?? 20)) / 100
  return (
    <g className={motion && (isOn || boils) && !tips ? styles.shiver : undefined}>
      <rect x="42" y="130" width="106" height="12" fill="#222" />
      <circle cx="140" cy="136" r="4" fill={isOn ? "#ff5a36" : "#555"} />
      <g className={`${tips ? styles.tipped : ""} ${motion ? styles.lifts : ""}`}>
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
        <rect x="86" y="56" width="16" height="66" fill="#fff" stroke="#222" strokeWidth="2" />
        <rect x="88" y={120 - high} width="12" height={high} fill="#c22" />
      </g>
    </g>
  )
}
