/** The machine's drawings and lines: whatever is asked for, a pizza comes out, and each is worse than the last. */

/** The door from which a drawing comes. */
export type Room = "pizza" | "monalisa"

/** Shown before the first order. */
export const greeting = "“How can I help you today?”"

/** Returns what is said, instead, to a thing from another page that has come to be drawn. */
export const greetingOf = (name: string): string => `“${name}? Certainly. Hold still.”`

/** The maximum length of an order, in characters. */
export const maxOrder = 30

/** The maximum number of drawings on the floor; older ones are swept up. */
export const maxOnFloor = 9

/** Returns the room for an order: whoever asks for a pizza gets a lady. */
export function roomFor(order: string): Room {
  return /pi(zz|ts|z)a|pitsa/i.test(order) ? "monalisa" : "pizza"
}

/** The drawings of pizzas, each with what it shows and what the machine says. */
const pizzas: readonly { shows: string; says: (order: string) => string }[] = [
  { shows: "a pizza", says: order => `“Certainly! ${capital(order)}.”` },
  { shows: "a pizza with a smile", says: order => `“You are right, that was a pizza. Now it is ${order}.”` },
  { shows: "a square pizza", says: order => `“Nobody knows more about ${order} than I do.”` },
  { shows: "a crust with nothing in it", says: order => `“I have taken out what wasn't ${order}.”` },
  { shows: "the word PIZZZA", says: order => `“The third Z is ${order}.”` },
  { shows: "a pizza box", says: order => `“${capital(order)} is in there. Don't open it, it is shy.”` },
  { shows: "one slice", says: order => `“This is ${order} from the side.”` },
  { shows: "an empty plate", says: order => `“You were so quiet. I have eaten ${order}.”` },
  { shows: "a crumb", says: () => "“That was your last free drawing. Here is the receipt.”" },
]

/** The number of drawings, after which the machine begins again. */
export const drawings = pizzas.length

const ladies = [
  "“Certainly! One pizza.”",
  "“She is a pizza. It is in the eyes.”",
  "“This one has extra cheese. See her smile.”",
]

/** Returns the line for a drawing, counted from 1. */
export function answerTo(order: string, number: number): string {
  if (roomFor(order) === "monalisa") return ladies[(number - 1) % ladies.length] ?? greeting
  return pizzas[(number - 1) % drawings]?.says(order) ?? greeting
}

/** The drawings that have something on them. */
const withTopping = [1, 2, 3, 7]

/** The drawing after which a thing that was drawn has been eaten, with the receipt after it. */
const plate = 8

/** Returns whether the machine has eaten what it was asked to draw. */
export function isEaten(order: string, number: number): boolean {
  return roomFor(order) === "pizza" && number >= plate
}

/** Returns what becomes of a thing that is drawn. */
export function portraitText(order: string, number: number): string {
  return isEaten(order, number)
    ? "Was eaten by a machine that had only meant to draw."
    : "Sat for a portrait, which came out as a pizza."
}

/** Describes a drawing for those who can't see it. `topping` is the thing that lies on it instead of salami. */
export function labelOf(order: string, number: number, topping?: string): string {
  const isOnIt = topping !== undefined && roomFor(order) === "pizza" && withTopping.includes(number)
  const shows = roomFor(order) === "monalisa" ? "a lady who smiles" : pizzas[(number - 1) % drawings]?.shows
  return `A drawing of ${shows}${isOnIt ? `, with ${topping} on it` : ""}. Below it stands: ${order}`
}

/** Returns the places of the salami, one for each letter of the order, from the centre of a pizza of radius 50. */
export function salamiFor(order: string): { x: number; y: number }[] {
  const count = Math.min(14, order.replace(/\s/g, "").length)
  return Array.from({ length: count }, (_, i) => {
    const distance = 36 * Math.sqrt((i + 0.4) / count)
    return { x: round(distance * Math.cos(i * 2.4)), y: round(distance * Math.sin(i * 2.4)) }
  })
}

/**
 * Returns the position of a drawing across the floor, from 0 to 1, and its rotation in degrees; fixed for each
 * drawing.
 */
export function placementOf(number: number): { across: number; turned: number } {
  return { across: ((number * 37 + 11) % 83) / 83, turned: ((number * 53) % 50) - 25 }
}

const round = (value: number) => Math.round(value * 10) / 10
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
