import type { Microgame } from "../microgame"
import * as styles from "./Crash.module.css"

type Props = { title: string; crash: Microgame["crash"]; ships: boolean }

/** The end of a game, over its last picture. */
export function Crash({ title, crash: [kind, text], ships }: Props) {
  if (ships)
    return (
      <div className={styles.crash} data-kind="ships">
        <span className={styles.sticker}>Shipped</span>
        <p>It did not crash. An inquiry has been opened.</p>
      </div>
    )
  return (
    <div className={styles.crash} data-kind={kind}>
      {kind === "dialog" && (
        <>
          <span className={styles.bar} data-at="1">
            {title}
          </span>
          <span className={styles.bar} data-at="2">
            {title}
          </span>
          <span className={styles.bar}>{title}</span>
        </>
      )}
      {kind === "disk" && <Floppy />}
      {kind === "paw" && <Paw />}
      {kind === "installer" && (
        <span className={styles.progress}>
          <span />
        </span>
      )}
      {kind === "hourglass" && <Hourglass />}
      {kind === "blue" && <b className={styles.system}>{title}</b>}
      {kind === "credits" && <b>{title}</b>}
      <p>{text}</p>
      {kind === "blue" && <p>Press any key. Not that one.</p>}
      {kind === "credits" && <p>Thank you, Mother</p>}
    </div>
  )
}

/** A floppy disk, which is also a life. */
export function Floppy({ isEaten = false }: { isEaten?: boolean }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
      className={styles.floppy}
      data-eaten={isEaten || undefined}
    >
      <path d="M2 2h24l4 4v24H2z" fill={isEaten ? "#777" : "#1f3fa0"} />
      <path d="M8 2h14v10H8z" fill="#c8ccd4" />
      <path d="M17 4h3v6h-3z" fill="#333" />
      <path d="M6 17h20v13H6z" fill="#fff" />
      <path d="M9 20h14M9 24h10" stroke="#99a" strokeWidth="1.5" />
      {isEaten && <path d="M32 10a6 6 0 0 0-8 5a6 6 0 0 0 1 9a6 6 0 0 0 3 8h4z" fill="var(--surface)" />}
    </svg>
  )
}

function Paw() {
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true" className={styles.paw}>
      <path
        d="M160 22Q90 14 46 34Q22 40 22 56Q26 74 58 72Q110 78 160 70z"
        fill="#d98f3a"
        stroke="#4a2410"
        strokeWidth="4"
      />
      <g fill="#f59aa0" stroke="#4a2410" strokeWidth="3">
        <circle cx="28" cy="40" r="10" />
        <circle cx="17" cy="56" r="10" />
        <circle cx="30" cy="70" r="10" />
      </g>
    </svg>
  )
}

function Hourglass() {
  return (
    <svg viewBox="0 0 32 40" aria-hidden="true" className={styles.hourglass}>
      <path
        d="M4 2h24v4q0 8-10 14q10 6 10 14v4H4v-4q0-8 10-14Q4 14 4 6z"
        fill="#fff"
        stroke="#000"
        strokeWidth="2"
      />
      <path d="M10 10h12l-6 8zM8 36q2-8 8-10q6 2 8 10z" fill="#c9a36a" />
    </svg>
  )
}
