import type { CSSProperties } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import type { useDrag } from "../useDrag"
import * as styles from "./Telephone.module.css"

type Props = {
  drag: ReturnType<typeof useDrag>
  /** The last text read, the message on the screen, and the number of scans. */
  seen: { text: string; says: string; looks: number }
}

/** A telephone to drag over the code. A button does the same, and its message is also given as a status. */
export function Telephone({ drag, seen: { text, says, looks } }: Props) {
  const motion = useMotion()
  const { at, isHeld, handlers } = drag
  return (
    <div
      {...handlers}
      className={styles.telephone}
      style={{ "--x": `${at.x}px`, "--y": `${at.y}px` } as CSSProperties}
      data-held={isHeld || undefined}
      data-lively={motion || undefined}
      aria-hidden="true"
    >
      <div key={looks} className={looks > 0 ? styles.shaken : styles.waits}>
        <svg viewBox="0 0 108 214" aria-hidden="true">
          <path d="M18 30V6q0 -5 6 -5t6 5v24z" fill="#22252e" />
          <rect x="2" y="20" width="104" height="192" rx="24" fill="#2c3a5e" />
          <rect x="2" y="20" width="104" height="192" rx="24" fill="none" stroke="#10141f" strokeWidth="3" />
          <path d="M40 31h28" stroke="#10141f" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 6" />
          <rect x="9" y="38" width="90" height="88" rx="7" fill="#10141f" />
          <rect x="13" y="42" width="82" height="80" rx="3" fill="#b4cf6a" />
          <path d="M40 136h28l-5 9H45z" fill="#8fa0c4" />
          <g fill="#c9d2e6">
            {[153, 170, 187].map(y =>
              [14, 42, 70].map(x => <rect key={x} x={x} y={y} width="24" height="12" rx="6" />),
            )}
          </g>
        </svg>
        <div className={styles.screen} data-screen="">
          {text !== "" && <p className={styles.read}>{text}</p>}
          <p>{says}</p>
        </div>
      </div>
    </div>
  )
}
