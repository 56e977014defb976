/** The clerk's answers to a visitor who presses things at the desk. */

/** After the last of these the bell is put away. */
export const bellAnswers = ["Yes?", "Yes.", "I am here.", "The bell works.", "Thank you. I'll take that."]

export const stampAnswers = [
  "Stamped.",
  "That was the notice board.",
  "That was me.",
  "It doesn't come off.",
  "Next year it will be blue.",
]

export const clerkAnswers = [
  "Don't poke the clerk.",
  "My hat.",
  "I have a hat at home too.",
  "There is hair under it. As you see.",
]

export const bookAnswers = [
  "1998. Page one. It was me.",
  "1999. They met on this page.",
  "2004. Hay. I'd rather not.",
  "2009. Nobody. I dusted it.",
  "That is the cover.",
]

/** Answers to rings of a bell that has been put away. */
const noBell = "There is no bell."

/** Returns the answer to a press, counted from 0; the last one stays. */
export function answerAt(answers: readonly string[], press: number): string {
  if (answers === bellAnswers && press >= answers.length) return noBell
  return answers[Math.min(press, answers.length - 1)] ?? noBell
}

/** Returns the entry that the clerk writes about the bell; null as long as nobody has rung it often. */
export function bellEntry(rings: number): { text: string; reply: string } | null {
  if (rings < bellAnswers.length) return null
  return {
    text: `${"Ding. ".repeat(bellAnswers.length)}${rings > bellAnswers.length ? "(And where it was.)" : ""}`.trim(),
    reply: "One ding would have done.",
  }
}

/** The clerk's words to a thing from another page: when it stands at the desk, has signed, and would sign again. */
export const guestWords = {
  waits: "Next. Name, please.",
  signs: "No hands. I helped.",
  again: "One signature each.",
} as const

/** The clerk's replies below the prints of things, one for each by the length of its address. */
export const printReplies = [
  "More legible than Seppo.",
  "No address. It said it was between pages.",
  "It wanted a receipt. This is the receipt.",
  "Room 4. It asked for another pillow.",
  "Seppo has seen it, and is practising.",
] as const
