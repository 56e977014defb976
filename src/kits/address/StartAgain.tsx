import { Button } from "../../components/button/Button"
import * as styles from "./StartAgain.module.css"
import type { Restart } from "./useAddress"

type Props = {
  /** What is begun anew: what `useAddress` returns, or its like. */
  of: Restart
}

/** The button that puts everything back as it was at first; after it, the same button takes that back. */
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
