import type { RefObject } from "react"
import { head, outline } from "../guest"
import * as styles from "../Screenshot.module.css"

type Props = { climb: RefObject<HTMLButtonElement | null>; onClimb: () => void }

/** Draws the bottom of all pictures, with the one who lives there, and the way out. */
export function Bottom({ climb, onClimb }: Props) {
  return (
    <div className={styles.bottom}>
      <svg viewBox="0 0 420 240" role="img" aria-label="A hamster at the bottom, who looks up at you">
        <path d="M0 206h420v34H0z" fill="#006868" />
        <g transform="translate(210 150)" stroke={outline} strokeWidth="3">
          <path d="M-60 66q-6-72 60-74 66 2 60 74z" fill="#eba24c" />
          <path d="M-32 66q-4-46 32-46t32 46z" fill="#fff0d2" stroke="none" />
          {head.map(({ x, y, rx, ry, fill, isOutlined }) => (
            <ellipse
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              rx={rx}
              ry={ry}
              fill={fill}
              stroke={isOutlined ? undefined : "none"}
            />
          ))}
        </g>
      </svg>
      <p role="status">Oh. People usually stop at two.</p>
      <button ref={climb} type="button" className="default" onClick={onClimb}>
        Climb out
      </button>
    </div>
  )
}
