/**
 * A panda that eats until it is full, sleeps until a time of day, and then eats what was put down in the meantime.
 */

/** The number of stalks in a meal. */
export const full = 12
/** The maximum number of stalks in front of it. */
export const maxHeap = 36

/** The waking hours in the visitor's time: around midnight, in the morning, in the afternoon. */
export const wakingHours = [0, 7, 15] as const

export type Panda = {
  /** The number of stalks eaten since it woke. */
  eaten: number
  /** The number of stalks in front of it. */
  heap: number
  /** The time it wakes, in milliseconds since 1970; null while it is awake. */
  wakes: number | null
  /** The number of stalks ever eaten. */
  total: number
  /** The number of meals eaten alone since the last visit. */
  alone: number
}

export const hungry: Panda = { eaten: 4, heap: 0, wakes: null, total: 4, alone: 0 }

/** Returns the next waking hour after an instant, in the visitor's time zone. */
export function nextWake(at: number): number {
  const date = new Date(at)
  for (let ahead = 0; ; ahead++) {
    for (const hour of wakingHours) {
      const wake = new Date(date.getFullYear(), date.getMonth(), date.getDate() + ahead, hour).getTime()
      if (wake > at) return wake
    }
  }
}

/**
 * Returns the panda at an instant: after each sleep it eats from the heap, and after a full meal it sleeps again.
 */
export function settled(panda: Panda, at: number): Panda {
  let now = panda
  while (now.wakes !== null && now.wakes <= at) {
    const eaten = Math.min(full, now.heap)
    const isFull = eaten === full
    now = {
      eaten,
      heap: now.heap - eaten,
      wakes: isFull ? nextWake(now.wakes) : null,
      total: now.total + eaten,
      alone: now.alone + (eaten > 0 ? 1 : 0),
    }
  }
  return now
}

/** Adds a stalk: it is eaten if the panda is awake, otherwise put on the heap. */
export function fed(before: Panda, at: number): Panda {
  const panda = { ...settled(before, at), alone: 0 }
  if (panda.wakes !== null) return { ...panda, heap: Math.min(maxHeap, panda.heap + 1) }
  const eaten = panda.eaten + 1
  return { ...panda, eaten, total: panda.total + 1, wakes: eaten >= full ? nextWake(at) : null }
}

/** Returns the number of droppings: one for every third stalk, at most nine. */
export function droppings({ total }: Pick<Panda, "total">): number {
  return Math.min(9, Math.floor(total / 3))
}

/** Returns its reaction to a poke, counted from 1. */
export function poked(times: number, asleep: boolean): string {
  const reactions = asleep
    ? [
        "It turns over.",
        "One eye opens, looks at the clock, and closes.",
        "It pulls the bamboo over its head.",
        "It snores, pointedly.",
      ]
    : [
        "It leans into it.",
        "It looks as if that were its idea.",
        "A leg moves by itself.",
        "It has forgotten what it was chewing.",
      ]
  return reactions[(times - 1) % reactions.length] ?? ""
}

/** Describes what became of sending it. */
export function sent(isAway: boolean, asleep: boolean): string {
  if (asleep) return "The post doesn't take it asleep. It would have to be rolled."
  return isAway
    ? "It has gone, with a stamp on its forehead."
    : "It is back. It got as far as the bamboo. Return to sender."
}

/** The things that are put on the head of a sleeping panda, and what is said of them. */
export const burdens = [
  { thing: "leaf", says: "A leaf. It did not notice." },
  { thing: "book", says: "A book. It is a light sleeper's book." },
  { thing: "cup", says: "A cup of tea. Careful." },
  { thing: "cone", says: "A traffic cone. Now it is a zone." },
  { thing: "duck", says: "A duck. It breathes in." },
] as const

/** Returns the number of things on its head after a number of presses; one more than all of them is a sneeze. */
export function balanced(presses: number): number {
  return presses % (burdens.length + 1)
}

/** Returns the text after a number of presses, counted from 1. */
export function balancedText(presses: number): string {
  return (
    burdens[balanced(presses) - 1]?.says ?? "It sneezed. The duck is not hurt. The panda is still asleep."
  )
}
