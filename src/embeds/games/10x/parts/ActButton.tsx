import type { ReactNode } from "react"
import type { State } from "../career"
import { type Act, refusalOf } from "../refusals"

export type Doing = {
  ready: boolean
  state: State
  does: (act: Act) => void
}

type Props = Doing & {
  act: Act
  className?: string
  /** The id of the element that describes the button. */
  about?: string
  children: ReactNode
}

/**
 * A button for an act in the game. A refused act keeps its button focusable and explains itself when pressed:
 * hiring often makes the next hire unaffordable, and the focus must not be lost with it.
 */
export function ActButton({ ready, state, does, act, className, about, children }: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-disabled={!ready || refusalOf(state, act) !== null}
      aria-describedby={about}
      onClick={() => does(act)}
    >
      {children}
    </button>
  )
}
