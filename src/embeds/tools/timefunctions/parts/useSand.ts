/** The state of an hourglass: its fallen sand, its rotation and its knocks. */
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { now } from "../../../../hooks/browser/clock"
import { useMotion } from "../../../../hooks/browser/motion"
import { useTicks } from "../../../../kits/motion/useTicks"
import { above, fallen, grains, loosened, settled } from "../sand"

/** The maximum time between knocks of the same avalanche, in milliseconds. */
const avalancheMs = 1500

/**
 * Returns an hourglass and its actions. `total` is the span and `every` the update interval, in milliseconds. In
 * calm mode sand falls only by knocks.
 */
export function useSand(total: number, intervalMs: number) {
  /** The milliseconds' worth of sand fallen out of the upper glass (if it lies, of the one last up). */
  const [spent, setSpent] = useState(0)
  const [angle, setAngle] = useState(0)
  const [knocks, setKnocks] = useState({ row: 0, total: 0, last: 0 })
  const up = useRef<"one" | "other">("one")
  const since = useRef(0)
  const knocked = useRef(0)
  const motion = useMotion()
  const stands = above(angle)

  const flow = useEffectEvent(() => {
    const time = now()
    const elapsed = time - since.current
    since.current = time
    if (stands) setSpent(old => Math.min(Math.max(0, total), old + elapsed))
  })
  useEffect(() => {
    since.current = now()
  }, [])
  useTicks(motion && stands !== null && spent < total, intervalMs, () => flow())

  const turnTo = (next: number) => {
    if (motion) flow()
    since.current = now()
    const top = above(next)
    if (top && top !== up.current) {
      up.current = top
      setSpent(old => Math.max(0, total - old))
    }
    setAngle(next)
  }
  return {
    spent,
    angle,
    isUp: up.current === "one",
    isLying: stands === null,
    knocks,
    turnTo,
    turn: () => turnTo(settled(angle) + (stands ? 180 : 90)),
    layDown: () => turnTo(settled(angle) + 90),
    settle: () => turnTo(settled(angle)),
    knock: () => {
      const time = now()
      const row = time - knocked.current < avalancheMs ? knocks.row + 1 : 0
      knocked.current = time
      const count = stands ? Math.min(loosened(row), grains - fallen(spent, total)) : 0
      setKnocks({ row, total: knocks.total + count, last: count })
      setSpent(Math.min(total, spent + (count * total) / grains))
    },
  }
}
