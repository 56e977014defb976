import type { CSSProperties } from "react"
import * as styles from "../Dance.module.css"

/** A man in a raincoat with a microphone, 70 by 120, who stands at the origin. */
export function Dancer({ tempo, step }: { tempo: number; step: number }) {
  const style = { "--beat": `${0.52 / tempo}s`, "--late": `${-(step % 2) * 0.26}s` } as CSSProperties
  return (
    <g className={styles.dancer} style={style}>
      <path className={styles.leg} d="M-8-42q-6 20-10 42h-8" stroke="#1c1c24" strokeWidth="11" fill="none" />
      <path
        className={styles.otherLeg}
        d="M8-42q6 20 10 42h8"
        stroke="#1c1c24"
        strokeWidth="11"
        fill="none"
      />
      <g className={styles.body}>
        <path d="M-18-86h36l10 58q-28 8-56 0z" fill="#cdb68a" stroke="#3a2f1c" strokeWidth="2.5" />
        <path d="M-7-86h14l-3 56h-8z" fill="#fff" />
        <path d="M-6-78H6M-6-69H6M-5-60H5M-5-51H5M-5-42H5" stroke="#1f3f7a" strokeWidth="4" />
        <path d="M-28-48h56" stroke="#8a734a" strokeWidth="5" />
        <g className={styles.arm}>
          <path d="M-18-80q-22 8-26 32" stroke="#cdb68a" strokeWidth="12" fill="none" strokeLinecap="round" />
          <circle cx="-44" cy="-46" r="6" fill="#f0c6a0" />
        </g>
        <g>
          <path d="M18-80q22 10 4 -16" stroke="#cdb68a" strokeWidth="12" fill="none" strokeLinecap="round" />
          <path d="M14-92l14-16" stroke="#222" strokeWidth="6" strokeLinecap="round" />
          <circle cx="12" cy="-94" r="7" fill="#555" />
        </g>
        <circle cy="-104" r="17" fill="#f0c6a0" stroke="#3a2f1c" strokeWidth="2" />
        <path
          d="M-18-106q-6-22 12-22 6-10 18-4 14 6 6 24-4-10-14-10-14 2-22 12z"
          fill="#b5602a"
          stroke="#3a2f1c"
          strokeWidth="2"
        />
        <circle cx="-6" cy="-105" r="2.2" />
        <circle cx="6" cy="-105" r="2.2" />
        <ellipse cx="1" cy="-95" rx="4" ry="3" fill="#6b2a1c" />
      </g>
    </g>
  )
}
