/** The position of the cup: it moves to the edge of its table as it empties, and finally tips over. */

export type Stand = {
  /** The distance along the table, in units of the picture. */
  x: number
  /** The tilt over the edge, in degrees. */
  tilt: number
  /** The strength of the rattling, which rises towards the edge. */
  rattle: "none" | "some" | "much"
}

/** `left` is the remaining coffee, 0 to 1. */
export function standOf(left: number): Stand {
  const part = Math.min(1, Math.max(0, left))
  return {
    x: 4 + 200 * (1 - part),
    tilt: Math.round(Math.max(0, 0.17 - part) * 90),
    rattle: part < 0.2 ? "much" : part < 0.7 ? "some" : "none",
  }
}
