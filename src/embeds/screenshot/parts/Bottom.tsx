import type { RefObject } from "react"
import * as styles from "../Screenshot.module.css"

type Props = { climb: RefObject<HTMLButtonElement | null>; onClimb: () => void }

/** Draws the bottom of all pictures, with the one who lives there, and the way out. */
export function Bottom({ climb, onClimb }: Props) {
  return (
    <div className={styles.bottom}>
      <svg viewBox="0 0 420 240" role="img" aria-label="A hamster at the bottom, who looks up at you">
        <path d="M0 206h420v34H0z" fill="#006868" />
        <g transform="translate(210 150)" stroke="#6d3f14" strokeWidth="3">
          <path d="M-60 66q-6-72 60-74 66 2 60 74z" fill="#eba24c" />
          <path d="M-32 66q-4-46 32-46t32 46z" fill="#fff0d2" stroke="none" />
          <circle cx="-30" cy="-64" r="17" fill="#c9772b" />
          <circle cx="30" cy="-64" r="17" fill="#c9772b" />
          <ellipse cx="0" cy="-30" rx="52" ry="44" fill="#eba24c" />
          <ellipse cx="0" cy="-14" rx="30" ry="21" fill="#fff0d2" stroke="none" />
          <g fill="#222" stroke="none">
            <circle cx="-19" cy="-42" r="7" />
            <circle cx="19" cy="-42" r="7" />
            <circle cx="-17" cy="-45" r="2.4" fill="#fff" />
            <circle cx="21" cy="-45" r="2.4" fill="#fff" />
          </g>
          <ellipse cx="0" cy="-25" rx="6" ry="4.4" fill="#f08a90" stroke="none" />
          <path d="M-8-12q8 6 16 0" fill="none" strokeLinecap="round" />
        </g>
      </svg>
      <p role="status">Oh. People usually stop at two.</p>
      <button ref={climb} type="button" className="default" onClick={onClimb}>
        Climb out
      </button>
    </div>
  )
}
