/** Where the cup is on its table: it creeps to the edge as it is emptied, and tips over it in the end. */

export type Stand = {
  /** How far it has come along the table, in units of the picture. */
  x: number
  /** Degrees that it hangs over the edge. */
  tilt: number
  /** How much it rattles: not yet, a little, or as one who will fall. */
  rattle: "none" | "some" | "much"
}

/** `left` is how much coffee there is, 0 to 1. */
export function standOf(left: number): Stand {
  const part = Math.min(1, Math.max(0, left))
  return {
    x: 4 + 200 * (1 - part),
    tilt: Math.round(Math.max(0, 0.17 - part) * 90),
    rattle: part < 0.2 ? "much" : part < 0.7 ? "some" : "none",
  }
}
