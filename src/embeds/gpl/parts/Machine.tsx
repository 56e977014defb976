import { type CSSProperties, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../Gpl.module.css"
import { type Reel as ReelNumber, reels, type Words } from "../logic"
import { Lever } from "./Lever"

type Props = {
  words: Words
  pulls: number
  /** The reel whose word the lawyer has struck out. */
  struck: ReelNumber | null
  onPull: () => void
}

const letters = ["G", "P", "L"]
const left = (reel: number) => 34 + reel * 142

/** The machine: three reels of words, and a lever at its side. */
export function Machine({ words, pulls, struck, onPull }: Props) {
  const moves = useMotion()
  const [down, setDown] = useState(0)
  const knob = 46 + down * 140
  return (
    <div className={styles.machine}>
      <svg
        viewBox="0 0 540 230"
        role="img"
        aria-label={`A machine with three reels: ${words.join(" ")}${struck === null ? "" : `. Struck out in red: ${words[struck]}`}`}
      >
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
            <circle cx={left(reel) + 67} cy="50" r="18" fill="#fff27a" stroke="#e0b347" strokeWidth="3" />
            <text
              x={left(reel) + 67}
              y="58"
              textAnchor="middle"
              fontSize="23"
              className={styles.letter}
              fill="#5d0a13"
            >
              {letter}
            </text>
            <rect x={left(reel)} y="84" width="134" height="98" fill="#fffbe6" />
            <g clipPath="url(#gpl-window)">
              <Reel
                key={words[reel]}
                all={reels[reel] ?? []}
                word={words[reel] ?? ""}
                x={left(reel) + 67}
                spins={moves && pulls > 0}
                seconds={0.5 + reel * 0.22}
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
            {struck === reel && (
              <path
                className={moves ? styles.struck : undefined}
                pathLength="1"
                d={`M${left(reel) + 8} 148l38-20-8 18 40-22-10 18 52-24`}
                fill="none"
                stroke="#d01020"
                strokeWidth="6"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            )}
          </g>
        ))}
        <path d="M474 116h26v26h-26z" fill="#555" />
        <g key={pulls} className={moves && pulls > 0 ? styles.pulled : undefined}>
          <path d={`M506 128V${knob}`} stroke="#b9bcc4" strokeWidth="11" strokeLinecap="round" />
          <path d={`M503 128V${knob}`} stroke="#eef0f4" strokeWidth="3" />
          <circle cx="506" cy={knob} r="22" fill="#d8232a" stroke="#42060d" strokeWidth="3" />
          <circle cx="499" cy={knob - 7} r="6" fill="#ff9a9a" />
        </g>
      </svg>
      <Lever onPull={onPull} onMove={setDown} />
    </div>
  )
}

type ReelProps = { all: readonly string[]; word: string; x: number; spins: boolean; seconds: number }

/** Draws a word between its neighbours, and above them the words that pass while the reel spins. */
function Reel({ all, word, x, spins, seconds }: ReelProps) {
  const place = Math.max(0, all.indexOf(word))
  const rows = Array.from({ length: spins ? 14 : 3 }, (_, i) => ({ row: i - 1, at: (place + i + 9) % 10 }))
  return (
    <g className={spins ? styles.spin : undefined} style={{ "--seconds": `${seconds}s` } as CSSProperties}>
      {rows.map(({ row, at }) => (
        <text
          key={row}
          x={x}
          y={140 + row * 40}
          textAnchor="middle"
          fontSize={row === 0 ? Math.min(25, 190 / Math.max(1, word.length)) : 18}
          className={styles.letter}
          fill={row === 0 ? "#1c1420" : "#6d5b3a"}
        >
          {row === 0 ? word : all[at]}
        </text>
      ))}
    </g>
  )
}
