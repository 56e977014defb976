/** The player's acts, and the reasons why one is refused. */
import type { State } from "./career"
import { lessonOf } from "./lessons"
import { waiting } from "./mail/post"
import { countOf, modifiersOf, priceOf, thingPrice } from "./rates"
import { gainOf, goodwillPrice, requiredLines } from "./rewrite"
import { hireOf } from "./team"
import { thingOf } from "./things"
import { count, many } from "./words"

export type Act =
  | { kind: "write" }
  | { kind: "fix" }
  | { kind: "hire"; who: string; many: number }
  | { kind: "buy"; what: string }
  | { kind: "answer"; message: string; with: 0 | 1 }
  | { kind: "learn"; what: string }
  | { kind: "refactor" }
  | { kind: "rewrite" }

/** The limit of presses per second; faster input is taken for a cat on the keyboard. */
const maxPressesPerSecond = 10

/** The debt in per cent from which a refactoring is allowed. */
export const minDebt = 15

/** Returns why an act is refused now, as a sentence; null if it is allowed. */
export function refusalOf(state: State, act: Act): string | null {
  const { lines, refactoring, meeting } = state
  const short = (price: number) =>
    lines < price ? `That takes ${many(Math.ceil(price - lines), "more line", "more lines")}.` : null
  switch (act.kind) {
    case "write":
      if (refactoring > 0) return "Nothing is written while the walls are open."
      return state.pressed >= maxPressesPerSecond
        ? "The keyboard has jammed. It is from 1998, and takes ten lines a second."
        : null
    case "fix":
      return state.bugs < 1 ? "There is no bug to be found. There is one, of course." : null
    case "hire": {
      const hire = hireOf(act.who)
      if (!hire || !Number.isInteger(act.many) || act.many < 1 || act.many > 500)
        return "No one of that name has applied."
      return short(priceOf(hire, countOf(state, hire.id), act.many, modifiersOf(state)))
    }
    case "buy": {
      const thing = thingOf(act.what)
      if (!thing) return "They don't make those any more."
      if (state.things.includes(thing.id)) return "You have one."
      return short(thingPrice(thing.price, modifiersOf(state)))
    }
    case "answer":
      return waiting(state).some(({ id }) => id === act.message) ? null : "That has been answered."
    case "learn":
      return state.offered.includes(act.what) && lessonOf(act.what) ? null : "That can't be learned now."
    case "refactor":
      if (refactoring > 0) return "It is being refactored."
      return state.debt < minDebt ? `Below ${minDebt}% of debt it is only moving files about.` : null
    case "rewrite": {
      if (gainOf(state) === 0)
        return `This codebase is too small: a rewrite takes ${count(requiredLines(state.figures.rewrites))} lines.`
      if (refactoring > 0) return "First the refactoring, then the rewrite."
      if (meeting > 0) return "Not from within a meeting."
      return state.goodwill < goodwillPrice
        ? `It lacks a signature: that takes ${goodwillPrice} goodwill, and you have ${state.goodwill}.`
        : null
    }
  }
}
