import { useMotion } from "../../../../hooks/browser/motion"
import * as styles from "../IsIt420.module.css"
import { temperature } from "../logic"

type Props = {
  /** Milliseconds until tea, 0 while it is served; null while nobody knows. */
  left: number | null
}

/** An electric kettle with a thermometer, a lamp and, when it boils, steam. */
export function Kettle({ left }: Props) {
  const motion = useMotion()
  const degrees = left === null ? null : temperature(left)
  const boils = left === 0
  const isOn = degrees !== null && degrees > 20 && !boils
  const label =
    degrees === null
      ? "A kettle"
      : `A kettle at ${degrees} °C${boils ? ", boiling" : isOn ? ", switched on" : ", switched off"}`
  return (
    <svg className={styles.kettle} role="img" aria-label={label} viewBox="0 0 200 150">
      {boils && (
        <g className={motion ? styles.steam : undefined} fill="none" stroke="#9aa" strokeWidth="4">
          <path d="M28 40q-10 -10 0 -18t0 -16" />
          <path d="M42 36q-10 -10 0 -18t0 -16" />
        </g>
      )}
      <path d="M128 62h24q14 0 14 16v22q0 16 -14 16h-14" fill="none" stroke="#222" strokeWidth="9" />
      <path d="M62 44L30 48l26 36z" fill="#b8bcc4" stroke="#222" strokeWidth="3" />
      <path d="M60 40h70l10 90H50z" fill="#d9dce2" stroke="#222" strokeWidth="3" />
      <path d="M72 40q23 -18 46 0z" fill="#222" />
      <rect x="42" y="130" width="106" height="12" fill="#222" />
      <circle cx="140" cy="136" r="4" fill={isOn ? "#ff5a36" : "#555"} />
      <rect x="86" y="56" width="16" height="66" fill="#fff" stroke="#222" strokeWidth="2" />
      <rect
        x="88"
        y={120 - (62 * (degrees ?? 20)) / 100}
        width="12"
        height={(62 * (degrees ?? 20)) / 100}
        fill="#c22"
      />
    </svg>
  )
}
