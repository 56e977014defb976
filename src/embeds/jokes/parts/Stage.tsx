import type { ReactNode } from "react"
import * as styles from "../Jokes.module.css"
import { type Phase, splats } from "../logic"

type Props = { number: number; phase: Phase; groans: number; drum: boolean; children: ReactNode }

/** Draws a stage with curtains, a comedian in the spotlight, and the tomatoes thrown at him. */
export function Stage({ number, phase, groans, drum, children }: Props) {
  const hides = groans >= 20
  return (
    <div className={styles.stage}>
      <svg
        viewBox="0 0 320 130"
        role="img"
        aria-label={
          hides
            ? "A stage with a hamster who hides behind his microphone"
            : "A stage with a hamster at a microphone"
        }
      >
        <path fill="#2a1020" d="M0 0h320v130H0z" />
        <path fill="#5b3a20" d="M0 100h320v30H0z" />
        <path fill="#ffe9a0" opacity="0.28" d="M150 0h20l52 108H98z" />
        <ellipse cx="160" cy="107" rx="62" ry="10" fill="#ffe9a0" opacity="0.5" />
        <path fill="#a3102a" d="M0 0h46q-8 50-20 100H0zM320 0h-46q8 50 20 100h26z" />
        <path
          fill="#c21b3a"
          d="M0 0h320v14q-20 14-40 0-20 14-40 0-20 14-40 0-20 14-40 0-20 14-40 0-20 14-40 0-20 14-40 0-20 14-40 0z"
        />
        <g transform={hides ? "translate(0 26) scale(1 .76)" : undefined}>
          <ellipse cx="160" cy="88" rx="20" ry="18" fill="#c98b4a" />
          <ellipse cx="160" cy="92" rx="12" ry="12" fill="#f3dcb8" />
          <circle cx="147" cy="50" r="6" fill="#c98b4a" />
          <circle cx="173" cy="50" r="6" fill="#c98b4a" />
          <ellipse cx="160" cy="61" rx="17" ry="15" fill="#c98b4a" />
          <circle cx="154" cy="58" r="2.2" />
          <circle cx="166" cy="58" r="2.2" />
          <path
            fill="none"
            stroke="#000"
            strokeWidth="1.5"
            d={phase === "punchline" ? "M152 66q8 9 16 0" : "M155 68h10"}
          />
          <path fill="#102a80" d="m160 76-9-4v9zm0 0 9-4v9z" />
        </g>
        <path stroke="#111" strokeWidth="2" d="M184 70v42M176 112h16" />
        <circle cx="182" cy="66" r="5" fill="#888" stroke="#111" />
        <g transform={drum ? "translate(0 -3)" : undefined}>
          <path fill="#d33" stroke="#fff" d="M244 92h32v18h-32z" />
          <ellipse cx="260" cy="92" rx="16" ry="5" fill="#eee" />
          <ellipse
            cx="284"
            cy="76"
            rx="14"
            ry="3"
            fill="#e2b93b"
            transform={drum ? "rotate(14 284 76)" : undefined}
          />
          <path stroke="#bbb" d="M284 76v34" />
        </g>
        {splats(number, groans).map(({ x, y, size }) => (
          <g key={`${x} ${y} ${size}`} fill="#d9251d">
            <circle cx={x} cy={y} r={size} />
            <ellipse cx={x - size} cy={y + size * 0.4} rx={size * 0.6} ry={size * 0.4} />
            <ellipse cx={x + size} cy={y - size * 0.5} rx={size * 0.5} ry={size * 0.6} />
            <path d={`M${x - 2} ${y}h4l-1 ${size * 2.2}h-2z`} />
            <circle cx={x + 1} cy={y - 1} r={size / 3} fill="#ff8d6b" />
          </g>
        ))}
      </svg>
      {children}
    </div>
  )
}
