/** Scales a recipe to any number of pizzas, in three systems of units, and calculates the leftover watermelon. */
import type { Ingredient } from "../../../lib/content/recipe"

export const systems = ["metric", "cups", "hamster"] as const
export type System = (typeof systems)[number]

/** The weight of a watermelon, and of its red flesh, in grams. */
export const melon = { whole: 5000, red: 2500 }

export const maxPizzas = 50

/** The slices of a pizza, and the seeds on the table until somebody sweeps. */
export const slices = 6
export const maxSeeds = 9

const biteWords = [
  "Another one, out of the oven.",
  "Odd.",
  "Not bad, in fact.",
  "Is it a dessert?",
  "Half of it is gone, and you still don't know.",
  "You may as well go on.",
  "You have eaten a watermelon pizza. You can tell people or not.",
]

/** The same with a guest on top. */
const guestBiteWords = [
  "Another one, out of the oven. {Guest} went back on top.",
  "You ate round {guest}.",
  "Odd, and not because of {guest}.",
  "Half of it is gone. {Guest} stayed.",
  "Not bad, in fact. Nobody has told {guest}.",
  "The last one is under {guest}.",
  "All gone but {guest}. Leftovers.",
]

/** Describes the pizza after some slices; 0 is a fresh one. A guest on it is named as within a sentence. */
export function biteText(eaten: number, guest: string | null = null): string {
  if (guest === null) return biteWords[eaten] ?? ""
  const name = guest.charAt(0).toUpperCase() + guest.slice(1)
  return (guestBiteWords[eaten] ?? "").replace("{guest}", guest).replace("{Guest}", name)
}

/** Returns what a guest remembers of a pizza after some slices; null of a fresh one. */
export function guestText(eaten: number): string | null {
  if (eaten === 0) return null
  return eaten < slices
    ? "Was a pizza topping, and was eaten round."
    : "Was left over from a pizza, beside the melon."
}

/** Describes the table after some seeds; 0 is a swept one. */
export function seedText(spat: number): string {
  if (spat === 0) return "Swept. Mother was here."
  if (spat === maxSeeds) return "That one hit the window."
  return spat === 1 ? "Ptui." : `Ptui. ${spat} of them on the table.`
}

/** Formats a number rounded to quarters, and at least a quarter: "½", "1 ¾". */
export function quarters(amount: number): string {
  const all = Math.max(1, Math.round(amount * 4))
  const whole = Math.floor(all / 4)
  const part = ["", "¼", "½", "¾"][all % 4]
  return [whole || "", part].filter(Boolean).join(" ")
}

/**
 * Returns the text between an amount and its ingredient: "2 hamsters of flour", but "300 g flour" and "24 leaves".
 */
export function connective({ unit }: Ingredient, system: System): string {
  return system === "hamster" && unit !== "pieces" ? " of " : " "
}

/** Formats the amount of an ingredient for some pizzas in a system of units. Pieces are the same in all systems. */
export function amountText({ amount, unit, cup, spoon }: Ingredient, pizzas: number, system: System): string {
  const all = amount * pizzas
  if (unit === "pieces") return String(all)
  if (system === "hamster") return hamsterText(all)
  if (system === "cups") {
    // A cup has 16 tablespoons, a tablespoon 3 teaspoons.
    const spoons = spoon ? all / spoon : cup ? (all / cup) * 48 : 0
    if (spoons >= 12) return cupText(spoons / 48)
    return spoons >= 3 ? `${quarters(spoons / 3)} tbsp` : `${quarters(spoons)} tsp`
  }
  if (all >= 1000) return `${Number((all / 1000).toFixed(2))} ${unit === "g" ? "kg" : "l"}`
  return `${all} ${unit}`
}

function cupText(cups: number): string {
  return inMany(cups, "cup")
}

/** Formats an amount in quarters: "¾ cup", "1 cup", "1 ¼ cups". */
function inMany(amount: number, one: string): string {
  return `${quarters(amount)} ${Math.round(amount * 4) > 4 ? `${one}s` : one}`
}

/**
 * Formats an amount in hamster units: a cheek holds 20 grams, two cheeks make a hamster, and a thousand hamsters a
 * logistical problem.
 */
function hamsterText(grams: number): string {
  const cheeks = grams / 20
  if (cheeks < 1) return `${Math.max(1, Math.round(cheeks * 40))} ${grams <= 0.5 ? "nibble" : "nibbles"}`
  return cheeks < 4 ? inMany(cheeks, "cheek") : inMany(cheeks / 2, "hamster")
}

export type Melons = { melons: number /** Red that is left over, in grams. */; left: number }

/**
 * Returns the number of watermelons for some pizzas, each of which uses `gramsEach`, and the grams left of the last
 * one, or of the only one, which is cut in any case.
 */
export function melonsFor(pizzas: number, gramsEach: number): Melons {
  const melons = Math.max(1, Math.ceil((pizzas * gramsEach) / melon.red))
  return { melons, left: melons * melon.red - pizzas * gramsEach }
}

/** Describes the leftover; a guest, as within a sentence, lies on one pizza in place of the melon. */
export function restText({ melons, left }: Melons, gramsEach: number, guest: string | null = null): string {
  if (left === 0 && guest === null) return `${melons} watermelons, and nothing is left. You may stop.`
  const whole = `${melons} ${melons === 1 ? "watermelon" : "watermelons"}, ${left.toLocaleString("en-GB")} g left over`
  if (guest !== null) return `${whole}, ${gramsEach} g of it because of ${guest}.`
  if (left < gramsEach) return `${whole}: too little for a pizza. Buy another melon.`
  return `${whole}: enough for ${Math.floor(left / gramsEach)} more.`
}

/**
 * Returns the next number of pizzas that uses up the leftover, or one more pizza (and thus another melon) if it is
 * too little for one. `without` is the number of pizzas without melon.
 */
export function nextWithoutLeftover(pizzas: number, gramsEach: number, without = 0): number {
  const { left } = melonsFor(pizzas - without, gramsEach)
  if (left === 0) return pizzas
  return Math.min(maxPizzas, pizzas + Math.max(1, Math.floor(left / gramsEach)))
}

/**
 * Returns the minutes until the last pizza is done: one oven, one pizza at a time, after `before` minutes of
 * preparation.
 */
export function minutesUntilEaten(pizzas: number, before: number, baking: number): number {
  return before + baking * pizzas
}
