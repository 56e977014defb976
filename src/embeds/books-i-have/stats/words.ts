/** Describes the effect of pulling a book out. */
import { pluralise } from "../../../lib/text/pluralise"
import type { Book } from "../schema"
import type { Piles } from "./logic"

/** The smallest number of bars in a row that make a century. */
const century = 9

/** Lists the bars that fell, in the order in which one hit the next: "The 1960s hit the 1950s, who hit the 1940s." */
function chainText(names: readonly string[]): string {
  const [first = "", second = "", ...others] = names
  const last = others.at(-1)
  const end = others.length > 1 ? `, and so on to the ${last}` : last ? `, who hit the ${last}` : ""
  return `The ${first} hit the ${second}${end}.`
}

/** Describes the change between two states, the second with one more book pulled out. */
export function describePull(before: Piles, now: Piles, book: number, books: readonly Book[]): string {
  const pulled = books[book]
  const at = before.piles.findIndex(pile => pile.books.some(laid => laid.book === book))
  const [was, is] = [before.piles[at], now.piles[at]]
  if (!pulled || !was || !is) return ""
  const fallen = now.floor.length - before.floor.length
  const card = `${pulled.title}, ${pulled.year}`
  if (fallen > 0) {
    if (now.piles.every(pile => pile.books.length === 0))
      return `${card}. That was the last bar. The distribution is now uniform.`
    const bars = now.falls.map(fall => now.piles[fall.pile]?.name ?? "")
    if (bars.length >= century)
      return `${card}. ${chainText(bars)} ${fallen} books down. One book, and a century is over.`
    if (bars.length > 1) return `${card}. ${chainText(bars)} ${fallen} books down.`
    if (is.books.length === 0)
      return `${card}. Down came the ${was.name}, all ${fallen} of them. Significant.`
    return `${card}. ${pluralise(fallen, "book")} of the ${was.name} came down. The trend is downward.`
  }
  if (is.books.length === 0) return `${card}. The last of the ${was.name}. Statistically they never were.`
  const lean = Math.max(...is.books.map((laid, i) => Math.abs(laid.offset - (is.books[i - 1]?.offset ?? 0))))
  if (lean > 0.4) return `${card}. The ${was.name} are leaning. Breathe elsewhere.`
  if (was.books.at(-1)?.book === book) return `${card}. It lay on top. A careful statistician.`
  return `${card}. The ${was.name} thought about it. They stand.`
}
