import { Button } from "../../components/button/Button"
import * as styles from "./StartAgain.module.css"
import type { Restart } from "./useAddress"

type Props = {
  /** The state to restart, as returned by `useAddress` or `useRestart`. */
  of: Restart
}

/** A button that restores the initial state, and after that undoes it. */
export function StartAgain({ of: { touched, reset, canUndo, undo } }: Props) {
  return (
    <Button
      data-menu="edit"
      className={styles.startAgain}
      disabled={!touched && !canUndo}
      onClick={canUndo ? undo : reset}
    >
      {canUndo ? "Undo" : "Start again"}
    </Button>
  )
}
