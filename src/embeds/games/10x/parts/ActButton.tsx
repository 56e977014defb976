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
  /** The id of what describes it. */
  about?: string
  children: ReactNode
}

/**
 * A button that does something in the game. One that can't be done now stays in the order of Tab and says why when it
 * is pressed: what is bought most is what can't be bought a moment later, and the focus must not get lost with it.
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
