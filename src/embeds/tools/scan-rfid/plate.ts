/** What lies on the plate without a message: most things make way for the next one, and one has to be pushed. */
import { things } from "./things"

/** Pushes that Pertti takes, from the middle of the plate to its edge. */
export const maxPushes = 3

export type Plate = {
  /** A thing that has no message, or null where a tag lies there. */
  guest: string | null
  pushes: number
  /** What is held over a guest who doesn't make way. */
  waiting: string | null
  /** Whether a guest was pushed off and nothing has come after him. */
  isBare: boolean
}

export const clear: Plate = { guest: null, pushes: 0, waiting: null, isBare: false }

/** Whether the one who lies there stays until he is pushed. */
export function stays(guest: string | null): boolean {
  return things.some(({ name, mood }) => name === guest && mood === "stay")
}

/** The plate when something is held to it. */
export function laid(plate: Plate, name: string): Plate {
  if (stays(plate.guest)) return name === plate.guest ? plate : { ...plate, waiting: name }
  return { ...clear, guest: things.some(thing => thing.name === name) ? name : null }
}

/** The plate after a push, or after so many at once. */
export function pushed(plate: Plate, times = 1): Plate {
  const pushes = plate.pushes + times
  return pushes < maxPushes ? { ...plate, pushes } : { ...clear, isBare: true }
}

/** What the receipt says of a plate from which nothing was read; null where a tag lies on it. */
export function refusal({ guest, waiting, isBare }: Plate): string | null {
  if (isBare) return "There is nothing on the plate. It is warm."
  if (waiting !== null) return `${waiting} is held over Pertti. The reader sees Pertti.`
  return things.find(({ name }) => name === guest)?.says ?? null
}
