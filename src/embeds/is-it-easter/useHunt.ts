import { useEffect, useState } from "react"
import * as v from "valibot"
import { now } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { eggs, escapes, type Hatching, hatchAfter, hatchMs, runner } from "./hunt"

const egg = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(eggs.length - 1))

/** The eggs in the basket, in the order in which they were found. */
export const basket = storageEntry("is-it-easter", v.array(egg), [])

/** The egg hunt of this visit: what is found, how often the last egg ran, and what was said last. */
export function useHunt(isEaster: boolean) {
  const motion = useMotion()
  const [found, setFound] = useStorage(basket)
  const [ran, setRan] = useState(0)
  const [asked, setAsked] = useState<readonly number[]>([])
  const [message, setMessage] = useState("")
  const [began, setBegan] = useState<number | null>(null)
  /** The seconds of a hunt that this visit saw from its first egg to its last; null before that. */
  const [seconds, setSeconds] = useState<number | null>(null)
  const [hatching, setHatching] = useState<Hatching>("back")
  const isOver = found.length === eggs.length
  const moves = motion && isOver && hatching !== "back"

  useEffect(() => {
    if (!moves) return
    const timer = setTimeout(() => setHatching(hatchAfter(hatching, isEaster)), hatchMs)
    return () => clearTimeout(timer)
  }, [moves, hatching, isEaster])

  /** Takes an egg, unless it is the last one, which runs away first. */
  const take = (which: number) => {
    if (found.includes(which)) return
    if (which === runner && ran < escapes.length) {
      setMessage(escapes[ran] ?? "")
      setRan(ran + 1)
      return
    }
    const next = [...found, which]
    const at = now()
    if (next.length === 1) setBegan(at)
    setFound(next)
    setMessage(eggs[which]?.found ?? "")
    if (next.length < eggs.length) return
    setHatching("closed")
    if (began !== null) setSeconds(Math.round((at - began) / 1000))
  }
  return {
    found,
    seconds,
    ran,
    /** The egg that a cup has been asked about last, and which shivers. */
    shivers: asked.at(-1) ?? null,
    message,
    isOver,
    /** The step of the last egg; without motion the visitor goes on by pressing it. */
    hatching,
    take,
    /** Asks a cup where its egg is: a clue, a better clue, and then the egg. */
    ask: (which: number) => {
      const times = asked.filter(each => each === which).length
      if (times >= 2) return take(which)
      setAsked([...asked, which])
      setMessage((times === 0 ? eggs[which]?.cold : eggs[which]?.warm) ?? "")
    },
    /** Goes on to the next step of the last egg. */
    knock: () => setHatching(hatching === "back" ? "closed" : hatchAfter(hatching, isEaster)),
    hideAgain: () => {
      setFound([])
      setBegan(null)
      setSeconds(null)
      setRan(0)
      setAsked([])
      setHatching("back")
      setMessage("They are off. Don't look.")
    },
  }
}
