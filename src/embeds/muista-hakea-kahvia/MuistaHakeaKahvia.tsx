import { useRef } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useNow } from "../../hooks/browser/clock"
import { useHeading } from "../../hooks/page/heading"
import { usePage } from "../../hooks/page/page"
import { useGuest, useHappenings } from "../../kits/guest/useGuest"
import { useThing } from "../../kits/things/useThing"
import { dayKey, dayOf } from "../../lib/calendar/calendarDay"
import { sipsPerCup, sipsWhenCaught } from "./cup"
import { usePageLanguage } from "./language"
import { cupsOn, fetched, postponed, started, stopped } from "./logic"
import * as styles from "./MuistaHakeaKahvia.module.css"
import { Desk } from "./parts/Desk"
import { IntervalForm } from "./parts/IntervalForm"
import { Notices } from "./parts/Notices"
import { Stray } from "./parts/Stray"
import { useCup, useHiddenTitles } from "./useCup"
import { useCups } from "./useCups"
import { useGuestOfCup } from "./useGuestOfCup"
import { useNotice, useTitle } from "./useNotice"
import { useReminder } from "./useReminder"
import { guestName, words } from "./words"

/**
 * A cup of coffee that walks with each sip, and at last out of the window, with a reminder at a chosen interval.
 *
 * @feed A cup of coffee that moves a little with each sip, and has plans. With a reminder to fetch another.
 */
export default function MuistaHakeaKahvia() {
  const now = useNow(1000)
  const [lang, setLang] = usePageLanguage()
  const { siteName } = usePage()
  const says = words[lang]
  const place = useRef<HTMLElement>(null)
  const notice = useNotice()
  const { cup, sip, leave, hold, catchIt, fetchIt } = useCup(place)
  const guest = useGuest()
  useGuestOfCup(guest, cup)
  const { give } = useThing()
  const { reminder, setReminder, late } = useReminder(() => {
    leave()
    notice.notify(says.now, says.notice)
  })
  const cups = useCups()
  useHeading(lang === "fi" ? null : { text: says.title, lang })
  useTitle(reminder.ringing ? `☕ ${says.now} - ${siteName}` : null)
  useHiddenTitles(reminder.ringing ? noTitles : says.titles)

  const at = now?.getTime() ?? null
  const today = now && dayKey(dayOf(now))
  const count = today === null ? 0 : cupsOn(cups.all, today)
  const minutesLate = Math.floor(late / 60_000)
  const drink = () => {
    sip()
    // A guest takes every second sip.
    if (guest) sip()
    if (cup.sips + (guest ? 2 : 1) >= sipsPerCup) give()
  }
  const fetchCup = () => {
    fetchIt()
    if (today !== null) cups.pour(today)
  }
  const answer = (isFetched: boolean) => {
    if (today === null || at === null) return
    // The buttons disappear with the question, so the focus moves first.
    place.current?.focus()
    if (isFetched) fetchCup()
    setReminder(old => (isFetched ? fetched(old, at) : postponed(old, at)))
  }
  const wasCaught = cup.place === "table" && cup.escapes > 0 && cup.sips === sipsWhenCaught
  const name = guest && guestName(guest, lang)
  // Of an earlier visit: in this one, whoever is here knows of the cup.
  const [happened] = useHappenings()
  const isCupOut = cup.escapes === 0 && (happened?.kind === "bar" || happened?.kind === "broken")
  const message =
    cup.place === "bar"
      ? name
        ? says.ranAway(name)
        : says.onBar
      : cup.place === "broken"
        ? name
          ? says.fellToo(name)
          : says.fell
        : wasCaught
          ? name
            ? says.caughtToo(name)
            : says.back
          : cup.sips > 0
            ? guest && name
              ? cup.sips > 2
                ? says.nearer(name)
                : `${says.shared(name)} ${guest.words.sips[lang]}`
              : says.sips[cup.sips - 1]
            : isCupOut
              ? says.stillOut
              : `${says.count(count)}. ${says.verdict(count)}`

  return (
    <section ref={place} className={styles.tool} lang={lang} aria-label={says.label} tabIndex={-1}>
      <div className={styles.machine}>
        <div className={styles.mug}>
          <Desk
            cup={cup}
            label={
              cup.place === "table"
                ? `${says.cup(cup.sips)}${name ? `. ${says.beside(name)}` : ""}`
                : says.noCup
            }
            guest={guest}
            onSip={drink}
          />
          <div className="buttons">
            <button
              type="button"
              className={`default ${styles.sip}`}
              onClick={cup.place === "table" ? drink : cup.place === "bar" ? catchIt : fetchCup}
            >
              {cup.place === "table" ? says.sip : cup.place === "bar" ? says.catch : says.fetch}
            </button>
            <ShareButton text={says.share} />
            <button
              type="button"
              lang={lang === "fi" ? "en" : "fi"}
              onClick={() => setLang(lang === "fi" ? "en" : "fi")}
            >
              {says.other}
            </button>
          </div>
        </div>
        <div className={styles.form}>
          <IntervalForm
            says={says}
            reminder={reminder}
            at={at}
            onStart={every => at !== null && setReminder(old => started(old, at, every))}
            onStop={() => setReminder(stopped)}
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
      <Stray
        cup={cup}
        guest={guest}
        away={name ? `${says.away}: ${name}` : says.away}
        broken={name ? `${says.broken}: ${name}` : says.broken}
        lang={lang}
        onHold={hold}
        onCatch={catchIt}
      />
      <StatusMessage>{message}</StatusMessage>
    </section>
  )
}

/** While the reminder rings, the title says that alone. */
const noTitles: readonly string[] = []
