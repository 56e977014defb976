import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import { placeOf } from "../drops"
import * as styles from "../ProgressBars.module.css"
import { type Pose, poseOf } from "../poses"

type Props = {
  id: string
  value: number
  text: string
  label: string
  /** The per cents that lie on the floor. */
  dropped: number
  /** The thing from another page, which stands on the floor, or up on the bar. */
  guest: Guest | null
  isUp: boolean
}

const [width, height, floor] = [480, 150, 136]
/** The way of the hamster's middle, from folder to folder. */
const [from, to] = [92, 372]

/** Draws a hamster who carries a bar from one folder to another, in the way of that bar. */
export function Carrying({ id, value, text, label, dropped, guest, isUp }: Props) {
  const pose = poseOf(id, value, text)
  const picture = (middle: number, foot: number, size: number) =>
    guest && <GuestPicture guest={guest} x={middle - 28} y={foot - size} width={56} height={size} />
  const x = from + (to - from) * Math.min(1.4, value)
  return (
    <svg className={styles.carrying} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect width={width} height={height} fill="#008080" />
      {/* The floor goes on where the window is wider than the picture. */}
      <path d={`M-900 ${floor}h2280v14H-900z`} fill="#006060" />
      <Folder x={8} />
      {Array.from({ length: pose.queue }, (_, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a waiting hamster is the one at its place.
          key={i}
          transform={`translate(${to - 8 - i * 34} ${floor - 12}) scale(0.6)`}
        >
          <Hamster pose={{ ...pose, bars: 0 }} />
        </g>
      ))}
      {!pose.isHidden && value <= 1 && <Folder x={418} />}
      {!isUp && picture(x > 230 ? 150 : 320, floor + 8, 52)}
      <g key={id} className={styles.carrier}>
        <g transform={`translate(${pose.isHidden ? 404 - 90 * (1 - value) : x} ${floor - 20 * pose.size})`}>
          <g transform={`scale(${pose.isBack ? -pose.size : pose.size} ${pose.size})`}>
            <Hamster pose={pose} />
          </g>
          <Load pose={pose} value={value} />
          {isUp && picture(-4, topOf(pose), 40)}
          {pose.sign && (
            <g transform="translate(44 -2)">
              <path d="M0 22V-2" stroke="#5b3512" strokeWidth="4" />
              <rect x="-34" y="-24" width="68" height="22" fill="#fff3df" stroke="#5b3512" strokeWidth="2" />
              <text y="-8" className={styles.sign}>
                {pose.sign}
              </text>
            </g>
          )}
        </g>
      </g>
      {Array.from({ length: dropped }, (_, i) => {
        const { along, turn } = placeOf(i)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a per cent is the one at its place.
            key={i}
            className={styles.dropped}
            x={from + (to - from) * along}
            y={floor - 4}
            width="9"
            height="13"
            fill="#000080"
            stroke="#fff"
            transform={`rotate(${turn} ${from + (to - from) * along} ${floor})`}
          />
        )
      })}
      {pose.isHidden && <Folder x={418} />}
      {value > 1 && <Folder x={418} torn />}
    </svg>
  )
}

/** Draws a folder; a torn one leans to the right. */
function Folder({ x, torn = false }: { x: number; torn?: boolean }) {
  return (
    <g transform={`translate(${x} ${floor - 54})${torn ? " rotate(24 54 53)" : ""}`}>
      <path d="M0 8h18l6 7h30v38H0z" fill="#d9a520" stroke="#7a5a08" strokeWidth="2" />
      <path d="M0 22h54v31H0z" fill="#ffd84a" stroke="#7a5a08" strokeWidth="2" />
      <path d="M3 25h48" stroke="#fff3b0" strokeWidth="3" />
    </g>
  )
}

/** Returns the y of the hamster's back, where the lowest bar lies. */
const backOf = ({ isFlat, isAsleep, size }: Pose) => (isFlat ? 6 : isAsleep ? 2 : -18 * size)

/** Returns the y of the top of all that he carries. */
const topOf = (pose: Pose) => backOf(pose) - pose.bars * (pose.thickness + 3) + 3

/** Draws the bars on the hamster's back, filled as far as they are. */
function Load({ pose, value }: { pose: Pose; value: number }) {
  const { bars, thickness, size, isFlat, isAsleep } = pose
  const long = Math.max(24, 104 * Math.min(1, size * 1.2))
  const blocks = Math.floor(Math.min(1, value) * (long / 8 - 0.5))
  const bottom = backOf(pose)
  return Array.from({ length: bars }, (_, i) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: a bar is the one at its place in the pile.
      key={i}
      transform={`translate(${-long / 2 - 4} ${bottom - thickness - i * (thickness + 3)}) rotate(${isFlat || isAsleep ? 0 : -4})`}
    >
      <rect width={long} height={thickness} fill="#fff" stroke="#333" strokeWidth="2" />
      {Array.from({ length: blocks }, (_, block) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is the one at its place.
        <rect key={block} x={3 + block * 8} y="2.5" width="6" height={thickness - 5} fill="#000080" />
      ))}
    </g>
  ))
}

function Hamster({ pose: { isFlat, isHot, isAsleep, sits } }: { pose: Pose }) {
  const [fur, dark] = isHot ? ["#e8664a", "#c0402c"] : ["#d99a4e", "#c07c3a"]
  return (
    <g transform={isFlat ? "translate(0 10) scale(2.4 0.55)" : ""}>
      {!sits && !isAsleep && (
        <path
          className={styles.legs}
          d="M-16 12l-6 8M-4 14l2 7M8 12l6 7"
          stroke={dark}
          strokeWidth="6"
          strokeLinecap="round"
        />
      )}
      <ellipse cx="-4" cy="4" rx="27" ry="17" fill={fur} />
      <ellipse cx="-4" cy="11" rx="19" ry="9" fill="#fff0dc" />
      <circle cx="17" cy="-3" r="14" fill={fur} />
      <circle cx="8" cy="-15" r="5.5" fill={dark} />
      <circle cx="8" cy="-15" r="2.7" fill="#f0b8a8" />
      {isAsleep ? (
        <path d="M17-4q4 4 8 0" fill="none" stroke="#111" strokeWidth="2" />
      ) : (
        <circle cx="21" cy="-6" r={isFlat ? 4 : 2.6} fill="#111" />
      )}
      <circle cx="30" cy="-1" r="2.3" fill="#d0606a" />
      {isHot && (
        <path
          d="M-14-26q-5-7 0-13t0-12M2-28q-5-7 0-13t0-12"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
    </g>
  )
}
