import * as styles from "../StudiesJyu.module.css"

/** The dean, who comes for the last course; asleep he lies on the heap. */
export function Dean({ asleep }: { asleep: boolean }) {
  return (
    <svg
      className={styles.dean}
      data-asleep={asleep || undefined}
      viewBox="0 0 120 200"
      role="img"
      aria-label={asleep ? "The dean, asleep on the heap" : "The dean"}
    >
      <path fill="#2b2440" d="M28 196l8-104q4-22 24-22t24 22l8 104z" />
      <path fill="#8a1c30" d="M48 74l12 70 12-70z" />
      <path
        fill="none"
        stroke="#2b2440"
        strokeWidth="14"
        strokeLinecap="round"
        d="M36 96L16 140M84 96l20 34"
      />
      <circle cx="60" cy="50" r="24" fill="#eec39c" />
      <path fill="#e8e6e0" d="M36 48q2-14 8-18l-8 26zM84 48q-2-14-8-18l8 26zM46 62q14 20 28 0l-4 22H50z" />
      <path fill="#151020" d="M24 24L60 8l36 16-36 14zM42 30v12q18 8 36 0V30z" />
      <path stroke="#d9a520" strokeWidth="3" fill="none" d="M94 24v22" />
      {asleep ? (
        <path stroke="#333" strokeWidth="3" d="M46 52h10M64 52h10" />
      ) : (
        <g fill="#222">
          <circle cx="51" cy="51" r="3" />
          <circle cx="69" cy="51" r="3" />
        </g>
      )}
    </svg>
  )
}
