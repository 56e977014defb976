import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../Desk.module.css"
import { standOf } from "../desk"
import { Mug } from "./Cup"

type Props = {
  /** The remaining coffee, 0 to 1. */
  left: number
  /** True once the cup has fallen. */
  isFallen: boolean
  /** The number of sips taken; each is animated. */
  sips: number
  label: string
  onSip: () => void
}

/** A table on which the cup moves with time from one end to the other, and falls off when the reminder rings. */
export function Desk({ left, isFallen, sips, label, onSip }: Props) {
  const motion = useMotion()
  const { x, tilt, rattle } = standOf(isFallen ? 0 : left)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the button under it.
    <svg
      className={styles.desk}
      viewBox="0 0 320 190"
      role="img"
      aria-label={label}
      data-moves={motion || undefined}
      onClick={isFallen ? undefined : onSip}
    >
      <rect width="320" height="190" fill="#e9dfc9" />
      <rect y="166" width="320" height="24" fill="#8f8577" />
      <path d="M14 138V176M232 138V176" stroke="#5f3a1a" strokeWidth="9" />
      <rect y="128" width="248" height="11" fill="#a5682f" />
      <rect y="128" width="248" height="3" fill="#c98d4f" />
      {isFallen && (
        <g className={styles.shards}>
          <ellipse cx="276" cy="178" rx="38" ry="7" fill="#4a2a14" />
          <g fill="#fff" stroke="#111" strokeWidth="2" strokeLinejoin="round">
            <path d="M248 178l4-24 12 8 3 16Z" />
            <path d="M272 178l-2-17 9-9 14 12-3 14Z" />
            <path d="M296 179l6-12 8 11Z" />
            <path d="M290 150a8 8 0 1 1 8 12" fill="none" strokeWidth="4" />
          </g>
        </g>
      )}
      <g
        key={isFallen ? "falls" : "stands"}
        className={styles.place}
        style={{ transform: `translate(${x}px, 40px)` }}
      >
        <g className={isFallen ? styles.falls : undefined}>
          <g style={{ transform: `rotate(${isFallen ? 0 : tilt}deg)`, transformOrigin: "44px 88px" }}>
            <g key={sips} className={!isFallen && sips > 0 ? styles.sip : undefined}>
              <g className={styles.mug} data-rattle={isFallen ? "none" : rattle}>
                <g transform="scale(0.6)">
                  <Mug left={isFallen ? 0 : left} />
                </g>
              </g>
            </g>
          </g>
        </g>
      </g>
    </svg>
  )
}
