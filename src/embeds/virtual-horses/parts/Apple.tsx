import * as styles from "../VirtualHorses.module.css"

/** An apple; decorative, as the text beside it has its meaning. */
export function Apple() {
  return (
    <svg className={styles.apple} viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M8 5q-3 -2 -5 0q-3 3 0 8q2 3 5 1q3 2 5 -1q3 -5 0 -8q-2 -2 -5 0z"
        fill="#c8231c"
        stroke="#5a0c08"
      />
      <path d="M8 5q0 -3 2 -4" fill="none" stroke="#4a2a10" strokeWidth="1.6" />
      <path d="M9 3q3 -2 5 0q-3 2 -5 0z" fill="#3c8a2a" />
      <path d="M4.5 7.5q.5 -1.5 2 -1.5" fill="none" stroke="#fff" strokeWidth="1.2" />
    </svg>
  )
}
