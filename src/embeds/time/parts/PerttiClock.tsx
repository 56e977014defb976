import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../ClockFaces.module.css"
import { doing, hamster, type Time } from "../faces"

const Body = ({ eyes }: { eyes: string }) => (
  <g stroke="#4a2410" strokeWidth="1.4" strokeLinejoin="round">
    <path d="M20 64q4-4 8 0M44 64q4-4 8 0" stroke="#f59aa0" strokeWidth="4" fill="none" />
    <circle cx="50" cy="30" r="5" fill="#c9772b" />
    <path d="M12 52C12 36 26 28 44 30c12 0 20 10 20 18 0 10-10 16-26 16S12 62 12 52z" fill="#d98f3a" />
    <path d="M24 62c0-8 8-12 15-10s11 8 9 10q-12 3-24 0z" fill="#fff0d2" strokeWidth="0" />
    <circle cx="63" cy="47" r="2" fill="#f59aa0" strokeWidth="0" />
    <path d={eyes} fill="none" stroke="#1c1420" strokeWidth="2.4" strokeLinecap="round" />
  </g>
)
const open = "M54 42v1.5"

/** Pertti, whose activity shows the time; without a time his empty house. */
export function PerttiClock({ time }: { time: Time | null }) {
  const motion = useMotion()
  const does = time ? doing(time) : null
  return (
    <svg
      className={styles.dial}
      role="img"
      viewBox="0 0 116 72"
      aria-label={time ? `Pertti, ${hamster(time)}` : "Where Pertti lives"}
    >
      <path d="M0 0h116v72H0z" fill={does === "sleeps" || does === null ? "#f3e3b5" : "#2b3350"} />
      <path d="M0 64h116v8H0z" fill="#c99a4a" />
      {does === "runs" && (
        <g transform="translate(20 -2)">
          <g className={motion ? styles.wheel : undefined} stroke="#c9cdd6" strokeWidth="2" fill="none">
            <circle cx="38" cy="36" r="34" />
            <path d="M38 2v68M4 36h68M14 12l48 48M62 12L14 60" strokeWidth="1" />
          </g>
          <g transform="translate(8 12) scale(0.8)" className={motion ? styles.runs : undefined}>
            <Body eyes={open} />
          </g>
        </g>
      )}
      {does === "eats" && (
        <>
          <Body eyes={open} />
          <path d="M70 62q2-14 18-14t18 14z" fill="#8f2424" stroke="#3f0f0f" />
          <path d="M78 48q2-5 5 0M86 47q2-6 5 0M94 48q2-5 5 0" fill="#333" />
          <path d="M66 44q3-8 5 0-2 6-5 0z" fill="#222" className={motion ? styles.eats : undefined} />
        </>
      )}
      {does === "wakes" && (
        <>
          <path d="M4 64V40l26-22 26 22v24z" fill="#a5713c" stroke="#3f2a12" />
          <g transform="translate(22 0)">
            <Body eyes="M52 43h4" />
          </g>
          <path d="M84 14a12 12 0 1 0 12 12 9 9 0 0 1-12-12z" fill="#f4efd0" />
        </>
      )}
      {does === "sleeps" && (
        <>
          <path d="M2 68l8-12 4 8 8-12 8 12 10-12 8 12 10-12 8 12 8-10 6 14z" fill="#e2bb58" />
          <g transform="translate(8 8)">
            <Body eyes="M51 44q3 3 6 0" />
          </g>
          <path d="M80 30h9l-9 11h9M94 12h7l-7 9h7" fill="none" stroke="#2b3350" strokeWidth="2.5" />
        </>
      )}
      {does === null && (
        <path d="M30 64V36l28-24 28 24v28H68V50a10 10 0 0 0-20 0v14z" fill="#a5713c" stroke="#3f2a12" />
      )}
    </svg>
  )
}
