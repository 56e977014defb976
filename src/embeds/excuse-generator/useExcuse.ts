/** The current excuse: requested by the address or generated, tracked, and with a history. */
import { useEffect, useMemo, useState } from "react"
import { useDrawn } from "../../hooks/browser/drawn"
import { random } from "../../hooks/browser/random"
import { useTrack } from "../../hooks/outside/useTrack"
import { text, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { newSeed } from "../../lib/game/random"
import { type Excuse, excuseFor, middle, type Order } from "./logic"
import type { Excuses } from "./schema"

const maxSteps = 50

const codecs = { seed: text(""), for: text(null), likely: whole(1, 5, middle) }

export type Machine = {
  order: Order
  /** Null before mount. */
  excuse: Excuse | null
  /** Makes an excuse from the last order with some changes. */
  make: (changes: Partial<Order>) => void
  another: () => void
  /** True if there is a previous excuse. */
  canGoBack: boolean
  back: () => void
}

export function useExcuse(parts: Excuses): Machine {
  const { values, set } = useAddress(codecs)
  const dealt = useDrawn(() => newSeed(random))
  const [past, setPast] = useState<Order[]>([])

  const ready = dealt !== null
  // Puts the generated seed into the address, so that the page can be shared as it is.
  useEffect(() => {
    if (dealt && !values.seed) set({ seed: dealt })
  }, [dealt, values.seed, set])

  const seed = values.seed || dealt || ""
  const { likely } = values
  const occasion = parts.occasions.some(({ id }) => id === values.for) ? values.for : null
  const order = useMemo(() => ({ seed, occasion, likely }), [seed, occasion, likely])
  const excuse = useMemo(() => (ready ? excuseFor(parts, order) : null), [ready, parts, order])

  useTrack(excuse?.text ?? null, () => ({
    category: "excuse",
    action: "render",
    label: excuse?.occasion.id,
    value: excuse?.likely,
  }))

  const go = (next: Order) => {
    set({ seed: next.seed, for: next.occasion, likely: next.likely })
  }
  const make = (changes: Partial<Order>) => {
    setPast(old => [...old, order].slice(-maxSteps))
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
