import * as styles from "../Useragent.module.css"

/** A toaster that isn't fooled: it comes nearer with every coat taken off, and at the last its toast pops up. */
export function Toaster({ near }: { near: number }) {
  return (
    <svg
      viewBox="0 0 72 84"
      className={styles.toaster}
      style={{ transform: `translateX(${near === 0 ? 120 : 64 - 64 * near}%)` }}
      aria-hidden="true"
    >
      <path
        className={styles.toast}
        data-up={near === 1 || undefined}
        fill="#d99a4e"
        stroke="#111"
        d="M20 60V38c-5-8 2-14 16-14s21 6 16 14v22z"
      />
      <path fill="#cfd6dc" stroke="#111" d="M4 76V48c0-8 5-12 12-12h40c7 0 12 4 12 12v28z" />
      <path fill="#333" d="M16 36h40v3H16zM10 76h10v6H10zM52 76h10v6H52z" />
      <circle cx="24" cy="55" r="7" fill="#fff" stroke="#111" />
      <circle cx="44" cy="55" r="7" fill="#fff" stroke="#111" />
      <circle cx="20" cy="56" r="3" />
      <circle cx="40" cy="56" r="3" />
      <path fill="none" stroke="#111" strokeWidth="2" d={near === 1 ? "M28 69c4 3 8 3 12 0" : "M28 69h12"} />
    </svg>
  )
}
