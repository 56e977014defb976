import { useState } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { usePage } from "../../../hooks/page/page"
import { dayAt } from "../../../lib/calendar/calendarDay"
import { msUntilDay, shortDate } from "../../../lib/calendar/gameDay"
import { type DailyRecord, type Stamp, streakOf } from "../../../lib/game/daily"
import { houseOf } from "../lights"
import { raceOf } from "../race"
import * as styles from "../Today.module.css"
import { type DailyWord, wordOf } from "../word"
import { glimpses, pasteLine, verdict, waitText } from "../words"
import { Stamps } from "./Stamps"

type Props = {
  date: string
  /** The shown day and the present one, counted from 1970-01-01. */
  day: number
  today: number
  at: number
  record: DailyRecord
  stamp: Stamp
  isPractice: boolean
  isDone: boolean
  words: readonly DailyWord[]
  open: (day: number) => void
}

/** The date, the result, the stamps of thirty days, and tomorrow's envelope. */
export function Side({ date, day, today, at, record, stamp, isPractice, isDone, words, open }: Props) {
  const { siteName } = usePage()
  const streak = streakOf(record, today)
  const wait = waitText(msUntilDay(today + 1, at))
  const line = isDone ? pasteLine(siteName, stamp, isPractice ? 0 : streak) : ""
  return (
    <div className={styles.side}>
      <div className={styles.card} data-done={isDone || undefined}>
        <p className={styles.date}>{date}</p>
        <p role="status">
          {isDone
            ? verdict(stamp)
            : !isPractice
              ? "Four games, a minute each."
              : day < today
                ? "Yesterday's. It doesn't count."
                : "Your calendar has been here before. It doesn't count."}
        </p>
        {isDone && (
          <span className={styles.postmark} aria-hidden="true">
            Helsinki
            <br />
            {shortDate(dayAt(day))}
          </span>
        )}
      </div>
      {isDone && (
        <div className={styles.result}>
          <p>{line}</p>
          <p className="buttons">
            <CopyButton text={line} label="Copy the line" />
            <ShareButton text={line} />
          </p>
        </div>
      )}
      <Stamps record={record} today={today} streak={streak} />
      <Envelope key={today} day={today + 1} wait={wait} words={words} />
      <p className="buttons">
        {day === today ? (
          <button type="button" onClick={() => open(today - 1)}>
            Play yesterday's
          </button>
        ) : (
          <button type="button" className="default" onClick={() => open(today)}>
            Open today's
          </button>
        )}
      </p>
    </div>
  )
}

/** Tomorrow's games in a sealed envelope, which can be held up to the lamp. */
function Envelope({ day, wait, words }: { day: number; wait: string; words: readonly DailyWord[] }) {
  const [looks, setLooks] = useState(0)
  // As it was at the press: a status that counts the minutes is read out at each.
  const [seenWait, setSeenWait] = useState("")
  const all = looks > 0 ? glimpses(seenWait, raceOf(day), wordOf(day, words), houseOf(day)) : []
  return (
    <>
      <button
        type="button"
        className={styles.envelope}
        data-looks={looks}
        onClick={() => {
          setSeenWait(wait)
          setLooks(Math.min(looks + 1, 5))
        }}
      >
        <svg viewBox="0 0 120 70" aria-hidden="true">
          <rect x="2" y="2" width="116" height="66" fill="#f3ead2" stroke="#8a7a50" strokeWidth="2" />
          <path d="M2 2l58 40 58-40" fill="none" stroke="#8a7a50" strokeWidth="2" />
          <circle cx="60" cy="40" r="12" fill="#b3202a" stroke="#7a141b" />
          <path d="M55 38q5-6 10 0v6H55z" fill="#e0646c" />
        </svg>
        <span>
          <b>Tomorrow's</b>
          <span>Opens in {wait}</span>
        </span>
      </button>
      <p role="status" className={styles.glimpse}>
        {all[looks - 1]}
      </p>
    </>
  )
}
