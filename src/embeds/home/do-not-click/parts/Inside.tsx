import * as styles from "../DoNotClick.module.css"

/** Draws the inside of the button: the wall, its wires, and a hamster asleep in the warmth. */
export function Inside() {
  return (
    <svg
      className={styles.inside}
      viewBox="0 0 280 64"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M0 0H280V64H0Z" fill="#23201c" />
      <path d="M0 0H280V6H0Z" fill="#0e0c0a" />
      <g fill="none" strokeWidth="3">
        <path d="M30 0C34 26 60 18 66 64" stroke="#2f8f3a" />
        <path d="M48 0C44 30 84 20 82 64" stroke="#d9a514" />
        <path d="M252 0C240 22 226 18 222 64" stroke="#3b6fd6" />
      </g>
      <path d="M104 64C104 28 122 16 142 16S180 28 180 64Z" fill="#d8954a" />
      <circle cx="116" cy="22" r="9" fill="#b8742e" />
      <circle cx="168" cy="22" r="9" fill="#b8742e" />
      <g className={styles.eyes}>
        <circle cx="130" cy="31" r="5" fill="#fff" />
        <circle cx="154" cy="31" r="5" fill="#fff" />
        <circle cx="131" cy="32" r="2.6" fill="#111" />
        <circle cx="153" cy="32" r="2.6" fill="#111" />
      </g>
    </svg>
  )
}
