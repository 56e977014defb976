import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/clock"
import { usePage, usePageData } from "../../hooks/page"
import { useQuery } from "../../hooks/query"
import type { Quote } from "../../lib/lists/quote-of-the-day"
import { longDate } from "../../lib/longDate"
import { firstDay, keyOf, quoteOf, readDate, todayAt } from "./logic"
import { QuoteCalendar } from "./parts/QuoteCalendar"
import * as styles from "./QuoteOfTheDay.module.css"

/**
 * The quote of the day in Helsinki, the one before it, and a calendar that goes back to the first.
 *
 * @feed One quote a day that nobody else has said, with a calendar to go back in.
 * @data quote-of-the-day
 */
export default function QuoteOfTheDay() {
  const { "quote-of-the-day": quotes } = usePageData<{ "quote-of-the-day": Quote[] }>()
  const { siteName } = usePage()
  const [date, setDate] = useQuery("date")
  const now = useNow()
  const today = now && todayAt(now)

  const asked = date === null || today === null ? null : readDate(date, today)
  const shown = asked && "number" in asked ? asked.number : today
  const quote = shown === null ? null : quoteOf(quotes, shown)
  const go = (number: number) => setDate(number === today ? null : keyOf(number))

  return (
    <div className={styles.page}>
      <figure className={styles.card}>
        <blockquote className={styles.quote} role="status">
          {quote ?? "..."}
        </blockquote>
        <figcaption>
          {shown === null ? "Waking the one who knows it." : longDate(keyOf(shown))}
          {shown !== null && shown === today && ", which is today in Helsinki"}
        </figcaption>
      </figure>
      <p className={styles.problem} role="alert">
        {asked && "problem" in asked ? asked.problem : ""}
      </p>
      <p className={styles.before}>
        {shown !== null && shown > firstDay && <>The day before: “{quoteOf(quotes, shown - 1)}”</>}
      </p>
      <div className="buttons">
        <button
          type="button"
          disabled={shown === null}
          aria-disabled={shown === firstDay}
          onClick={() => shown !== null && shown > firstDay && go(shown - 1)}
        >
          ◀ The day before
        </button>
        <button
          type="button"
          disabled={shown === null}
          aria-disabled={shown === today}
          onClick={() => shown !== null && today !== null && shown < today && go(shown + 1)}
        >
          The day after ▶
        </button>
        <button type="button" disabled={date === null} onClick={() => setDate(null)}>
          Today
        </button>
      </div>
      {shown !== null && today !== null ? (
        <QuoteCalendar shown={shown} today={today} onPick={go} />
      ) : (
        <div className={styles.place} />
      )}
      <div className="buttons">
        <CopyButton
          text={quote && shown !== null ? `“${quote}” (${siteName}, ${longDate(keyOf(shown))})` : ""}
        />
        {/* The day has to be in the address before the button inside copies it: tomorrow, today is another. */}
        <span onClickCapture={() => shown !== null && setDate(keyOf(shown))}>
          <ShareButton label="Share this day" text={quote ? `“${quote}”` : undefined} />
        </span>
      </div>
    </div>
  )
}
