import { Button } from "../../../components/button/Button"
import * as styles from "../ListOf2048Games.module.css"

type Props = {
  disabled: boolean
  /** True while the reels spin after a pull. */
  isDown: boolean
  onPull: () => void
}

/** The lever of the slot machine, for visitors who can't choose among 2048. */
export function Lever({ disabled, isDown, onPull }: Props) {
  return (
    <Button className={`default ${styles.lever}`} disabled={disabled} onClick={onPull}>
      <svg viewBox="0 0 36 36" width="40" height="40" aria-hidden="true">
        <path d="M4 24h28v9H4z" fill="#555" stroke="#111" />
        <path d={isDown ? "M18 26L29 20" : "M18 26V9"} stroke="#e8e8e8" strokeWidth="5" />
        <path d={isDown ? "M18 26L29 20" : "M18 26V9"} stroke="#111" strokeWidth="1" />
        <circle cx={isDown ? 30 : 18} cy={isDown ? 19 : 8} r="6" fill="#d01f1f" stroke="#111" />
      </svg>
      Pull the lever
    </Button>
  )
}
