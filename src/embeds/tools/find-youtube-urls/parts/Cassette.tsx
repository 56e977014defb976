import { seeded } from "../../../../lib/game/random"
import * as styles from "../FindYoutubeUrls.module.css"
import { tangle, turnsNeeded } from "../tape"

type Props = {
  /** The number of videos, and of duplicates left out. */
  videos: number
  doubles: number
  /** The handwritten label; if empty, the number of songs is shown. */
  label: string
  /** The tape's position, 0 to 1, and the pencil turns needed to wind the tape back in. */
  at: number
  left: number
}

/** The number of videos at which the reels are thickest. */
const side = 12

/** A cassette of the videos: the more of them, the thicker its reels; duplicates are crossed out on the label. */
export function Cassette({ videos, doubles, label, at, left }: Props) {
  const tape = 6 + 9 * Math.min(1, videos / side)
  const reels = [
    { x: 52, size: 14 + tape * (1 - at) },
    { x: 108, size: 14 + tape * at },
  ]
  const marks = Math.min(9, doubles)
  return (
    <svg className={styles.cassette} viewBox="0 0 160 136" aria-hidden="true">
      <rect x="1" y="1" width="158" height="98" rx="6" fill="#33343d" stroke="#111" strokeWidth="2" />
      <rect x="10" y="8" width="140" height="64" rx="3" fill="#f5efd9" />
      <path d="M10 54H150V69Q150 72 147 72H13Q10 72 10 69Z" fill="#d9482b" />
      <path d="M10 54H150V58H10ZM10 62H150V64H10Z" fill="#f2b632" />
      <path d="M28 22H142M28 32H142" stroke="#a9b8c9" />
      <rect x="13" y="12" width="11" height="13" fill="#1d3f8a" />
      <text x="15.500" y="22" fill="#fff" fontSize="10" fontWeight="bold">
        A
      </text>
      <text x="30" y="20" fill="#1d2f6f" fontSize={label.length > 18 ? 6.5 : 10} fontFamily="var(--comic)">
        {label || `${videos === 1 ? "1 song" : `${videos} songs`}, for the car`}
      </text>
      {Array.from({ length: marks }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one double is like another
        <g key={i} transform={`translate(${30 + i * 12} 30)`} stroke="#1d2f6f" fill="none">
          <path d="M0 0Q2-6 4 0T8 0" />
          <path d="M-2 1L10-6" stroke="#c0182a" strokeWidth="1.500" />
        </g>
      ))}
      <rect x="34" y="37" width="92" height="26" rx="13" fill="#22232b" />
      <rect x="64" y="41" width="32" height="18" fill="#6d7788" />
      <clipPath id="find-youtube-urls-window">
        <rect x="64" y="41" width="32" height="18" />
      </clipPath>
      <g clipPath="url(#find-youtube-urls-window)" fill="#3a2418">
        {reels.map(({ x, size }) => (
          <circle key={x} cx={x} cy="50" r={size} />
        ))}
      </g>
      {reels.map(({ x }) => (
        <g key={x} transform={`rotate(${Math.round(at * 5400 + (turnsNeeded - left) * 90)} ${x} 50)`}>
          <circle cx={x} cy="50" r="9" fill="#f3f3f3" stroke="#888" />
          <path d={`M${x} 41v5M${x} 54v5M${x - 9} 50h5M${x + 4} 50h5`} stroke="#555" strokeWidth="2.500" />
        </g>
      ))}
      <path d="M34 99L40 78H120L126 99Z" fill="#45464f" stroke="#111" />
      <path d={tangle(left, seeded(7))} fill="none" stroke="#3a2418" strokeWidth="1.800" />
      {left > 0 && (
        <g transform="rotate(-32 52 50)">
          <path d="M47 46h10v-52l-5-9-5 9z" fill="#f2b632" stroke="#111" />
          <path d="M47-6l5-9 5 9z" fill="#f0c9a0" stroke="#111" />
        </g>
      )}
      <path d="M50 92h4M106 92h4M66 88h4M90 88h4" stroke="#d8d8d8" strokeWidth="4" />
    </svg>
  )
}
