import { Button } from "../../../../components/button/Button"
import * as styles from "../IsItRepeating.module.css"

type Props = {
  pulls: number
  motion: boolean
  disabled: boolean
  onPull: () => void
}

/** The arm of the machine. */
export function Lever({ pulls, motion, disabled, onPull }: Props) {
  return (
    <Button className={styles.lever} aria-label="Pull the lever" disabled={disabled} onClick={onPull}>
      <svg aria-hidden="true" viewBox="0 0 60 140">
        <g key={pulls} className={styles.arm} data-pulled={motion && pulls > 0 ? "" : undefined}>
          <path d="M30 108V34" stroke="#d6dbe2" strokeWidth="8" />
          <circle cx="30" cy="26" r="16" fill="#e3242b" />
          <circle cx="25" cy="20" r="5" fill="#ff9a9a" />
        </g>
        <path d="M12 100h36v30H12z" fill="#33333c" />
        <path d="M18 106h24v6H18z" fill="#111" />
      </svg>
    </Button>
  )
}
