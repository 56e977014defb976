import * as styles from "../Dinosaurs.module.css"

/** An adult, one unit tall. */
export function Human() {
  return (
    <g>
      <path d="M-.09 0v-.42h.08V0zM.01 0v-.42h.08V0z" fill="#27364f" />
      <path d="M-.12-.44q0-.36.12-.36t.12.36z" fill="#b3372f" />
      <path d="M-.1-.74l-.08.3" stroke="#b3372f" strokeWidth=".05" />
      <path
        className={styles.wave}
        d="M.1-.74l.12-.22"
        stroke="#b3372f"
        strokeWidth=".05"
        strokeLinecap="round"
      />
      <circle cy="-.9" r=".085" fill="#e2b48c" />
      <path d="M-.085-.91a.085.085 0 0 1 .17 0z" fill="#6b4a22" />
    </g>
  )
}

/** A hamster, one unit long. */
export function Hamster() {
  return (
    <g>
      <path d="M0 0q-.06-.5.4-.55q.46 0 .58.28q.06.2-.1.27z" fill="#d59a4e" />
      <path d="M.2 0q0-.2.3-.2t.3.2z" fill="#fff3df" />
      <circle cx=".72" cy="-.5" r=".08" fill="#b9773a" />
      <circle cx=".84" cy="-.3" r=".035" />
    </g>
  )
}

/** A town bus in metres: 12 long and 3 high. */
export function Bus() {
  return (
    <g>
      <rect y="-3" width="12" height="2.6" rx=".25" fill="#e8641b" />
      <path
        d="M.4-2.6h2v1h-2zM2.8-2.6h2v1h-2zM5.2-2.6h2v1h-2zM7.6-2.6h1.8v1H7.6zM10-2.6h1.8v1.8H10z"
        fill="#dff1fb"
      />
      <path d="M0-1.2h9.8" stroke="#fff" strokeWidth=".12" />
      <circle cx="2.6" cy="-.48" r=".48" fill="#222" />
      <circle cx="9" cy="-.48" r=".48" fill="#222" />
      <circle cx="2.6" cy="-.48" r=".2" fill="#999" />
      <circle cx="9" cy="-.48" r=".2" fill="#999" />
    </g>
  )
}
