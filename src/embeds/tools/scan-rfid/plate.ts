/** The state of the plate: most things make way for the next one, and one has to be pushed off. */
import { things } from "./things"

/** The number of pushes that moves Pertti off the plate. */
export const maxPushes = 3

export type Plate = {
  /** The name of a thing without a message; null if a tag lies there. */
  guest: string | null
  pushes: number
  /** The thing held over a guest who doesn't make way. */
  waiting: string | null
  /** True after a guest was pushed off, until the next thing comes. */
  isBare: boolean
}

export const clear: Plate = { guest: null, pushes: 0, waiting: null, isBare: false }

/** Returns whether the guest stays until he is pushed off. */
export function stays(guest: string | null): boolean {
  return things.some(({ name, mood }) => name === guest && mood === "stay")
}

/** Returns the plate after a thing is held to it. */
export function laid(plate: Plate, name: string): Plate {
  if (stays(plate.guest)) return name === plate.guest ? plate : { ...plate, waiting: name }
  return { ...clear, guest: things.some(thing => thing.name === name) ? name : null }
}

/** Returns the plate after one or more pushes. */
export function pushed(plate: Plate, times = 1): Plate {
  const pushes = plate.pushes + times
  return pushes < maxPushes ? { ...plate, pushes } : { ...clear, isBare: true }
}

/** Returns the receipt's text for a plate without a tag; null if a tag lies on it. */
export function refusal({ guest, waiting, isBare }: Plate): string | null {
  if (isBare) return "There is nothing on the plate. It is warm."
  if (waiting !== null) return `${waiting} is held over Pertti. The reader sees Pertti.`
  return things.find(({ name }) => name === guest)?.says ?? null
}
