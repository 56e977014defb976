/** Amounts that a tab has measured and not yet written to the day's records, so that it writes rarely. */
import { dayKey, dayOf } from "../../lib/calendar/calendarDay"
import { addToDay, type Pending } from "./dayRecords"
import type { Figures } from "./visitFigures"

const flushIntervalMs = 5000

export type Ledger = {
  /** Adds amounts to the day of an instant, in milliseconds since 1970. */
  add: (more: Partial<Figures>, at: number) => void
  /** Writes the pending amounts now. */
  flush: () => void
  /** Returns the pending amounts, the same object until something is added; null if there are none. */
  pending: () => Pending | null
}

/** Splits an amount into whole hundredths, the precision of the records, and the rest. */
function inHundredths(amount: number): [whole: number, rest: number] {
  const whole = Math.floor(amount * 100) / 100
  return [whole, amount - whole]
}

/** Creates an empty ledger. It writes `flushIntervalMs` after an addition, and when a new day begins. */
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
    timer ??= setTimeout(flush, flushIntervalMs)
  }
  return { add, flush, pending: () => pending }
}
