import { Stage } from "../../../../components/message-scene/Stage"
import { useMotion } from "../../../../hooks/browser/motion"
import { clockText } from "../../../../lib/calendar/wallClock"
import { type Antic, faceOf, seenIn } from "../antics"
import * as styles from "../IsItPalindrome.module.css"
import { backwards } from "../logic"
import { Clock } from "./Clock"

type Props = {
  /** The minute of the day, 0 to 1439, in front of the mirror; null before mount. */
  minute: number | null
  /** The current antic of the clock in the mirror; null for none. */
  antic: Antic | null
  /** The beat of the antic, the number of times it was caught, and its last excuse. */
  beat: number
  caught: number
  excuse: string
  onLook: () => void
  /** Called when a mouse pointer enters or leaves the mirror. */
  onWatch: (isOn: boolean) => void
}

const sparks = [
  [318, 26],
  [566, 40],
  [574, 150],
  [306, 140],
  [442, 14],
  [236, 34],
  [46, 44],
] as const

/** A clock on a shelf in front of a mirror that shows its back; the frame is golden while both show the same. */
export function Mirror({ minute, antic, beat, caught, excuse, onLook, onWatch }: Props) {
  const motion = useMotion()
  const text = minute === null ? "--:--" : clockText(minute)
  const isSame = minute !== null && backwards(minute) === text
  const inside = minute === null ? text : faceOf(antic, minute, beat)
  const label =
    minute === null
      ? "A clock before a mirror"
      : `A clock that shows ${text}, and a mirror that shows ${seenIn(antic, minute, beat)}`
  const does = antic ?? (caught > 0 ? "startled" : undefined)
  return (
    <Stage says={excuse}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the button under it. */}
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 620 184"
        preserveAspectRatio="xMidYMid slice"
        onClick={onLook}
        onPointerEnter={event => event.pointerType === "mouse" && onWatch(true)}
        onPointerLeave={event => event.pointerType === "mouse" && onWatch(false)}
      >
        <defs>
          <clipPath id="palindrome-glass">
            <rect x="312" y="18" width="262" height="140" />
          </clipPath>
        </defs>
        <rect width="620" height="196" fill={isSame ? "#5b2350" : "#2f4858"} />
        <path d="M0 30H620M0 90H620M0 150H620" stroke={isSame ? "#6d2f60" : "#375464"} strokeWidth="24" />
        <g className={styles.glass}>
          <rect x="298" y="4" width="290" height="168" fill={isSame ? "#e5b624" : "#6b4a2a"} />
          <rect x="304" y="10" width="278" height="156" fill={isSame ? "#fff0a0" : "#8a6238"} />
          <rect x="312" y="18" width="262" height="140" fill="#b9cdd6" />
          <g clipPath="url(#palindrome-glass)">
            {inside !== null && (
              <g transform="translate(595 0) scale(-1 1)">
                <g key={`${caught} ${antic}`} className={motion ? styles.inside : undefined} data-does={does}>
                  <Clock text={inside} isSame={isSame || antic === "borrows"} antic={antic} motion={motion} />
                </g>
              </g>
            )}
            <g className={motion ? styles.glint : undefined} fill="#fff" opacity="0.35">
              <path d="M320 0h26l-40 200h-26zM360 0h10l-40 200h-10z" />
            </g>
          </g>
          {isSame &&
            sparks.map(([x, y]) => (
              <path
                key={x}
                className={motion ? styles.spark : undefined}
                d={`M${x} ${y - 11}l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3l8 -3z`}
                fill="#fff6c0"
              />
            ))}
        </g>
        <rect y="172" width="620" height="24" fill="#7a4f2a" />
        <rect y="172" width="620" height="5" fill="#9a6a3c" />
        <g className={styles.clock}>
          <Clock text={text} isSame={isSame} antic={null} motion={motion} />
        </g>
      </svg>
    </Stage>
  )
}
