import { useMotion } from "../../../hooks/browser/motion"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import { type Cup, sipsPerCup, standOf } from "../cup"
import * as styles from "../Desk.module.css"
import { Mug } from "./Cup"

type Props = {
  cup: Cup
  label: string
  /** The thing from another page, at the end of the table until the cup takes it along. */
  guest: Guest | null
  onSip: () => void
}

/** A table in the office, 480 by 250, on which the cup moves with each sip from one end to the other. */
export function Desk({ cup, label, guest, onSip }: Props) {
  const motion = useMotion()
  const isHere = cup.place === "table"
  const { part, rattle } = standOf(cup)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the button under it.
    <svg
      className={styles.desk}
      viewBox="0 0 480 250"
      role="img"
      aria-label={label}
      data-moves={motion || undefined}
      onClick={isHere ? onSip : undefined}
    >
      <rect width="480" height="250" fill="#e9dfc9" />
      <path d="M300 22h130v88H300z" fill="#9fc4dd" stroke="#6b5a45" strokeWidth="6" />
      <path d="M365 22v88M300 66h130" stroke="#6b5a45" strokeWidth="4" />
      <path d="M312 92l22-34 22 34zM380 96l16-26 16 26z" fill="#4f7a5c" />
      <path d="M28 30h86v62H28z" fill="#fff" stroke="#6b5a45" strokeWidth="3" />
      <path d="M40 48h62M40 60h62M40 72h40" stroke="#b9ad98" strokeWidth="4" />
      <rect y="216" width="480" height="34" fill="#8f8577" />
      <path d="M26 186V232M372 186V232" stroke="#5f3a1a" strokeWidth="14" />
      <rect y="172" width="400" height="16" fill="#a5682f" />
      <rect y="172" width="400" height="4" fill="#c98d4f" />
      {!isHere && <ellipse cx="330" cy="176" rx="38" ry="5" fill="none" stroke="#5c3a1a" strokeWidth="4" />}
      {guest && isHere && <GuestPicture guest={guest} x={304} y={100} width={88} height={76} />}
      {isHere && (
        <g className={styles.place} style={{ transform: `translate(${8 + 236 * part}px, 44px)` }}>
          <g key={cup.sips} className={cup.sips > 0 ? styles.sip : undefined}>
            <g className={styles.mug} data-rattle={rattle}>
              <g transform="scale(0.86)">
                <Mug left={1 - cup.sips / sipsPerCup} />
              </g>
            </g>
          </g>
        </g>
      )}
    </svg>
  )
}
