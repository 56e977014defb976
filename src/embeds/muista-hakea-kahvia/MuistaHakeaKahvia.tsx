import { useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { useNow } from "../../hooks/browser/clock"
import { useHeading } from "../../hooks/page/heading"
import { usePage } from "../../hooks/page/page"
import { useStorage } from "../../hooks/storage/useStorage"
import { dayKey, dayOf } from "../../lib/calendar/calendarDay"
import { pageLanguage } from "./language"
import { drained, fetched, postponed, sipped, sips as sipsOfCup, started, stopped } from "./logic"
import * as styles from "./MuistaHakeaKahvia.module.css"
import { CupShelf } from "./parts/CupShelf"
import { Desk } from "./parts/Desk"
import { IntervalForm } from "./parts/IntervalForm"
import { Notices } from "./parts/Notices"
import { useCups } from "./useCups"
import { useNotice, useTitle } from "./useNotice"
import { useReminder } from "./useReminder"
import { words } from "./words"

/**
 * A coffee reminder at a chosen interval, with notifications if allowed and a daily count of cups.
 *
 * @feed Muistutus kahvista niin usein kuin haluat, ja kuppien laskuri. A coffee reminder and a counter of cups.
 */
export default function MuistaHakeaKahvia() {
  const now = useNow(1000)
  const [lang, setLang] = useStorage(pageLanguage)
  const { siteName } = usePage()
  const says = words[lang]
  const place = useRef<HTMLElement>(null)
  const notice = useNotice()
  const { reminder, setReminder, late } = useReminder(() => notice.notify(says.now, says.notice))
  const cups = useCups()
  const [sips, setSips] = useState(0)
  useHeading(lang === "en" ? { text: says.title, lang } : null)
  useTitle(reminder.ringing ? `☕ ${says.now} - ${siteName}` : null)

  const at = now?.getTime() ?? null
  const today = now && dayKey(dayOf(now))
  const minutesLate = Math.floor(late / 60_000)
  const sip = () => {
    if (at === null || today === null || reminder.ringing) return
    const isWaiting = reminder.due !== null
    // A sip while no reminder is running takes a cup, which counts.
    if (!isWaiting && sips === 0) cups.pour(today, 1)
    setSips(sips + 1)
    if (isWaiting) setReminder(old => sipped(old, at))
    else if (sips + 1 >= sipsOfCup) setReminder(drained)
  }
  const answer = (isFetched: boolean) => {
    if (today === null || at === null) return
    // The buttons disappear with the question, so the focus moves first.
    place.current?.focus()
    setSips(0)
    if (isFetched) cups.pour(today, 1)
    setReminder(old => (isFetched ? fetched(old, at) : postponed(old, at)))
  }

  return (
    <section ref={place} className={styles.tool} lang={lang} aria-label={says.label} tabIndex={-1}>
      <div className={styles.language}>
        <button
          type="button"
          lang={lang === "fi" ? "en" : "fi"}
          onClick={() => setLang(lang === "fi" ? "en" : "fi")}
        >
          {says.other}
        </button>
      </div>
      <div className={styles.machine}>
        <div className={styles.mug}>
          <Desk
            left={
              reminder.due === null || at === null
                ? 1 - sips / sipsOfCup
                : (reminder.due - at) / (reminder.every * 60_000)
            }
            isFallen={reminder.ringing}
            sips={sips}
            label={reminder.ringing ? says.emptyCup : says.cup}
            onSip={sip}
          />
          <Button disabled={at === null || reminder.ringing} onClick={sip}>
            {says.sip}
          </Button>
        </div>
        <div className={styles.form}>
          <IntervalForm
            says={says}
            reminder={reminder}
            at={at}
            drunk={reminder.due === null ? 0 : (sips * reminder.every) / sipsOfCup}
            onStart={every => {
              setSips(0)
              if (at !== null) setReminder(old => started(old, at, every))
            }}
            onStop={() => {
              setSips(0)
              setReminder(stopped)
            }}
          />
          <Notices says={says} permission={notice.permission} onAsk={notice.ask} />
        </div>
      </div>
      <div className={styles.call} role="alert">
        {reminder.ringing && (
          <>
            <p className={styles.shout}>{says.now}</p>
            {minutesLate >= 2 && <p>{says.late(minutesLate)}</p>}
            <div className="buttons">
              <button type="button" onClick={() => answer(true)}>
                {says.fetched}
              </button>
              <button type="button" onClick={() => answer(false)}>
                {says.later}
              </button>
            </div>
          </>
        )}
      </div>
      <CupShelf says={says} today={today} cups={cups} />
    </section>
  )
}
