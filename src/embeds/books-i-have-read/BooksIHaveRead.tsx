import { useState } from "react"
import { integer, minValue, number, pipe } from "valibot"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { longDate } from "../../lib/calendar/longDate"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./BooksIHaveRead.module.css"
import { type Book, loanOf, owedAfter, owedAt, pagesPerPromise } from "./logic"
import { Bedroom } from "./parts/Bedroom"
import type { ReadingYear } from "./schema"
import { helpText, type Thing, thingText } from "./words"

const helped = storageEntry("books-i-have-read", pipe(number(), integer(), minValue(0)), 0)

const untouched: Readonly<Record<Thing, number>> = { lamp: 0, man: 0, pile: 0, window: 0 }

/**
 * A debt of pages that grows by the second, with the goals and books of each year. Visitors may read pages for him.
 *
 * @feed A reading goal that was missed ten years running, live, with a button to read a page of it for him.
 * @data books-read books
 */
export default function BooksIHaveRead() {
  const data = usePageData<{ books: Book[]; "books-read": ReadingYear[] }>()
  const { books, "books-read": years } = data
  const loan = loanOf(years, books)
  const worst = years.reduce((a, b) => (b.goal - b.books.length > a.goal - a.books.length ? b : a))
  const { values, set } = useAddress({
    year: choice(
      years.map(each => each.year),
      worst.year,
    ),
  })
  const [pages, setPages] = useStorage(helped)
  const [isLampOn, setLampOn] = useState(true)
  const [pressed, setPressed] = useState(untouched)
  /** The answer of the thing pressed last, until the next page. */
  const [answer, setAnswer] = useState("")
  const motion = useMotion()
  const time = useNow(motion ? 1000 : 60_000)
  const year = years.find(each => each.year === values.year) ?? worst
  const owed = time ? owedAt(loan, time.getTime(), pages) : loan.pages
  const maxGoal = Math.max(...years.map(each => each.goal))
  const isAwake = pages > 0 && pages % pagesPerPromise === 0

  const read = () => {
    setAnswer("")
    setPages(old => old + 1)
  }
  const press = (thing: Thing) => {
    if (thing === "lamp") setLampOn(!isLampOn)
    setAnswer(thingText(thing, pressed[thing]))
    setPressed({ ...pressed, [thing]: pressed[thing] + 1 })
  }

  return (
    <div className={styles.tool}>
      <div className={styles.loan}>
        <p>
          Pages owed, now
          <output className={styles.digits} aria-label="Pages owed" aria-live="off">
            {owed.toLocaleString("en-GB", { minimumFractionDigits: 4, maximumFractionDigits: 4 })}
          </output>
        </p>
        <div className={styles.help}>
          <button type="button" className="default" onClick={read}>
            Read a page for him
          </button>
          <p role="status" aria-label="Your help">
            {answer || helpText(loan, pages)}
          </p>
        </div>
      </div>
      <Bedroom
        year={year}
        books={books}
        page={pages}
        isAwake={isAwake}
        isLampOn={isLampOn}
        pressed={pressed}
        onPress={press}
      />
      <fieldset className={styles.years} style={{ gridTemplateColumns: `repeat(${years.length}, 1fr)` }}>
        <legend className="visually-hidden">A year</legend>
        {years.map(each => (
          <button
            key={each.year}
            type="button"
            aria-pressed={each === year}
            aria-label={`${each.year}: ${each.books.length} of ${each.goal}`}
            onClick={() => set({ year: each.year })}
          >
            <svg viewBox="0 0 20 40" aria-hidden="true" preserveAspectRatio="none">
              <rect
                x="1"
                y={40 - (40 * each.goal) / maxGoal}
                width="18"
                height="40"
                fill="#fff"
                stroke="#888"
              />
              <rect x="1" y={40 - (40 * each.books.length) / maxGoal} width="18" height="40" fill="#c23b6b" />
            </svg>
            {`${each.year}`.slice(2)}
          </button>
        ))}
      </fieldset>
      <p className={styles.message} role="status" aria-label="The year">
        <b>
          {year.year}: {year.books.length} of {year.goal}.
        </b>{" "}
        “{year.promise}” {year.excuse} Owed by then: {pluralise(owedAfter(years, year.year), "book")}.
      </p>
      <div className="buttons">
        <ShareButton
          text={`He owes himself ${Math.round(owed).toLocaleString("en-GB")} pages. Read him one.`}
        />
      </div>
      <details className={styles.list} open>
        <summary>What was read in {year.year}</summary>
        {year.books.length > 0 ? (
          <ol>
            {year.books.map(({ title, finished }) => (
              <li key={title}>
                <i lang={books.find(book => book.title === title)?.language}>{title}</i>, finished on{" "}
                {longDate(finished)}
              </li>
            ))}
          </ol>
        ) : (
          <p>A bookmark.</p>
        )}
      </details>
    </div>
  )
}
