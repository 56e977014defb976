import * as styles from "../ProgressBars.module.css"

/** Draws a hamster carrying sheets from one folder to another, at the position of the bar below it. */
export function Copying({ value, label }: { value: number; label: string }) {
  const x = 74 + 300 * Math.min(1.12, value)
  const folder = (left: number) => (
    <g transform={`translate(${left} 30)`}>
      <path d="M0 8h18l6 7h30v38H0z" fill="#d9a520" stroke="#7a5a08" strokeWidth="2" />
      <path d="M0 22h54v31H0z" fill="#ffd84a" stroke="#7a5a08" strokeWidth="2" />
      <path d="M3 25h48" stroke="#fff3b0" strokeWidth="3" />
    </g>
  )
  return (
    <svg className={styles.copying} viewBox="0 0 480 96" role="img" aria-label={label}>
      <rect width="480" height="96" fill="#008080" />
      <path d="M0 84h480v12H0z" fill="#006060" />
      {folder(10)}
      {folder(416)}
      <g transform={`translate(${x} 62)`}>
        <path d="M14-44h26l8 8v26H14z" fill="#fff" stroke="#333" strokeWidth="2" transform="rotate(8)" />
        <path d="M20-32h20M20-24h22M20-16h18" stroke="#5a8ad0" strokeWidth="2" transform="rotate(8)" />
        <ellipse cx="-4" cy="6" rx="25" ry="16" fill="#d99a4e" />
        <ellipse cx="-4" cy="12" rx="18" ry="9" fill="#fff0dc" />
        <circle cx="14" cy="-2" r="13" fill="#e3ab62" />
        <circle cx="6" cy="-13" r="5" fill="#c07c3a" />
        <circle cx="6" cy="-13" r="2.5" fill="#f0b8a8" />
        <circle cx="18" cy="-5" r="2.5" fill="#111" />
        <circle cx="26" cy="0" r="2" fill="#d0606a" />
        <path d="M22 6l10-8M-14 20l-4 4M6 20l4 4" stroke="#a8682c" strokeWidth="4" strokeLinecap="round" />
      </g>
    </svg>
  )
}
