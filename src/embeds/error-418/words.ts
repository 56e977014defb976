/** Everything that is said at the table. */
import { pluralise } from "../../lib/text/pluralise"
import { hasSaidWhen, isOver, orderOf, type State } from "./logic"

/** The pot's answers to a coffee, louder with heat. */
const refusals = ["", "I'm a teapot.", "Still a teapot.", "A TEAPOT.", "And now look."] as const

/** Returns the pot's answer to the last coffee. `inPot` is what steeps in it, by its name within a sentence. */
export const refusal = (heat: number, inPot: string | null = null): string =>
  heat === 1 && inPot !== null ? `I'm a teapot and ${inPot}.` : (refusals[heat] ?? "")

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns what has become of a thing from another page that steeps in the pot; null while nothing has. */
export function steepedText(state: State): string | null {
  if (isOver(state)) return "Boiled over in a teapot, and landed in the cup."
  return state.answer === "right" ? "Was made into tea. There were no complaints." : null
}

/** Returns the guest's order. `tea` is the name of the tea of this round. */
export function asked(state: State, tea: string): string {
  const { wants, vessel } = orderOf(state)
  if (wants === "tea") {
    if (vessel === "thimble") return `${capital(tea)}. In the thimble.`
    return vessel === "bath" ? "I'd like a bath." : `${capital(tea)}, then.`
  }
  return ["Coffee, please.", "A small coffee?", "Coffee. Quietly.", "COFFEE."][state.heat] ?? "Coffee."
}

/** Returns the guest's words at this moment. */
export function guestSays(state: State, tea: string, inPot: string | null = null): string {
  if (isOver(state)) return "Tea is fine."
  switch (state.answer) {
    case "refused":
      return state.heat === 1 ? "Oh." : state.heat === 2 ? "I see." : state.heat === 3 ? "Sorry." : "Help."
    case "right":
      return inPot === null ? "Right." : `Notes of ${tea}.`
    case "over":
      return "I said when."
    case "empty":
      return orderOf(state).vessel === "bath" ? "Is that all?" : "That was the table."
  }
  if (hasSaidWhen(state)) return "When."
  if (state.stream && !state.stream.hits) return "Over here."
  return state.level > 0 ? "Go on." : asked(state, tea)
}

const decilitres = (amount: number) =>
  amount < 0.05
    ? "nothing"
    : amount < 1
      ? "less than a decilitre"
      : pluralise(Math.round(amount), "decilitre")

/** Returns the result of a visit, as it is shared. */
export const result = ({ right, spiltInAll }: State): string =>
  `${["No cup was right", "One cup was right", "Two cups were right", "All three were right"][right] ?? "Right"}, and ${decilitres(spiltInAll)} went on the table.`

/** Returns the line under the picture. */
export function verdict(state: State, tea: string, inPot: string | null = null): string {
  if (isOver(state))
    return `${inPot === null ? "It has boiled over." : `${capital(inPot)} landed in his cup.`} ${result(state)}`
  switch (state.answer) {
    case "refused":
      return `418. ${refusal(state.heat, inPot)}`
    case "right":
      if (inPot !== null) return `Right. It tasted of ${inPot}, which the menu had not denied.`
      return "Right. There is nothing to complain about, which in Finland is applause."
    case "over":
      return "Too much. It stops pouring a little after you do."
    case "empty":
      return orderOf(state).vessel === "bath"
        ? "A teapot does not fill a bath."
        : "The pot is empty. The table has had it."
  }
  return hasSaidWhen(state) ? "He said when." : `The guest says: ${asked(state, tea)}`
}
