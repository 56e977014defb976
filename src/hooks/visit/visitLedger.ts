/** What a tab has measured and not yet written to the day's records: written every five seconds at most. */
import { dayKey, dayOf } from "../../lib/calendar/calendarDay"
import { addToDay, type Pending } from "./dayRecords"
import type { Figures } from "./visitFigures"

const flushing = 5000

export type Ledger = {
  /** Adds what was measured at an instant (milliseconds since 1970), to that instant's day. */
  add: (more: Partial<Figures>, at: number) => void
  /** Writes now. */
  flush: () => void
  /** What has not been written yet; the same object until something is added. Null where there is nothing. */
  pending: () => Pending | null
}

/** An amount in hundredths, which the records keep, and what is left of it. */
function inHundredths(amount: number): [whole: number, rest: number] {
  const whole = Math.floor(amount * 100) / 100
  return [whole, amount - whole]
}

/** An empty ledger. It writes by itself five seconds after something was added, and when a new day begins. */
export function createLedger(): Ledger {
  let pending: Pending | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (!pending) return
    const { day, seconds } = pending
    const [cursor, cursorRest] = inHundredths(pending.cursor)
    const [scroll, scrollRest] = inHundredths(pending.scroll)
    pending =
      cursorRest + scrollRest > 0 ? { day, cursor: cursorRest, scroll: scrollRest, seconds: [] } : null
    addToDay({ day, cursor, scroll, seconds })
  }
  const add = (more: Partial<Figures>, at: number) => {
    const day = dayOf(new Date(at))
    if (pending && dayKey(pending.day) !== dayKey(day)) {
      flush()
      pending = null
    }
    const old: Pending = pending ?? { day, cursor: 0, scroll: 0, seconds: [] }
    pending = {
      day,
      cursor: old.cursor + (more.cursor ?? 0),
      scroll: old.scroll + (more.scroll ?? 0),
      seconds: more.seconds ? [...old.seconds, Math.floor(at / 1000)] : old.seconds,
    }
    timer ??= setTimeout(flush, flushing)
  }
  return { add, flush, pending: () => pending }
}
