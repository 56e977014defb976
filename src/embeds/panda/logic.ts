/** A panda that eats until it is full, sleeps until a time of day, and then eats what was put down meanwhile. */

/** How many stalks are a meal. */
export const full = 12
/** How many stalks can lie in front of it. */
export const maxHeap = 36

/** Hours of the visitor's clock at which pandas are about: around midnight, in the morning, in the afternoon. */
export const wakingHours = [0, 7, 15] as const

export type Panda = {
  /** Stalks eaten since it woke. */
  eaten: number
  /** Stalks that lie in front of it. */
  heap: number
  /** When it wakes, in milliseconds since 1970; null while it is awake. */
  wakes: number | null
  /** Stalks eaten ever. */
  total: number
  /** How many meals it had by itself since somebody looked. */
  alone: number
}

export const hungry: Panda = { eaten: 4, heap: 0, wakes: null, total: 4, alone: 0 }

/** The next waking hour after an instant, by the visitor's clock. */
export function nextWake(at: number): number {
  const date = new Date(at)
  for (let ahead = 0; ; ahead++) {
    for (const hour of wakingHours) {
      const wake = new Date(date.getFullYear(), date.getMonth(), date.getDate() + ahead, hour).getTime()
      if (wake > at) return wake
    }
  }
}

/** The panda at an instant: where it has slept out it eats what lies there, and where that is a meal it sleeps again. */
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

/** One more stalk: eaten by one that is awake, put on the heap of one that sleeps. */
export function fed(before: Panda, at: number): Panda {
  const panda = { ...settled(before, at), alone: 0 }
  if (panda.wakes !== null) return { ...panda, heap: Math.min(maxHeap, panda.heap + 1) }
  const eaten = panda.eaten + 1
  return { ...panda, eaten, total: panda.total + 1, wakes: eaten >= full ? nextWake(at) : null }
}

/** What it leaves behind: a dropping for every third stalk, of which the last nine are still there. */
export function droppings({ total }: Pick<Panda, "total">): number {
  return Math.min(9, Math.floor(total / 3))
}

/** What it does when it is poked the so-manieth time, from 1. */
export function poked(times: number, asleep: boolean): string {
  const said = asleep
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
  return said[(times - 1) % said.length] ?? ""
}
