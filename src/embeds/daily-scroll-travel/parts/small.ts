/** What one passes on foot, before anything is tall: metres, lowest first. */
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

/** The last of these that is below a height, and the first that is not. */
export function passedSmall(height: number) {
  const below = small.filter(({ metres }) => metres <= height)
  return { last: below.at(-1) ?? null, next: small[below.length] ?? null }
}
