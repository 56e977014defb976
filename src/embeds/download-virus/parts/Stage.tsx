import type { StageProps } from "../../../components/download-drama/DownloadDrama"
import { useMotion } from "../../../hooks/browser/motion"
import { useElapsedMs } from "../../../kits/motion/useElapsedMs"
import * as styles from "../DownloadVirus.module.css"
import { asleepMs, floorY, skullAt, skullIn } from "../skull"
import { SkullPicture } from "./SkullPicture"

const Sleeper = () => (
  <g stroke="#4a2410" strokeWidth="1.4">
    <ellipse cx="40" cy="118" rx="32" ry="5" fill="#c1121f" />
    <path d="M10 114Q8 92 40 92 70 92 70 108 70 117 40 117 12 117 10 114Z" fill="#d98f3a" />
    <circle cx="60" cy="96" r="5" fill="#c9772b" />
    <path d="M22 116q18-14 34 0z" fill="#fff0d2" strokeWidth="0" />
    <path d="M58 106q3 3 6 0" fill="none" />
    <circle cx="70" cy="109" r="2" fill="#f59aa0" strokeWidth="0" />
  </g>
)

const Floppy = () => (
  <g stroke="#111">
    <path d="M-21-40h38l4 4V0h-42z" fill="#1f3fae" />
    <path d="M-11-40h22v12h-22zM3-38h4v8H3z" fill="#c9cdd6" />
    <path d="M-17-24h34v22h-34z" fill="#fff" />
  </g>
)

/** The flight from the world to a folder, and below it a desktop with a sleeper. */
export function Stage({ phase, startedAt, saved }: StageProps) {
  const motion = useMotion()
  const elapsed = useElapsedMs(startedAt, asleepMs, !saved && phase !== "cancelled")
  const skull = motion && startedAt !== null && phase !== "cancelled" ? skullAt(elapsed) : skullIn(phase)
  const isHome = skull.pose === "lies"
  const where = saved
    ? "caught on a floppy disk"
    : isHome
      ? "in whiskers, beside the hamster that sleeps there"
      : skull.y > 60
        ? "on the desktop"
        : "in the dialog"
  return (
    <svg className={styles.stage} viewBox="0 0 320 130" role="img" aria-label={`The skull, ${where}`}>
      <path d="M0 0h320v130H0z" fill="#008080" />
      <path d="M0 0h320v50H0z" fill="#c0c0c0" />
      <path d="M0 50h320" stroke="#555" strokeWidth="2" />
      <circle cx="26" cy="26" r="15" fill="#2f7fd0" stroke="#0b2f6b" />
      <path d="M14 20q7-8 14-6l-2 7-6 2v6l-6-2zM30 26l8-3 2 6-7 8z" fill="#6fae3c" />
      <path d="M282 14h11l3 4h14v22h-28z" fill="#ffd35c" stroke="#7a5a00" />
      <path d="M52 42h214" stroke="#777" strokeDasharray="3 5" />
      <path d="M0 120h320v10H0z" fill="#c0c0c0" />
      <path d="M4 122h30v6H4z" fill="#aaa" stroke="#333" strokeWidth="0.6" />
      <g stroke="#222">
        <path d="M236 84h30v22h-30zM230 112h42l-4-6h-34z" fill="#dcdcdc" />
        <path d="M239 87h24v16h-24z" fill="#1f3fae" />
      </g>
      {skull.tipped > 0 && (
        <g fill="#fff" stroke="#555" strokeWidth="0.6" opacity={skull.tipped}>
          <path d="M150 112l9-4 4 7-9 4zM164 108l8 2-2 8-8-2zM140 118l8-6 5 5-7 3z" />
        </g>
      )}
      <g transform={`rotate(${-88 * skull.tipped} 182 118)`} stroke="#222">
        <path d="M180 90h26l-3 28h-20z" fill="#cfd8dc" />
        <path d="M178 87h30v4h-30z" fill="#eceff1" />
        <path d="M187 94l1 20M193 94v20M199 94l-1 20" />
      </g>
      <Sleeper />
      <g transform={`translate(${skull.x} ${Math.min(skull.y, floorY)})`}>
        {saved && (
          <g className={motion ? styles.drops : undefined}>
            <Floppy />
          </g>
        )}
        <g transform={saved ? "translate(0 4) scale(0.72)" : undefined}>
          <SkullPicture pose={saved ? "stands" : skull.pose} moving={motion} whiskers={isHome || saved} />
        </g>
      </g>
      {isHome && !saved && (
        <path d="M92 78h7l-7 9h7M104 64h6l-6 8h6" stroke="#fff" strokeWidth="2" fill="none" />
      )}
    </svg>
  )
}
