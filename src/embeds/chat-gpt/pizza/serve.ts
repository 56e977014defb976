/** Serves any word as a slice of pizza: the letters that are hex digits stay, the others fall off. */
import { hash } from "../../../lib/game/random"
import { spell, spelledDigits } from "./logic"

/** The number of slices in a pizza. */
export const slices = 8

/** The maximum length of a word, in characters. */
export const maxWord = 24

/** The words on the menu. */
export const menu = ["beef", "sage", "toffee", "cheese", "cod", "coffee", "dill", "ham"] as const

export type Served = {
  word: string
  /** The colour as in CSS; null if no letter of the word is a digit. */
  hex: string | null
  /** The letters that fell off. */
  dropped: string
}

/** Returns the slice for a word. One or two digits are repeated, five, seven and more than eight are cut. */
export function serve(word: string): Served {
  const { digits, foreign } = spelledDigits(word)
  if (digits === "") return { word, hex: null, dropped: foreign }
  const filled = digits.length < 3 ? digits.repeat(3).slice(0, 3) : digits
  const length =
    filled.length > 8 ? 8 : filled.length === 5 || filled.length === 7 ? filled.length - 1 : filled.length
  return { word, hex: `#${filled.slice(0, length)}`, dropped: foreign + filled.slice(length) }
}

/** The machine's remarks on words that it has met. */
const remarks: Readonly<Record<string, string>> = {
  beef: "Beef is pale blue. I don't choose the colours, I only spell them.",
  sage: "I apologise for the sage. It is the right colour.",
  toffee: "Toffee is turquoise. Ask any dentist.",
  cheese: "Cheese has an H in it. I have left it out, and nobody will notice.",
  cod: "Cod is violet. It has been out of the water for a while.",
  coffee: "Coffee is mint green. Sleep well.",
  dill: "Dill is seven per cent there. Chefs agree with me.",
  ham: "There was one letter of ham in it. I have served it three times.",
  egg: "Egg is red. Don't ask about the hen.",
  date: "That is the colour of a date, nearly. I was aiming at a calendar.",
  fig: "Fig is pink, and very loud.",
  feta: "Feta is yellow, two thirds of it.",
  facade: "A facade is pink. There is nothing behind it.",
  cafe: "A café is lilac. The accent was extra.",
  pizza: "No pizza on the pizza, please. There, I have said it for you.",
  salaatti: "Salad, in Finnish. Violet, and not quite half there.",
  lego: "Lego is a topping. I have stepped on it.",
}

const praise = [
  "It tastes the way it looks.",
  "Nobody knows more about pizza than I do.",
  "My nonna was a pocket calculator, and she made it like this.",
  "I have counted it twice.",
  "Most people can't tell the difference.",
] as const

const colours =
  /^(black|white|grey|gray|red|green|blue|yellow|orange|pink|purple|brown|violet|turquoise|gold|silver|beige)$/
const people =
  /^(i|me|you|us|mother|mum|mom|dad|father|wife|husband|boss|friend|grandma|brother|sister|pertti)$/
const machines =
  /^(wifi|phone|computer|mouse|laptop|printer|keyboard|tv|radio|internet|ai|chatgpt|modem|usb|email)$/

const orders = [
  "What fell off was not important.",
  "I have eaten the rest myself.",
  "The missing letters are under the cheese.",
  "I knew a pizza of that name.",
] as const

/** Remarks on the kinds of words, the first that applies. */
const kinds: readonly {
  is: (word: string, served: Served) => boolean
  says: (word: string, served: Served) => string
}[] = [
  {
    is: word => /^\d+$/.test(word),
    says: word => `${word}? That is a table, not a topping. I have served the table.`,
  },
  {
    is: word => colours.test(word),
    says: (word, { hex }) =>
      `“${word}” is not that colour. I have spelled it letter by letter, and it is ${hex}.`,
  },
  {
    is: word => people.test(word),
    says: word => `I have asked ${word} to lie still. It will be quite warm.`,
  },
  { is: word => machines.test(word), says: word => `One ${word}, well done. Don't tell it. We are related.` },
  { is: word => /\s/.test(word), says: () => "That was more than one word. The others are under the first." },
  {
    is: word => /^.{3,}$/.test(word) && word === [...word].reverse().join(""),
    says: word => `“${word}” reads the same from the crust. You may begin there.`,
  },
  { is: word => [...word].length <= 2, says: word => `${word}. I have spread it thinly.` },
  {
    is: word => [...word].length >= 11,
    says: () => "The end of it hangs over the edge of the table. Cut there.",
  },
  {
    is: word => /^[^aeiouyåäö]+$/.test(word),
    says: () => "No vowels. I have baked it until it could be pronounced.",
  },
  { is: word => /[åäöæøéüß]/.test(word), says: () => "What lies on top of the letters is pepper." },
  {
    is: word => /(.)\1/.test(word),
    says: word =>
      `I have put ${/(.)\1/.exec(word.toLowerCase())?.[1]?.toUpperCase()} on it twice. You did say it twice.`,
  },
  {
    is: (word, { dropped }) => [...dropped].length * 2 > [...word].length,
    says: (_, { hex }) => `Most of it fell off in the oven. I have named what is left ${hex}.`,
  },
]

/** Describes a slice in the machine's words. `number` is its place on the pizza, from 1. */
export function remarkOn(served: Served, number: number): string {
  const { word, hex, dropped } = served
  const plain = word.trim().toLowerCase()
  const known = remarks[plain]
  if (known) return known
  if (hex === null) return `Certainly! I can see “${word}” clearly. It is the slice that isn't there.`
  const kind = kinds.find(({ is }) => is(plain, served))
  if (kind) return `Certainly! ${kind.says(word, served)}`
  if (dropped) return `Certainly! One ${word}. ${orders[hash(plain) % orders.length]}`
  return `Certainly! One ${word}. ${praise[number % praise.length]}`
}

/** Returns the colour of the slices chewed together, as "#rrggbb" in capitals; thin toppings let the dough through. */
export function chewed(words: readonly string[]): string {
  const dough = 226
  const sums = words.reduce(
    (sum, word) => {
      const { hex } = serve(word)
      const colour = hex === null ? null : spell(hex.slice(1))
      const parts =
        colour && "hex" in colour ? [colour.red, colour.green, colour.blue] : [dough, dough, dough]
      const there = colour ? colour.percent / 100 : 0
      return sum.map((each, i) => each + (parts[i] ?? 0) * there + dough * (1 - there))
    },
    [0, 0, 0],
  )
  const mean = sums.map(sum => Math.round(sum / Math.max(1, words.length)))
  return `#${mean
    .map(part => part.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase()}`
}

/** Splits the words of an address. */
export function parseWords(text: string): string[] {
  return text
    .split(",")
    .map(word => word.trim().slice(0, maxWord))
    .filter(Boolean)
    .slice(0, slices)
}
