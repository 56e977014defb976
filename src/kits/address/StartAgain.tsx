import { Button } from "../../components/button/Button"
import { Reserve } from "../../components/reserve/Reserve"
import type { Restart } from "./useAddress"

type Props = {
  /** What is begun anew: what `useAddress` returns, or its like. */
  of: Restart
}

/** The button that puts everything back as it was at first; after it, the same button takes that back. */
export function StartAgain({ of: { touched, reset, canUndo, undo } }: Props) {
  return (
    <Button disabled={!touched && !canUndo} onClick={canUndo ? undo : reset}>
      <Reserve inline all={["Start again"]}>
        {canUndo ? "Undo" : "Start again"}
      </Reserve>
    </Button>
  )
}
