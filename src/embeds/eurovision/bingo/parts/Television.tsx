import { type ReactNode, useRef, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { useTicks } from "../../../../kits/motion/useTicks"
import * as styles from "../EurovisionBingo.module.css"
import { type Kind, kindOf } from "../logic"
import type { Squares } from "../schema"
import { Singer } from "./Singer"
import { type Show, shows } from "./shows"

type Props = {
  squares: Squares
  /** The text of the square to show; null to cycle through last year's stage. */
  text: string | null
  /** The sign in the corner of the screen. */
  sign: string
}

/** Milliseconds per picture of last year. */
const repeatMs = 3500

const audience = [4, 16, 29, 41, 54, 66, 79, 91, 104, 116]

/** A television that shows squares. The status says the same in words. */
export function Television({ squares, text, sign }: Props) {
  const moving = useMotion()
  const [song, setSong] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const lastYear = squares.stage
  useTicks(moving && text === null, repeatMs, () => setSong((song + 1) % lastYear.length), box)
  const shown = text ?? lastYear[song] ?? ""
  return (
    <div ref={box} className={styles.television} data-moving={moving || undefined}>
      <svg viewBox="0 0 120 80" aria-hidden="true" data-shows={shown}>
        <rect width="120" height="80" fill="#14082e" />
        {pictures[kindOf(shown, squares)](shown)}
        <rect
          x="3"
          y="3"
          width={sign.length * 5.4 + 4}
          height="10"
          fill={sign === "LIVE" ? "#b00020" : "#333"}
        />
        <text x="5" y="11" fill="#fff" fontFamily="monospace" fontSize="9">
          {sign}
        </text>
      </svg>
    </div>
  )
}

const pictures: Record<Kind, (text: string) => ReactNode> = {
  stage: text => <Stage show={shows[text] ?? {}} />,
  song: text => (
    <Stage show={text === "Key change" ? keyChange : /^Rap|Metal|Yodel/.test(text) ? loud : notes} />
  ),
  hosts: text => (
    <>
      <path fill="#5b1a8c" d="M0 62h120v18H0z" />
      {[40, 80].map(x => (
        <g key={x} transform={`translate(${x} 44)`}>
          <g className={styles.sways}>
            <Singer costume={x < 60 ? "#1b2f8f" : "#a3186b"} sings={text.length % 2 === Number(x < 60)} />
            <path fill="#ffd84a" d="M-5-5l5 3 5-3v6l-5-3-5 3z" />
          </g>
        </g>
      ))}
      <path fill="#fff" d="M52 50h16v20H52z" />
    </>
  ),
  votes: text => (
    <>
      {[52, 96, 31, 80, 64].map((width, row) => (
        <g key={width}>
          <rect
            x="8"
            y={17 + row * 12}
            width={width}
            height="8"
            fill={row === text.length % 5 ? "#ffd84a" : "#2a66ff"}
          />
        </g>
      ))}
      <text
        x="106"
        y={24 + (text.length % 5) * 12}
        fill="#fff"
        fontFamily="sans-serif"
        fontSize="11"
        fontWeight="bold"
        textAnchor="middle"
      >
        {text.startsWith("Zero") ? 0 : 12}
      </text>
    </>
  ),
  sofa: () => (
    <>
      <path fill="#35506e" d="M34 8h52v30H34z" />
      <path fill="#9cf" d="M37 11h46v24H37z" />
      {[34, 60, 86].map((x, i) => (
        <g key={x} className={i === 1 ? styles.sways : undefined} fill="#c98a3a" stroke="#2a1600">
          <circle cx={x - 7} cy="43" r="4" />
          <circle cx={x + 7} cy="43" r="4" />
          <circle cx={x} cy="52" r="10" />
        </g>
      ))}
      <path fill="#7a3b2a" stroke="#2a1600" d="M12 54q48-6 96 0v26H12z" />
    </>
  ),
}

const note = "v-12l9-3v12a3 2.500 0 11-3-2v-6l-3 1v10a3 2.500 0 11-3-2z"
const notes: Show = { front: <path fill="#ffef7a" d={`M26 40${note}M84 30${note}M92 54${note}`} /> }
const loud: Show = { front: <path fill="#ff6a00" d="M84 30l16-12-4 12 14-2-16 14 2-10z" /> }
const keyChange: Show = {
  front: (
    <path
      fill="#ffd84a"
      stroke="#6b5310"
      d="M92 14a8 8 0 11-3 15.500V54h-7v-5h4v-4h-4v-4h4V29.500A8 8 0 0192 14zm-2 6a2.500 2.500 0 100 5 2.500 2.500 0 000-5z"
    />
  ),
}

function Stage({ show }: { show: Show }) {
  const { behind, front, pose, costume, camera } = show
  return (
    <g transform={camera}>
      <path fill="#2b1160" d="M-20-20h160v82H-20z" />
      <path className={styles.beam} fill="#ff5ad0" fillOpacity="0.7" d="M20-4L2 66h40z" />
      <path className={styles.beamBack} fill="#5ad0ff" fillOpacity="0.7" d="M100-4L78 66h40z" />
      <path fill="#4a2385" d="M-20 62h160v40H-20z" />
      {behind}
      <g transform={pose}>
        <g transform="translate(60 46)">
          <g className={styles.sways}>
            <Singer costume={costume} sings />
          </g>
        </g>
      </g>
      {front}
      <g fill="#000">
        {audience.map((x, i) => (
          <path
            key={x}
            d={`M${x - 6} 82v-4q0-6 6-6t6 6v4zM${x - 5} ${74 - (i % 3)}v-4h3v3zM${x + 5} ${74 - (i % 3)}v-4h-3v3z`}
          />
        ))}
      </g>
    </g>
  )
}
