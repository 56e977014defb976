/** The machine's remarks on a visitor who touches the painting. */

const remarks = [
  "Please don't touch it. That was a div.",
  "That was another one. It was holding up her chin.",
  "A guard has been told. He is a div, too.",
  "You may as well take the rest home.",
  "They go in the bag for plastics.",
  "She is lighter already.",
] as const

/** Returns the remark after a number of touches, from 1, with `left` boxes still on the painting. */
export function touchRemark(touches: number, left: number): string {
  if (left === 0) return "That was the last one. I call it “Canvas”."
  return remarks[touches - 1] ?? `${left} left. I am counting, so you are not alone with it.`
}
