import { useRef, useState } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { Icon } from "../../components/icon/Icon"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { usePage, usePageData } from "../../hooks/page/page"
import { useScrollToResult } from "../../hooks/page/useScrollToResult"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { inSentence, labelOf, useGuest } from "../../kits/guest/useGuest"
import { useThing } from "../../kits/things/useThing"
import { longDate } from "../../lib/calendar/longDate"
import { approved, dayDone } from "./approval"
import { deepest, depthMessages } from "./committee"
import { firstDay, keyOf, quoteOf, readDate, todayAt } from "./logic"
import { Corner } from "./parts/Corner"
import { Covered } from "./parts/Covered"
import { QuoteCalendar } from "./parts/QuoteCalendar"
import { Under } from "./parts/Under"
import * as styles from "./QuoteOfTheDay.module.css"
import { rebusOf } from "./rebus"
import type { Quote } from "./schema"

const dateOf = (key: string, isToday: boolean) =>
  `${longDate(key)}${isToday ? ", which is today in Helsinki" : ""}`
const before = (quote: string) => `The day before: “${quote}”`

/**
 * The quote of the day in Helsinki, yesterday's, and a calendar of all. A lifted corner shows tomorrow's being
 * approved word by word, and under it the days after, down to the committee, who approves a word when it is woken.
 *
 * @feed One quote a day that nobody else has said, with a calendar to go back in.
 * @data quote-of-the-day
 */
export default function QuoteOfTheDay() {
  const { "quote-of-the-day": quotes } = usePageData<{ "quote-of-the-day": Quote[] }>()
  const { siteName } = usePage()
  const { values, set } = useAddress({ date: text(null) })
  const { date } = values
  const motion = useMotion()
  const [torn, setTorn] = useState({ sheet: 0, quote: "" })
  /** The sheets turned up; 0 for none. */
  const [depth, setDepth] = useState(0)
  const [woken, setWoken] = useState(0)
  const [message, setMessage] = useState("")
  const guest = useGuest()
  const [moves, setMoves] = useState(0)
  const [sheet, showSheet] = useScrollToResult<HTMLElement>(true)
  const now = useNow()
  const today = now && todayAt(now)

  const asked = date === null || today === null ? null : readDate(date, today)
  const shown = asked && "number" in asked ? asked.number : today
  const all = quotes.map(each => each.quote)
  const quote = shown === null ? null : quoteOf(quotes, shown)
  const isToday = shown !== null && shown === today
  const rebus = guest && quote ? rebusOf(quote, moves) : null
  /** The quote as it is copied, with the name of the guest for the word that it lies on. */
  const said = guest && rebus ? `${rebus.before}${labelOf(guest).toLowerCase()}${rebus.after}` : quote
  const move = () => {
    if (!guest || !rebus) return
    setMoves(moves + 1)
    setMessage(`There was “${rebus.word}” under ${inSentence(guest)}.`)
    guest.remember(`Stood in for “${rebus.word}” in a quote.`)
  }
  const tomorrow = (shown ?? 0) + 1
  const wordsOfTomorrow = approved(quoteOf(quotes, tomorrow), tomorrow, now ? dayDone(now) : 0, woken)
  const go = (number: number) => {
    setDepth(0)
    setMessage("")
    setMoves(0)
    if (quote && number !== shown) setTorn(old => ({ sheet: old.sheet + 1, quote }))
    set({ date: number === today ? null : keyOf(number) })
  }
  const { give } = useThing()
  const isPeeking = depth > 0
  const peek = () => {
    setDepth(isPeeking ? 0 : 1)
    setMessage("")
    if (!isPeeking) give()
  }
  const peekFurther = () => {
    setTorn(old => ({ sheet: old.sheet + 1, quote: "" }))
    const next = depth === deepest ? 1 : depth + 1
    setDepth(next)
    if (next === 1) setWoken(woken + 1)
    const hidden = wordsOfTomorrow.filter(({ word }) => word === null).length
    setMessage(
      depthMessages[next] ??
        (hidden > 1
          ? "He woke, approved a word and went back to sleep."
          : "He woke, and keeps the last word for midnight."),
    )
  }
  const turn = (isPress: boolean) => {
    if (!isToday) go((shown ?? 0) + 1)
    else if (isPress && isPeeking) peekFurther()
    else peek()
  }
  const earlier = useRef<HTMLButtonElement>(null)
  const later = useRef<HTMLButtonElement>(null)
  // At either end the pressed button becomes disabled, so the focus moves to the other one.
  const step = (days: 1 | -1) => {
    if (shown === null || today === null) return
    const next = shown + days
    if (next === firstDay) later.current?.focus()
    if (next === today) earlier.current?.focus()
    go(next)
  }

  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <figure ref={sheet} className={styles.sheet} data-reserved="">
          <blockquote className={styles.quote} role="status">
            <Reserve all={all}>
              {guest && rebus ? <Covered rebus={rebus} guest={guest} onMove={move} /> : (quote ?? "...")}
            </Reserve>
          </blockquote>
          <figcaption className={styles.caption}>
            <Reserve all={[dateOf("2030-09-30", true)]}>
              {shown === null ? "Asking around." : dateOf(keyOf(shown), isToday)}
            </Reserve>
          </figcaption>
        </figure>
        {shown !== null && (
          <Corner key={shown} isUp={isToday && isPeeking} onTurn={turn}>
            {isToday ? (
              <Under depth={depth} words={wordsOfTomorrow} today={shown} onMessage={setMessage} />
            ) : (
              <>
                <p className={styles.quote}>{quoteOf(quotes, shown + 1)}</p>
                <p className={styles.caption}>{longDate(keyOf(shown + 1))}</p>
              </>
            )}
          </Corner>
        )}
        {motion && torn.sheet > 0 && (
          <div key={torn.sheet} className={styles.torn} aria-hidden="true">
            <span className={styles.quote}>{torn.quote}</span>
          </div>
        )}
      </div>
      <div className={styles.beside}>
        <p className={styles.problem} role="alert">
          <BidiIsolate>{asked && "problem" in asked ? asked.problem : ""}</BidiIsolate>
        </p>
        <div className={`buttons ${styles.days}`}>
          <Button ref={earlier} disabled={shown === null || shown === firstDay} onClick={() => step(-1)}>
            <Icon name="left" /> The day before
          </Button>
          <Button disabled={!isToday} aria-expanded={isToday && isPeeking} onClick={peek}>
            <Reserve inline all={["Peek at tomorrow"]}>
              {isToday && isPeeking ? "Let go" : "Peek at tomorrow"}
            </Reserve>
          </Button>
          <Button disabled={!isToday || !isPeeking} onClick={peekFurther}>
            <Reserve inline all={["Wake the committee"]}>
              {depth === deepest ? "Wake the committee" : "Peek further"}
            </Reserve>
          </Button>
          <Button ref={later} disabled={shown === null || shown === today} onClick={() => step(1)}>
            The day after <Icon name="right" />
          </Button>
          <Button disabled={date === null} onClick={() => today !== null && go(today)}>
            Today
          </Button>
        </div>
        <p className={styles.before}>
          <Reserve all={all.map(before)}>
            {shown !== null && shown > firstDay && before(quoteOf(quotes, shown - 1))}
          </Reserve>
        </p>
        <div className="buttons">
          <CopyButton
            text={said && shown !== null ? `“${said}” (${siteName}, ${longDate(keyOf(shown))})` : ""}
          />
          {/* The link always names the day, because "today" will be another one tomorrow. */}
          <ShareButton
            text={said ? `“${said}”` : undefined}
            link={shown === null ? undefined : `?date=${keyOf(shown)}`}
          />
        </div>
      </div>
      {message && <StatusMessage>{message}</StatusMessage>}
      {shown !== null && today !== null ? (
        <QuoteCalendar
          shown={shown}
          today={today}
          onPick={number => {
            go(number)
            showSheet()
          }}
        />
      ) : (
        <div className={styles.place} />
      )}
    </div>
  )
}
