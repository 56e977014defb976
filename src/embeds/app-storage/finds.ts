/** The things in the drawers that the site has not filled. */
const finds = [
  "One sock. The left one.",
  "A key. Nobody knows what it opens.",
  "A bus ticket to Kuopio, punched, 1998.",
  "A cushion. Still warm.",
  "Three sunflower seeds, counted by someone.",
  "A smaller chest of drawers.",
  "String, too short to use. It says so on the label.",
  "Hay.",
] as const

/** Returns the find in the drawer at a place, from 0. */
export function findAt(place: number): string {
  return finds[place % finds.length] ?? finds[0]
}
