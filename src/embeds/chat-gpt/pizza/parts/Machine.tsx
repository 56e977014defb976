import type { ReactNode } from "react"
import { smile } from "../logic"
import * as styles from "./Kitchen.module.css"

type Props = {
  /** The width of the smile: 0 is polite, from 5 on the teeth show. */
  mood: number
  motion: boolean
  children: ReactNode
}

/** The machine's face, and its words. */
export function Machine({ mood, motion, children }: Props) {
  return (
    <div className={styles.machine}>
      <svg viewBox="0 0 100 92" className={styles.face} aria-hidden="true">
        <path fill="#d8d2bd" stroke="#6b664f" strokeWidth="3" d="M6 4h88v74H6zM34 78h32l6 12H28z" />
        <path fill="#0b2a12" d="M14 12h72v58H14z" />
        <g key={motion ? mood : 0} className={motion ? styles.eyes : undefined} fill="#7dff7d">
          <path d="M32 28h9v14h-9zM59 28h9v14h-9z" />
        </g>
        <path d={smile(mood)} fill={mood > 4 ? "#fff" : "none"} stroke="#7dff7d" strokeWidth="4" />
      </svg>
      <p role="status">{children}</p>
    </div>
  )
}
