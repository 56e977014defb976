import { type MouseEvent, useMemo, useState } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { usePageData } from "../../../hooks/page/page"
import { type Codec, choice } from "../../../kits/address/codecs"
import { StartAgain } from "../../../kits/address/StartAgain"
import { useAddress } from "../../../kits/address/useAddress"
import { ChartTable } from "../../../kits/chart/Chart"
import { Choice } from "../../../kits/controls/Choice"
import { pluralise } from "../../../lib/text/pluralise"
import type { Book } from "../schema"
import * as styles from "./BookStats.module.css"
import {
  afterPulls,
  type Grouping,
  groupings,
  type Pile,
  type Piles,
  parsePulls,
  pull,
  totalsOf,
} from "./logic"
import { Room } from "./parts/Room"
import { describePull } from "./words"

const names: Record<Grouping, string> = {
  decade: "decade",
  language: "language",
  thickness: "thickness",
  read: "read or not",
}

/**
 * A bar chart made of piles of books. Any book can be pulled out, and the books above it may fall.
 *
 * @feed A bar chart whose bars are piles of books. Pull one out, and see which decades come down.
 * @data books
 */
export default function BookStats() {
  const { books } = usePageData<{ books: Book[] }>()
  const pulls = useMemo<Codec<readonly number[]>>(
    () => ({
      initial: [],
      parse: text => parsePulls(text, books.length),
      format: list => (list.length > 0 ? list.join(".") : null),
    }),
    [books],
  )
  const address = useAddress({ by: choice(groupings), out: pulls })
  const { by, out } = address.values
  const [last, setLast] = useState<string | null>(null)
  const [hasPulled, setPulled] = useState(false)
  const state = useMemo(() => afterPulls(books, by, out), [books, by, out])

  const take = (book: number | undefined, pile?: Pile) => {
    if (book === undefined) {
      // A press beside the books leaves the message as it is.
      if (pile) setLast(`The ${pile.name} are on the floor. They can't fall off it.`)
      return
    }
    const next = pull(state, book, books)
    if (next === state) return
    setPulled(true)
    setLast(describePull(state, next, book, books))
    address.set({ out: next.out })
  }
  const arrange = (to: Grouping) => {
    setLast(null)
    address.set({ by: to, out: [] })
  }
  const at = (list: readonly number[]) => list.flatMap(place => books[place] ?? [])
  const rows = [
    ...state.piles.map(pile => ({
      key: pile.key,
      name: pile.name,
      of: at(pile.books.map(laid => laid.book)),
    })),
    ...(state.floor.length > 0 ? [{ key: "floor", name: "the floor", of: at(state.floor) }] : []),
    ...(out.length > 0 ? [{ key: "hand", name: "your hands", of: at(state.out) }] : []),
  ].map(({ key, name, of }) => ({ key, name, value: figures(of) }))
  const upright = totalsOf(at(state.piles.flatMap(pile => pile.books.map(laid => laid.book))))
  const message =
    last ??
    (out.length > 0
      ? `${hasPulled ? "" : "You are not the first. "}${pluralise(state.floor.length, "book")} on the floor, and ${out.length} in your hands.`
      : `All bars are standing.${by === "decade" ? " One of these books can bring down ten of them." : ""}`)
  const press = (event: MouseEvent<HTMLButtonElement>, book: number | null) => {
    const highest = state.piles.reduce((a, b) => (a.books.length >= b.books.length ? a : b))
    take(event.detail === 0 ? highest.books[0]?.book : (book ?? undefined))
  }

  return (
    <div className={styles.tool}>
      <div className={styles.top}>
        <Choice
          label="Piles by"
          beside
          value={by}
          options={groupings.map(grouping => [grouping, names[grouping]] as const)}
          onChange={arrange}
        />
        <span>
          Standing: <b>{pluralise(upright.books, "book")}</b>, {upright.metres.toFixed(2)} m
        </span>
      </div>
      <Room state={state} books={books} onPress={press} />
      <fieldset
        className={styles.axis}
        data-many={state.piles.length > 8 || undefined}
        style={{ gridTemplateColumns: `repeat(${state.piles.length}, minmax(0, 1fr))` }}
      >
        <legend className="visually-hidden">Pull out the lowest book of a pile</legend>
        {state.piles.map((pile, i) => (
          <button
            key={pile.key}
            type="button"
            style={{ gridColumn: i + 1 }}
            aria-label={`${pile.short} ${pile.books.length}: the lowest of the ${pile.name}`}
            onClick={() => take(pile.books[0]?.book, pile)}
          >
            <span className={styles.wide}>{pile.short}</span>
            <span className={styles.narrow}>{tiny(pile, by)}</span>
            <b>{pile.books.length}</b>
          </button>
        ))}
      </fieldset>
      <p className={styles.message} role="status" aria-label="What happened">
        {message}
      </p>
      <div className="buttons">
        <StartAgain of={{ ...address, reset: () => [setLast(null), address.reset()] }} />
        <ShareButton text={shareText(state)} />
      </div>
      <ChartTable label="The bars as a table" heads={["Bar", "Figures"]} rows={rows} />
    </div>
  )
}

/** Describes the ruins to the one who is sent a link to them. */
function shareText({ out, floor, piles }: Piles): string {
  const empty = piles.filter(pile => pile.books.length === 0).length
  if (floor.length === 0) return "A bar chart made of books. Pull one out."
  const bars = empty > 0 ? ` ${pluralise(empty, "bar")} of the chart ${empty === 1 ? "is" : "are"} gone.` : ""
  return `I pulled out ${pluralise(out.length, "book")}, and ${floor.length} came down.${bars}`
}

/** Returns the label of a bar, at most two letters wide. */
function tiny({ key, short }: Pile, by: Grouping): string {
  if (by === "language") return key.toUpperCase()
  return by === "decade" && short.length === 4 ? short.slice(2) : short
}

/** Formats a bar's figures: "8 books, 2,480 pages, 0.15 m, 38% of the pages unread". */
function figures(books: readonly Book[]): string {
  const { books: count, pages, metres, unreadPages } = totalsOf(books)
  if (count === 0) return "no books"
  return `${pluralise(count, "book")}, ${pluralise(pages, "page")}, ${metres.toFixed(2)} m, ${Math.round(unreadPages * 100)}% of the pages unread`
}
