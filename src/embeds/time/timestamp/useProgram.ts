import { useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useFrames } from "../../../kits/motion/useFrames"
import { flipBit, toInt32, woundTo } from "./lamps"

/** The duration of fast-forwarding, in seconds. */
const windingSeconds = 2.4

/**
 * Returns the second shown and its actions: the present, until a lamp is switched or it is fast-forwarded; from
 * then on a 32-bit counter that runs on from there.
 */
export function useProgram(at: number | null) {
  const motion = useMotion()
  const [ahead, setAhead] = useState(0)
  const [heldSecond, setHeldSecond] = useState<number | null>(null)
  const [winding, setWinding] = useState<{ from: number; part: number } | null>(null)

  const present = at === null ? null : Math.floor(at / 1000)
  const running = present === null || ahead === 0 ? present : toInt32(present + ahead)
  const seconds = heldSecond ?? running

  const goTo = (next: number) => present !== null && setAhead(next - present)
  useFrames(winding !== null, passed => {
    if (!winding) return
    const part = Math.min(1, winding.part + passed / windingSeconds)
    goTo(woundTo(winding.from, part))
    setWinding(part < 1 ? { ...winding, part } : null)
  })

  return {
    seconds,
    isHeld: heldSecond !== null,
    isNow: ahead === 0,
    hold: () => {
      setWinding(null)
      setHeldSecond(heldSecond === null ? seconds : null)
    },
    flip: (bit: number) => {
      if (seconds === null) return
      const next = flipBit(seconds, bit)
      setWinding(null)
      setAhead(ahead + next - seconds)
      if (heldSecond !== null) setHeldSecond(next)
    },
    /** Stops at a second, from -2^31 to 2^31 - 1. */
    show: (second: number) => {
      setWinding(null)
      goTo(second)
      setHeldSecond(second)
    },
    wind: () => {
      if (seconds === null) return
      setHeldSecond(null)
      if (motion) setWinding({ from: seconds, part: 0 })
      else goTo(woundTo(seconds, 1))
    },
    comeBack: () => {
      setWinding(null)
      setHeldSecond(null)
      setAhead(0)
    },
  }
}
