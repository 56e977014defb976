import * as styles from "../Antarctica.module.css"
import { isSunUp, poleText } from "../logic"

type Props = {
  /** The instant in milliseconds since 1970; null until it is known. */
  at: number | null
}

/** The sun at the South Pole: up or down, its altitude, and its next change. */
export function PoleSun({ at }: Props) {
  const isUp = at === null ? null : isSunUp(at, -90, 0)
  return (
    <section aria-labelledby="pole-sun" className={styles.sun}>
      <SunPicture isUp={isUp ?? true} />
      <h2 id="pole-sun" className={styles.question}>
        Is the sun up at the South Pole?
      </h2>
      <p role="status" className={styles.answer}>
        {isUp === null ? "..." : isUp ? "Yes" : "No"}
      </p>
      <p className={styles.pole}>{at === null ? "Looking south..." : poleText(at)}</p>
    </section>
  )
}

/** The sun above a flat horizon, or below it with stars. */
function SunPicture({ isUp }: { isUp: boolean }) {
  return (
    <svg viewBox="0 0 120 60" aria-hidden="true">
      <rect width="120" height="60" fill={isUp ? "#8cc7ef" : "#101a3c"} />
      {!isUp && (
        <path d="M14 12h2M38 22h2M60 8h2M88 18h2M104 10h2M26 34h2M98 30h2" stroke="#fff" strokeWidth="2" />
      )}
      <ellipse
        cx="60"
        cy="22"
        rx="50"
        ry="9"
        fill="none"
        stroke={isUp ? "#fff" : "#3b4a7d"}
        strokeDasharray="3 4"
      />
      {isUp && <circle cx="86" cy="15" r="9" fill="#ffd23e" stroke="#e08a00" />}
      <path d="M0 44H120V60H0Z" fill={isUp ? "#f7fbff" : "#5d6d94"} />
      {!isUp && <path d="M76 60A10 10 0 0 1 96 60Z" fill="#c98b1e" />}
      <path d="M58 34H62V48H58Z" fill="#fff" stroke="#555" />
      <path d="M58 38L62 36V40L58 42ZM58 45L62 43V47L58 48Z" fill="#c0182a" />
      <circle cx="60" cy="32" r="4" fill="#cfd8e6" stroke="#666" />
    </svg>
  )
}
