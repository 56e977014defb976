import * as styles from "../BacklogBoard.module.css"

/** The legs of a standing card. */
export function Legs() {
  return (
    <svg className={styles.legs} viewBox="0 0 60 26" aria-hidden="true">
      {[20, 36].map(x => (
        <g key={x} className={styles.leg}>
          <path d={`M${x} 0v18`} stroke="#3a2a12" strokeWidth="4" />
          <path d={`M${x - 13} 24q0 -8 8 -8h8v8z`} fill="#7a2318" stroke="#3a0c08" strokeWidth="1.5" />
        </g>
      ))}
    </svg>
  )
}
