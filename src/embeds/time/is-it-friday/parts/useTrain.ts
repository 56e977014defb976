import { useEffect, useEffectEvent, useRef, useState } from "react"
import { now } from "../../../../hooks/browser/clock"
import { useMotion } from "../../../../hooks/browser/motion"
import { useFrames } from "../../../../kits/motion/useFrames"
import {
  atRest,
  fridayHad,
  isFridayHere,
  letGoOf,
  pulledTo,
  pushOn,
  roll,
  slip,
  standsAfter,
  type Train,
} from "../train"

/** The time since the last pull in milliseconds within which a hand that lets go was still pulling. */
const flingMs = 250

/** Returns the state of the train and its actions; `place` draws it at a position from 0 to 1. */
export function useTrain(place: (at: number) => void) {
  const motion = useMotion()
  const train = useRef<Train>(atRest)
  /** The distance pulled so far, where 1 is Friday; null while nobody pulls. */
  const hand = useRef<number | null>(null)
  const pulledAt = useRef(Number.NEGATIVE_INFINITY)
  const heldSeconds = useRef(0)
  const calmPushes = useRef(0)
  const here = useRef(false)
  const best = useRef(0)
  const [rolling, setRolling] = useState(false)
  const [isFriday, setFriday] = useState(false)
  const [maxSeconds, setMaxSeconds] = useState(0)
  const [message, setMessage] = useState("")

  const arrive = (next: Train) => {
    train.current = next
    place(next.at)
    const was = here.current
    here.current = isFridayHere(next.at, was)
    if (here.current === was) return
    setFriday(here.current)
    if (here.current) {
      heldSeconds.current = 0
      setMessage("It is Friday for as long as you keep it here.")
      return
    }
    setMessage(motion ? fridayHad(heldSeconds.current, best.current) : "It rolled back.")
    if (!motion) return
    best.current = Math.max(best.current, heldSeconds.current)
    setMaxSeconds(best.current)
  }

  useFrames(rolling && motion, seconds => {
    if (here.current) heldSeconds.current += seconds
    if (hand.current !== null) {
      hand.current = slip(hand.current, seconds)
      arrive({ at: pulledTo(hand.current), speed: 0 })
      return
    }
    const next = roll(train.current, seconds)
    arrive(next)
    if (next !== atRest) return
    setRolling(false)
    if (best.current === 0) setMessage("It rolled back. Faster!")
  })

  // Switching to calm mode during a ride puts the train back to today.
  const home = useEffectEvent(() => {
    train.current = atRest
    hand.current = null
    here.current = false
    place(0)
    setRolling(false)
    setFriday(false)
  })
  useEffect(() => {
    if (!motion) home()
  }, [motion])

  return {
    motion,
    rolling,
    isFriday,
    /** The longest Friday of this visit, in seconds. */
    maxSeconds,
    message,
    push() {
      if (motion) {
        train.current = pushOn(train.current)
        setRolling(true)
        // One push is never enough, so the hint comes early.
        if (best.current === 0 && !here.current) setMessage("Faster! It rolls back.")
        return
      }
      calmPushes.current += 1
      arrive({ at: standsAfter(calmPushes.current), speed: 0 })
    },
    grasp() {
      hand.current = train.current.at
      setRolling(true)
    },
    /** `by` is a share of the way to Friday. */
    pull(by: number) {
      if (hand.current === null) return
      hand.current = Math.max(0, hand.current + by)
      if (by > 0) pulledAt.current = now()
      // At once, since a fast hand is done in a few frames.
      arrive({ at: pulledTo(hand.current), speed: 0 })
    },
    release() {
      if (hand.current === null) return
      hand.current = null
      if (!motion) return arrive(atRest)
      train.current = letGoOf(train.current.at, now() - pulledAt.current < flingMs)
    },
  }
}
