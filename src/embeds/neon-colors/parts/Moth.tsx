import * as styles from "../NeonColors.module.css"

/** A moth that arrives some time after the last press. */
export function Moth({ flies }: { flies: boolean }) {
  return (
    <svg viewBox="-16 -14 32 28" className={flies ? styles.flying : styles.moth} aria-hidden="true">
      <g className={styles.wings}>
        <path d="M0-2Q-8-14-15-8-14 0-2 3ZM0-2Q8-14 15-8 14 0 2 3Z" fill="#d8c9a4" />
        <path d="M-1 1Q-10 2-9 10-4 11 0 4ZM1 1Q10 2 9 10 4 11 0 4Z" fill="#b49f74" />
        <path d="M-9-6a2 2 0 1 0 .1 0ZM9-6a2 2 0 1 0 .1 0Z" fill="#6b5836" />
      </g>
      <path d="M0-6Q3 2 0 9-3 2 0-6Z" fill="#5a4a30" />
      <path d="M-1-6l-4-5M1-6l4-5" stroke="#d8c9a4" strokeWidth="1.2" />
    </svg>
  )
}
