/** The excuse that is shown: what the address asks for, or a new one; each is reported, and the last ones can be had back. */
import { useEffect, useMemo, useState } from "react"
import { useQuery } from "../../hooks/query"
import { random } from "../../hooks/random"
import { track } from "../../hooks/track"
import type { Excuses } from "../../lib/lists/excuses"
import { newSeed } from "../../lib/random"
import { type Excuse, excuseFor, middle, type Order, readLikely } from "./logic"

const mostSteps = 50

export type Machine = {
  order: Order
  /** Null before mount. */
  excuse: Excuse | null
  /** Another order, or the last one with some things changed; the one before can be had back. */
  make: (changes: Partial<Order>) => void
  another: () => void
  /** Whether there was an excuse before this one. */
  canGoBack: boolean
  back: () => void
}

export function useExcuse(parts: Excuses): Machine {
  const [linkedSeed, setSeed] = useQuery("seed")
  const [linkedOccasion, setOccasion] = useQuery("for")
  const [linkedLikely, setLikely] = useQuery("likely")
  const [dealt, setDealt] = useState<string | null>(null)
  const [past, setPast] = useState<Order[]>([])
  useEffect(() => setDealt(newSeed(random)), [])

  const ready = dealt !== null
  // An address without a seed gets one, so that it can be passed on as it stands.
  useEffect(() => {
    if (dealt && !linkedSeed) setSeed(dealt)
  }, [dealt, linkedSeed, setSeed])

  const seed = linkedSeed || dealt || ""
  const likely = readLikely(linkedLikely)
  const occasion = parts.occasions.some(({ id }) => id === linkedOccasion) ? linkedOccasion : null
  const order = useMemo(() => ({ seed, occasion, likely }), [seed, occasion, likely])
  const excuse = useMemo(() => (ready ? excuseFor(parts, order) : null), [ready, parts, order])

  const text = excuse?.text
  const label = excuse?.occasion.id
  const value = excuse?.likely
  useEffect(() => {
    if (text) track({ category: "excuse", action: "render", label, value })
  }, [text, label, value])

  const go = (next: Order) => {
    setSeed(next.seed)
    setOccasion(next.occasion)
    setLikely(next.likely === middle ? null : `${next.likely}`)
  }
  const make = (changes: Partial<Order>) => {
    setPast(old => [...old, order].slice(-mostSteps))
    go({ ...order, ...changes })
  }
  const back = () => {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    go(last)
  }
  return {
    order,
    excuse,
    make,
    another: () => make({ seed: newSeed(random) }),
    canGoBack: past.length > 0,
    back,
  }
}
