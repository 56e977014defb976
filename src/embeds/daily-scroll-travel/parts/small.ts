/** The small things at the start of the climb, in metres, lowest first. */
export const small = [
  { name: "a sunflower seed", metres: 0.01 },
  { name: "a matchbox", metres: 0.05 },
  { name: "a hamster", metres: 0.1 },
  { name: "a bottle", metres: 0.3 },
  { name: "a chair", metres: 0.9 },
  { name: "a door", metres: 2.1 },
  { name: "a block of flats of three floors", metres: 10 },
  { name: "a grown spruce", metres: 25 },
  { name: "Helsinki Cathedral", metres: 62 },
] as const

/** Returns the last small thing up to a height, and the first one above it; null if there is none. */
export function passedSmall(height: number) {
  const below = small.filter(({ metres }) => metres <= height)
  return { last: below.at(-1) ?? null, next: small[below.length] ?? null }
}
