import * as styles from "../DoNotClick.module.css"

/** Draws the lodger, who looks over the button and holds up how many words are left in it. */
export function Peeper({ left }: { left: number }) {
  return (
    <svg className={styles.peeper} width="72" height="22" viewBox="0 0 72 22" aria-hidden="true">
      <circle cx="12" cy="9" r="5" fill="#b8742e" />
      <circle cx="34" cy="9" r="5" fill="#b8742e" />
      <path d="M6 22C6 8 14 4 23 4S40 8 40 22Z" fill="#d8954a" />
      <circle cx="17" cy="14" r="3.5" fill="#fff" />
      <circle cx="29" cy="14" r="3.5" fill="#fff" />
      <circle cx="18" cy="15" r="1.8" fill="#111" />
      <circle cx="30" cy="15" r="1.8" fill="#111" />
      <rect x="44" y="2" width="27" height="16" fill="#fffbe0" stroke="#333" />
      <text x="57.5" y="14.5" textAnchor="middle" fontSize="12" fontWeight="700" fill="#111">
        {left}
      </text>
    </svg>
  )
}
