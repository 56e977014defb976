import type { Night } from "../../hooks/storage/nightOut"

/** Messages on postcards from pages that have none of their own: one for each day. */
const greetings = [
  "Forgot my coat.",
  "Nobody else is up.",
  "The food is a matter of taste.",
  "I have pressed the thing. Come quickly.",
  "Wish you were here. Bring the hamster.",
  "It is bigger than it looked.",
  "They think I work here.",
] as const

/** Returns the message of a thing that is out for the night. */
export function messageOf({ text, day }: Night): string {
  return text ?? greetings[day % greetings.length] ?? greetings[0]
}
