import { type ComponentType, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { type Round, smile } from "../logic"
import * as styles from "./Easel.module.css"

type Props = { rounds: readonly Round[]; drawings: Readonly<Record<string, ComponentType>> }

/** The machine's latest drawing, with a button that complains and gets the next one. */
export function Easel({ rounds, drawings }: Props) {
  const motion = useMotion()
  const [at, setAt] = useState({ round: 0, times: 0 })
  const now = rounds[at.round]
  const next = (at.round + 1) % rounds.length
  const Drawing = drawings[now?.drawing ?? ""]
  if (!now || !Drawing) return null
  return (
    <section className={styles.easel} aria-label="On the easel" data-still={!motion || undefined}>
      <div key={at.times} className={styles.drawn} data-testid="drawn">
        <Drawing />
      </div>
      <button
        type="button"
        className={`default ${styles.ask}`}
        onClick={() => setAt({ round: next, times: at.times + 1 })}
      >
        {rounds[next]?.ask}
      </button>
      <div className={styles.machine}>
        <svg viewBox="0 0 100 92" className={styles.face} aria-hidden="true">
          <path fill="#d8d2bd" stroke="#6b664f" strokeWidth="3" d="M6 4h88v74H6zM34 78h32l6 12H28z" />
          <path fill="#0b2a12" d="M14 12h72v58H14z" />
          <g key={at.times} className={styles.eyes} fill="#7dff7d">
            <path d="M32 28h9v14h-9zM59 28h9v14h-9z" />
          </g>
          <path d={smile(at.round)} fill={at.round > 4 ? "#fff" : "none"} stroke="#7dff7d" strokeWidth="4" />
        </svg>
        <p role="status">{now.answer}</p>
      </div>
    </section>
  )
}
