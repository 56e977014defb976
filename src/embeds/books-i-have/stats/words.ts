/** Describes the effect of pulling a book out. */
import { pluralise } from "../../../lib/text/pluralise"
import { thickness } from "../authors"
import type { Book } from "../schema"
import type { Piles } from "./logic"

/** Describes the change between two states, the second with one more book pulled out. */
export function describePull(before: Piles, now: Piles, book: number, books: readonly Book[]): string {
  const pulled = books[book]
  const at = before.piles.findIndex(pile => pile.books.some(laid => laid.book === book))
  const [was, is] = [before.piles[at], now.piles[at]]
  if (!pulled || !was || !is) return ""
  const fallen = now.floor.length - before.floor.length
  const card = `${pulled.title} (${pulled.year}), ${Math.round(thickness(pulled.pages))} mm`
  if (fallen > 0) {
    if (now.piles.every(pile => pile.books.length === 0))
      return `${card}. That was the last bar. The distribution is now uniform, and on the floor.`
    if (is.books.length === 0)
      return `${card}. Down came the ${was.name}, all ${fallen} of them. Significant.`
    return `${card}. ${pluralise(fallen, "book")} of the ${was.name} came down. The trend is downward.`
  }
  if (is.books.length === 0) return `${card}. The last of the ${was.name}. Statistically they never were.`
  const lean = Math.max(...is.books.map((laid, i) => Math.abs(laid.offset - (is.books[i - 1]?.offset ?? 0))))
  if (lean > 0.4)
    return `${card}. The ${was.name} lean by ${Math.round(lean * 100)}% of a book. Breathe elsewhere.`
  if (was.books.at(-1)?.book === book) return `${card}. It lay on top. A careful statistician.`
  return `${card}. The ${was.name} moved, and thought about it. They stand.`
}
