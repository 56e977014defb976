/** What a tab has measured and not yet written to the day's records: written every five seconds at most. */
import { dayKey, dayOf } from "../lib/daily"
import type { Figures } from "./sessionFigures"
import { addToDay, type Pending } from "./sessionRecords"

const flushing = 5000

export type Ledger = {
  /** Adds what was measured at an instant (milliseconds since 1970), to that instant's day. */
  add: (more: Partial<Figures>, at: number) => void
  /** Writes now. */
  flush: () => void
}

/** An empty ledger. It writes by itself five seconds after something was added, and when a new day begins. */
export function createLedger(): Ledger {
  let pending: Pending | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (pending) addToDay(pending)
    pending = null
  }
  const add = (more: Partial<Figures>, at: number) => {
    const day = dayOf(new Date(at))
    if (pending && dayKey(pending.day) !== dayKey(day)) flush()
    const old: Pending = pending ?? { day, cursor: 0, scroll: 0, seconds: [] }
    pending = {
      day,
      cursor: old.cursor + (more.cursor ?? 0),
      scroll: old.scroll + (more.scroll ?? 0),
      seconds: more.seconds ? [...old.seconds, Math.floor(at / 1000)] : old.seconds,
    }
    timer ??= setTimeout(flush, flushing)
  }
  return { add, flush }
}
