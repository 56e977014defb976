/** A paragraph that gets better with each sentence that is thrown out of it. */

export const sentences = [
  "Hamsters are small, nocturnal rodents.",
  "As is well known, they have cheeks.",
  "Before we begin, a word about cheeks.",
  "A hamster walks into a website.",
  "By this we mean a real hamster, not a metaphor.",
  "The joke works on several levels.",
  "Thank you for reading so far.",
] as const

/** The index of the sentence that stays. */
export const joke = 3

const remarks = [
  "Better.",
  "Much better.",
  "I had forgotten it was there.",
  "Mother liked that one.",
  "It took a committee three weeks to write that.",
  "That is the whole post. It's the best thing we have published.",
] as const

/** Returns the remark on a number of sentences thrown out. */
export function remarkAfter(thrown: number): string {
  return remarks[thrown - 1] ?? "Seven sentences. Press the ones you can do without."
}
