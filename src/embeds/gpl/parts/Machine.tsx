import type { CSSProperties } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../Gpl.module.css"
import { answerOf, lampsOf, placesOf, reels } from "../logic"

type Props = {
  number: number
  /** The number of turns of each reel; a reel spins when its number rises. */
  turns: readonly number[]
  onNudge: (reel: number) => void
  /** The number of pulls of the lever; it moves when the number rises. */
  pulls: number
  onPull: () => void
}

const letters = ["G", "P", "L"]
const left = (reel: number) => 34 + reel * 142

/**
 * The machine: three reels with ten words each, a lamp for each letter and a lever. Clicking a reel advances it.
 */
export function Machine({ number, turns, onNudge, pulls, onPull }: Props) {
  const moves = useMotion()
  const places = placesOf(number)
  const lamps = lampsOf(number)
  return (
    <div className={styles.machine}>
      <svg viewBox="0 0 520 230" role="img" aria-label={`A machine with three reels: ${answerOf(number)}`}>
        <defs>
          <linearGradient id="gpl-reel" x2="0" y2="1">
            <stop offset="0" stopColor="#000" stopOpacity="0.55" />
            <stop offset="0.3" stopColor="#000" stopOpacity="0" />
            <stop offset="0.7" stopColor="#000" stopOpacity="0" />
            <stop offset="1" stopColor="#000" stopOpacity="0.55" />
          </linearGradient>
          <clipPath id="gpl-window">
            <path d="M0 84H520V182H0z" />
          </clipPath>
        </defs>
        <path d="M14 40q0-22 22-22H452q22 0 22 22V226H14z" fill="#8c1420" stroke="#42060d" strokeWidth="4" />
        <path d="M20 42q0-18 18-18H450q18 0 18 18v6H20z" fill="#d8232a" />
        <path d="M14 196H474v30H14z" fill="#5d0a13" />
        <path d="M170 204H318v12H170z" fill="#1c1420" />
        <rect x="26" y="76" width="436" height="114" rx="6" fill="#e0b347" stroke="#7a5a12" strokeWidth="3" />
        {letters.map((letter, reel) => (
          <g key={letter}>
            <circle
              cx={left(reel) + 67}
              cy="50"
              r="17"
              fill={places[reel] === 0 ? "#fff27a" : "#4d0b12"}
              stroke="#e0b347"
              strokeWidth="3"
            />
            <text
              x={left(reel) + 67}
              y="57"
              textAnchor="middle"
              fontSize="21"
              className={styles.letter}
              fill={places[reel] === 0 ? "#5d0a13" : "#ffd9a0"}
            >
              {letter}
            </text>
            <rect x={left(reel)} y="84" width="134" height="98" fill="#fffbe6" />
            <g clipPath="url(#gpl-window)">
              <Reel
                key={turns[reel]}
                words={reels[reel] ?? []}
                place={places[reel] ?? 0}
                x={left(reel) + 67}
                spins={moves && (turns[reel] ?? 0) > 0}
                seconds={0.5 + reel * 0.25}
              />
            </g>
            <rect
              x={left(reel)}
              y="84"
              width="134"
              height="98"
              fill="url(#gpl-reel)"
              stroke="#42060d"
              strokeWidth="2"
            />
          </g>
        ))}
        {lamps === 3 && (
          <path
            d="M30 30l8 6-8 6M458 30l-8 6 8 6M238 26l6 8 6-8M120 26l6 8 6-8M360 26l6 8 6-8"
            fill="none"
            stroke="#fff27a"
            strokeWidth="4"
          />
        )}
        <path d="M476 120h16" stroke="#555" strokeWidth="10" />
        {/* A pointer shortcut for the button below the machine. */}
        <g className={styles.lever} onPointerDown={onPull}>
          <path d="M470 24H518V196H470z" fill="transparent" />
          <g key={pulls} className={moves && pulls > 0 ? styles.pulled : undefined}>
            <path d="M494 122V60" stroke="#b9bcc4" strokeWidth="9" />
            <path d="M492 118V62" stroke="#eef0f4" strokeWidth="2" />
            <circle cx="494" cy="50" r="16" fill="#d8232a" stroke="#42060d" strokeWidth="3" />
            <circle cx="489" cy="45" r="4.5" fill="#ff9a9a" />
          </g>
        </g>
      </svg>
      {letters.map((letter, reel) => (
        <button
          key={letter}
          type="button"
          aria-label={`Move the ${letter} by a word`}
          className={styles.reel}
          style={{ insetInlineStart: `${(left(reel) / 520) * 100}%` }}
          onClick={() => onNudge(reel)}
        />
      ))}
    </div>
  )
}

type ReelProps = { words: readonly string[]; place: number; x: number; spins: boolean; seconds: number }

/** Draws the visible words of a reel, and above them the words that pass while it spins. */
function Reel({ words, place, x, spins, seconds }: ReelProps) {
  const rows = Array.from({ length: spins ? 14 : 3 }, (_, i) => ({ row: i - 1, at: (place + i + 9) % 10 }))
  return (
    <g className={spins ? styles.spin : undefined} style={{ "--seconds": `${seconds}s` } as CSSProperties}>
      {rows.map(({ row, at }) => (
        <text
          key={row}
          x={x}
          y={140 + row * 40}
          textAnchor="middle"
          fontSize={row === 0 ? 24 : 18}
          className={styles.word}
          fill={row === 0 ? "#1c1420" : "#6d5b3a"}
        >
          {words[at]}
        </text>
      ))}
    </g>
  )
}
