import * as styles from "../VirtualHorses.module.css"

/** The rosette of the winner. */
export function Rosette() {
  return (
    <svg className={styles.rosette} viewBox="0 0 24 32" aria-hidden="true" stroke="#5a0c08">
      <path d="M7 16L4 31l6-4 2-9zM17 16l3 15-6-4-2-9z" fill="#1d4fb0" />
      <circle cx="12" cy="11" r="10.500" fill="#1d4fb0" />
      <circle cx="12" cy="11" r="6.500" fill="#fff3b8" />
      <path d="M10.500 9l2-2v8" fill="none" strokeWidth="2" />
    </svg>
  )
}
