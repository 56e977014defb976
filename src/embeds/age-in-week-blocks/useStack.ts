import { useEffect, useRef, useState } from "react"
import { seeded } from "../../lib/game/random"
import { type Body, pullOut, putBack, rain } from "./stack"

type Stack = { bodies: Body[]; hand: number | null; isTouched: boolean }

const empty: Stack = { bodies: [], hand: null, isTouched: false }

/** Returns the stack of all weeks up to `week`, which rains down anew with another life; null for no life yet. */
export function useStack(starts: readonly number[], week: number | null) {
  const [stack, setStack] = useState(empty)
  /** Seconds of the animation so far; the drawing advances them. */
  const clock = useRef(0)
  const fill = () => (week === null ? empty : { ...empty, bodies: rain(starts, week + 1, clock.current) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows follow from the life, which the last of them tells.
  useEffect(() => {
    setStack(fill())
  }, [week, starts.join()])

  return {
    ...stack,
    clock,
    /** Pulls a week out, puts the one in the hand back, and returns the number of weeks that fall. */
    pull: (of: number) => {
      const before = stack.hand === null ? stack.bodies : putBack(stack.bodies, stack.hand, clock.current)
      const { bodies, fallen } = pullOut(before, of, clock.current, seeded(of))
      setStack({ bodies, hand: of, isTouched: true })
      return fallen
    },
    putBack: () =>
      setStack(({ bodies, hand, isTouched }) => ({
        bodies: hand === null ? bodies : putBack(bodies, hand, clock.current),
        hand: null,
        isTouched,
      })),
    again: () => setStack(fill()),
  }
}
