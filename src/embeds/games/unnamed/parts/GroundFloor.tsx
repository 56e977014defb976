import * as styles from "./GroundFloor.module.css"

type Props = {
  /** True when all lights are off, and Pertti leaves for work. */
  dark: boolean
  moving: boolean
}

/** The ground floor with the door through which Pertti leaves for work. */
export function GroundFloor({ dark, moving }: Props) {
  return (
    <div className={styles.floor} data-dark={dark || undefined} data-moving={moving || undefined}>
      <svg className={styles.door} viewBox="0 0 40 48" aria-hidden="true">
        <path d="M2 2H38V48H2Z" fill={dark ? "#ffe27a" : "#3a2119"} stroke="#2b1710" strokeWidth="3" />
        <path
          d={dark ? "M4 4 14 9V48H4Z" : "M4 4H36V48H4Z"}
          fill="#2f6b45"
          stroke="#173a25"
          strokeWidth="2"
        />
        {!dark && <circle cx="31" cy="28" r="2.5" fill="#ffd83d" />}
      </svg>
      {dark && (
        <span className={styles.pertti}>
          <Commuter />
        </span>
      )}
    </div>
  )
}

/** Pertti with his hat and his briefcase. */
function Commuter() {
  return (
    <svg viewBox="0 0 56 46" stroke="#3a2410" strokeWidth="1.6" aria-hidden="true">
      <circle cx="14" cy="15" r="4.5" fill="#c98b4b" />
      <path d="M6 42Q2 14 24 14 46 15 42 42Z" fill="#e0a860" />
      <ellipse cx="28" cy="33" rx="9" ry="7" fill="#fff3df" stroke="none" />
      <circle cx="31" cy="23" r="2.4" fill="#111" stroke="none" />
      <path d="M41 26h4l-2 3Z" fill="#b0485a" stroke="none" />
      <path d="M6 14H40M13 14V4H33V14" fill="#4b4f58" />
      <path d="M36 31h6v-3h6v3h6v11H36Z" fill="#7a4a2a" />
      <path d="M36 36h18" />
      <path d="M14 42v3M30 42v3" strokeWidth="4" />
    </svg>
  )
}
