/** A crank that turns by itself until the answer is out, and can be turned by hand in either direction. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useFrames } from "../../kits/motion/useFrames"
import { advanced, clampTurns, fullTurns, pressTurns, releasedTurns, targetTurns, turnBetween } from "./crank"

/** The rotation in the static page, before any movement. */
const begun = 0.7

/**
 * `second` is true if the second opinion is requested. `onOut` is called when the other opinion has come out, with
 * true for the second.
 */
export function useCrank(
  question: string,
  second: boolean,
  onOut: (second: boolean) => void,
  target: RefObject<Element | null>,
) {
  const motion = useMotion()
  const [turns, setTurns] = useState(begun)
  const [to, setTo] = useState<number>(fullTurns)
  const angle = useRef<number | null>(null)
  /** The turns since the crank was grasped: their sum, and the sum of their sizes. */
  const dragged = useRef({ sum: 0, total: 0 })
  const moving = motion && to !== turns

  const wind = (seconds: number) => {
    if (angle.current !== null) return
    const next = advanced(turns, to, seconds)
    setTurns(next)
    // Releasing the crank half-way lets it complete the turn, and counts as a request.
    if (next === to && to < 0 !== second) onOut(to < 0)
  }
  useFrames(moving, wind, target)

  const asked = useEffectEvent((anew: boolean) => {
    const wanted = second ? -fullTurns : fullTurns
    // The visitor may already have turned it there by hand, or further.
    if (!anew && Math.sign(turns) === Math.sign(wanted) && Math.abs(turns) >= fullTurns) return
    setTo(wanted)
    if (!motion) setTurns(wanted)
    else if (anew) setTurns(0)
  })
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is put through anew
  useEffect(() => {
    asked(!first.current)
    first.current = false
  }, [question])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other opinion is what is wanted
  useEffect(() => {
    asked(false)
  }, [second, motion])

  return {
    turns,
    grasp(at: number) {
      angle.current = at
      dragged.current = { sum: 0, total: 0 }
    },
    turn(at: number) {
      if (angle.current === null) return
      const by = turnBetween(angle.current, at)
      const { sum, total } = dragged.current
      dragged.current = { sum: sum + by, total: total + Math.abs(by) }
      const next = clampTurns(turns + by)
      angle.current = at
      setTurns(next)
      setTo(targetTurns(next))
      const isOut = Math.abs(next) >= fullTurns
      if (isOut && next < 0 !== second) onOut(next < 0)
    },
    letGo() {
      if (angle.current === null) return
      angle.current = null
      const { sum, total } = dragged.current
      // A press asks for the other opinion.
      if (total < pressTurns) return onOut(!second)
      const end = releasedTurns(turns, sum)
      setTo(end)
      if (motion) return
      setTurns(end)
      if (end < 0 !== second) onOut(end < 0)
    },
  }
}
