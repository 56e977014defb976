/** A record that is turned by hand, and goes on at the speed at which the hand has left it. */
import { useEffect, useRef, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useFrames } from "../../kits/motion/useFrames"
import { useTicks } from "../../kits/motion/useTicks"
import { type Groove, lettersPerSecond, maxSpeed, minSpeed, moveNeedle, type Needle } from "./logic"

/** The interval of still pictures in calm mode. */
const stillMs = 600
/** A hand that goes more slowly than this has not flicked the record: the motor takes it on, slowly. */
const minFreeSpeed = 0.2
const motorSpeed = 0.5

export type Turn = Needle & { speed: number; isHeld: boolean }

const atRest: Turn = { position: 0, jumps: 0, isMended: false, speed: 0, isHeld: false }

/**
 * Turns a record.
 *
 * @param onMove Called after each move of the needle, with its place before and now.
 */
export function useTurntable(groove: Groove, onMove: (before: Turn, now: Turn) => void) {
  const [turn, setTurn] = useState(atRest)
  // Moves may come faster than renders.
  const latest = useRef(atRest)
  const motion = useMotion()
  const put = (next: Turn) => {
    latest.current = next
    setTurn(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record begins at its first word.
  useEffect(() => {
    latest.current = atRest
    setTurn(atRest)
  }, [groove])
  const move = (letters: number, speed: number, byHand: boolean) => {
    const before = latest.current
    const next = { ...before, ...moveNeedle(groove, before, letters, byHand), speed }
    const isAtEnd = !byHand && (next.position === groove.end || next.position === groove.start)
    put(isAtEnd ? { ...next, speed: 0 } : next)
    onMove(before, latest.current)
  }
  const step = (seconds: number) => {
    const { speed, isHeld } = latest.current
    // A finger that rests on the record stops it.
    if (isHeld) put({ ...latest.current, speed: Math.abs(speed) < 0.05 ? 0 : speed * 0.9 ** (seconds * 60) })
    else move(speed * lettersPerSecond * seconds, speed, false)
  }
  const isTurning = turn.speed !== 0
  useFrames(motion && isTurning, step)
  useTicks(!motion && isTurning, stillMs, () => step(stillMs / 1000))

  return {
    turn,
    hold: () => put({ ...latest.current, isHeld: true }),
    /** Moves the record by hand, in letters and in seconds since the last move. */
    drag: (letters: number, seconds: number) => {
      const now = letters / lettersPerSecond / Math.max(0.008, seconds)
      move(letters, latest.current.speed * 0.6 + now * 0.4, true)
    },
    /** Lets the record go; returns the speed at which it goes on. */
    release: (): number => {
      const free = Math.max(minSpeed, Math.min(maxSpeed, latest.current.speed))
      const speed = Math.abs(free) < minFreeSpeed ? motorSpeed : Math.round(free * 20) / 20
      put({ ...latest.current, isHeld: false, speed })
      return speed
    },
    /** Sets the speed of the motor; at the end of the groove the needle goes back to the first word. */
    spin: (speed: number) => {
      const now = latest.current
      const isOver = now.position >= groove.end || now.position <= groove.start
      put({ ...now, isHeld: false, speed, ...(isOver && speed !== 0 ? { position: 0 } : {}) })
    },
    /** Pushes the needle over the scratch. */
    push: () => move(Math.max(0, groove.scratch.at - latest.current.position), latest.current.speed, true),
  }
}
