/** A recipe times any number of pizzas, in three systems of units, and what is left of the watermelon. */
import type { Ingredient } from "../../../lib/content/recipe"

export const systems = ["metric", "cups", "hamster"] as const
export type System = (typeof systems)[number]

/** What a watermelon weighs here, and how much of it is red, in grams. */
export const melon = { whole: 5000, red: 2500 }

export const maxPizzas = 50

/** "½", "1 ¾": a number to the next quarter, at least a quarter. */
export function quarters(amount: number): string {
  const all = Math.max(1, Math.round(amount * 4))
  const whole = Math.floor(all / 4)
  const part = ["", "¼", "½", "¾"][all % 4]
  return [whole || "", part].filter(Boolean).join(" ")
}

/** What stands between an amount and its ingredient: "2 hamsters of flour", but "300 g flour" and "24 leaves". */
export function between({ unit }: Ingredient, system: System): string {
  return system === "hamster" && unit !== "pieces" ? " of " : " "
}

/** How much of an ingredient some pizzas need, in words of a system of units; pieces are pieces everywhere. */
export function amountText({ amount, unit, cup, spoon }: Ingredient, pizzas: number, system: System): string {
  const all = amount * pizzas
  if (unit === "pieces") return String(all)
  if (system === "hamster") return hamsterText(all)
  if (system === "cups") {
    // 16 tablespoons are a cup and 3 teaspoons are a tablespoon.
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

/** "¾ cup", "1 cup", "1 ¼ cups": to the next quarter. */
function inMany(amount: number, one: string): string {
  return `${quarters(amount)} ${Math.round(amount * 4) > 4 ? `${one}s` : one}`
}

/** Hamster's measures: a cheek holds 20 grams, two cheeks are a hamster, and a thousand of them a logistical problem. */
function hamsterText(grams: number): string {
  const cheeks = grams / 20
  if (cheeks < 1) return `${Math.max(1, Math.round(cheeks * 40))} ${grams <= 0.5 ? "nibble" : "nibbles"}`
  return cheeks < 4 ? inMany(cheeks, "cheek") : inMany(cheeks / 2, "hamster")
}

export type Melons = { melons: number /** Red that is left over, in grams. */; left: number }

/** How many watermelons some pizzas take, of which each uses so many grams, and what is left of the last one. */
export function melonsFor(pizzas: number, gramsEach: number): Melons {
  const melons = Math.ceil((pizzas * gramsEach) / melon.red)
  return { melons, left: melons * melon.red - pizzas * gramsEach }
}

/** What is to be said about the rest. */
export function restText({ melons, left }: Melons, gramsEach: number): string {
  if (left === 0) return `${melons} watermelons, and nothing is left. You may stop.`
  const whole = `${melons} ${melons === 1 ? "watermelon" : "watermelons"}, ${left.toLocaleString("en-GB")} g left over`
  if (left < gramsEach) return `${whole}: too little for a pizza. Buy another melon.`
  return `${whole}: enough for ${Math.floor(left / gramsEach)} more.`
}

/** The next number of pizzas that uses up what is left; one more, and so another melon, where it is too little for one. */
export function enoughFor(pizzas: number, gramsEach: number): number {
  const { left } = melonsFor(pizzas, gramsEach)
  if (left === 0) return pizzas
  return Math.min(maxPizzas, pizzas + Math.max(1, Math.floor(left / gramsEach)))
}

/** Minutes until the last pizza is out: one oven, one pizza at a time, and the first has to wait for all of `before`. */
export function minutesUntilEaten(pizzas: number, before: number, baking: number): number {
  return before + baking * pizzas
}
