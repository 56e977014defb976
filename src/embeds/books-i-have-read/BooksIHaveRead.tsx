import { integer, minValue, number, pipe } from "valibot"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { choice, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { ChartTable } from "../../kits/chart/Chart"
import { Slider } from "../../kits/controls/Slider"
import { longDate } from "../../lib/calendar/longDate"
import { formatDuration } from "../../lib/text/duration"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./BooksIHaveRead.module.css"
import { type Book, debtFreeDay, loanOf, minutesPerPage, owedAfter, owedAt, paceOf } from "./logic"
import { Bedroom } from "./parts/Bedroom"
import type { ReadingYear } from "./schema"

const helped = storageEntry("books-i-have-read", pipe(number(), integer(), minValue(0)), 0)
const examplePace = 30

/**
 * A record of reading goals and books read, year by year. Visitors may help to read the pages still owed.
 *
 * @feed A reading goal that was missed ten years running, in pages, live, with a button to read one of them for him.
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
    pace: whole(0, 200, examplePace),
  })
  const [pages, setPages] = useStorage(helped)
  const motion = useMotion()
  const time = useNow(motion ? 1000 : 60_000)
  const year = years.find(each => each.year === values.year) ?? worst
  const isLast = year === years.at(-1)
  const pace = paceOf(year, books, isLast)
  const owed = time ? owedAt(loan, time.getTime(), pages) : loan.pages
  const free = time ? debtFreeDay(loan, time.getTime(), values.pace, pages) : null
  const minutes = Math.round(minutesPerPage(loan))
  const maxGoal = Math.max(...years.map(each => each.goal))

  return (
    <div className={styles.tool}>
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
      <Bedroom year={year} books={books} />
      <p className={styles.message} role="status" aria-label="The year">
        <b>
          {year.year}: {year.books.length} of {year.goal}.
        </b>{" "}
        “{year.promise}” {year.excuse}{" "}
        {pace.daysPerBook
          ? `${pluralise(Math.round(pace.daysPerBook), "day")} a book, ${pace.perDay.toFixed(1)} pages a day. `
          : ""}
        Owed by then: {pluralise(owedAfter(years, year.year), "book")}.
      </p>
      <div className={styles.loan}>
        <p>
          Owed now, in pages
          <output className={styles.digits} aria-label="Pages owed" aria-live="off">
            {owed.toLocaleString("en-GB", { minimumFractionDigits: 4, maximumFractionDigits: 4 })}
          </output>
        </p>
        <div>
          <button type="button" onClick={() => setPages(old => old + 1)}>
            Read a page for him
          </button>
          <p role="status" aria-label="Your help">
            {pages === 0
              ? `One page holds the debt still for ${pluralise(minutes, "minute")}.`
              : `${pluralise(pages, "page")} by you: the debt is back where it was ${formatMinutes(pages * minutes)} ago.`}
          </p>
        </div>
        <div>
          <Slider
            label={`If he read ${pluralise(values.pace, "page")} a day from now on`}
            min={0}
            max={200}
            value={values.pace}
            valueText={`${values.pace} pages a day`}
            onChange={pace => set({ pace })}
          />
          <p role="status" aria-label="The end">
            {free
              ? `Free of debt on ${longDate(free)}.`
              : time
                ? `Never: each day adds ${loan.daily.toFixed(1)} pages.`
                : "Asking the calendar..."}
          </p>
        </div>
      </div>
      <div className="buttons">
        <ShareButton text="A reading goal, missed" />
      </div>
      <ChartTable
        label="The years as a table"
        heads={["Year", "Read"]}
        rows={years.map(each => ({
          key: `${each.year}`,
          name: `${each.year}`,
          value: `${each.books.length} of ${each.goal}, ${pluralise(paceOf(each, books, false).pages, "page")}`,
        }))}
      />
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

/** Formats a duration as "2 hours and 30 minutes"; from two days on in days alone. */
function formatMinutes(minutes: number): string {
  if (minutes < 120) return pluralise(minutes, "minute")
  return minutes < 2880
    ? formatDuration(minutes * 60_000, { from: "hour", to: "minute", long: true })
    : pluralise(Math.round(minutes / 1440), "day")
}
