/** When it is time to party: on weekends and on the Finnish holidays that are for it, by the clock of whoever asks. */
import { addDays, set, startOfDay, startOfWeek } from "date-fns"

export type Party = {
  begins: Date
  ends: Date
  /** What for, the earliest first: ["the weekend"], or ["juhannus", "the weekend"]. */
  reasons: string[]
}

/** A full hour of a day, in the time zone of `now`. */
function at(now: Date, year: number, month: number, date: number, hours = 0): Date {
  return set(now, { year, month: month - 1, date, hours, minutes: 0, seconds: 0, milliseconds: 0 })
}

/** A full hour of the same day. */
function hourOf(day: Date, hours: number): Date {
  return set(day, { hours, minutes: 0, seconds: 0, milliseconds: 0 })
}

/** Midsummer day in Finland: since 1955 the Saturday from 20 to 26 June (SopS 535/1953, first kept in 1955). */
export function juhannus(now: Date, year: number): Date {
  const first = at(now, year, 6, 20)
  return addDays(first, 6 - first.getDay())
}

/** From Friday at 16 to Sunday at 6, in the week of a day. */
function weekend(day: Date): Party {
  const monday = startOfWeek(day, { weekStartsOn: 1 })
  return {
    begins: hourOf(addDays(monday, 4), 16),
    ends: hourOf(addDays(monday, 6), 6),
    reasons: ["the weekend"],
  }
}

function holidays(now: Date, year: number): Party[] {
  const midsummer = juhannus(now, year)
  return [
    { begins: at(now, year, 4, 30, 18), ends: at(now, year, 5, 2), reasons: ["vappu"] },
    {
      begins: addDays(midsummer, -1),
      ends: hourOf(addDays(midsummer, 1), 6),
      reasons: ["juhannus"],
    },
    { begins: at(now, year, 12, 6, 18), ends: at(now, year, 12, 7), reasons: ["Independence Day"] },
    { begins: at(now, year, 12, 31, 18), ends: at(now, year + 1, 1, 1, 6), reasons: ["New Year's Eve"] },
  ]
}

/** Parties that meet or overlap as one, in order. */
function joined(parties: readonly Party[]): Party[] {
  const sorted = [...parties].sort((a, b) => a.begins.getTime() - b.begins.getTime())
  const all: Party[] = []
  for (const party of sorted) {
    const last = all.at(-1)
    if (!last || party.begins > last.ends) all.push(party)
    else {
      all[all.length - 1] = {
        begins: last.begins,
        ends: party.ends > last.ends ? party.ends : last.ends,
        reasons: [...new Set([...last.reasons, ...party.reasons])],
      }
    }
  }
  return all
}

/**
 * The party that is going on, or else the next one, and those after it, `count` in all. All clocks are those of `now`:
 * of its own time zone for a TZDate, and of the machine for any other Date.
 */
export function partiesFrom(now: Date, count: number): Party[] {
  // Enough weekends to fill the count, even where holidays join some of them.
  const weeks = Array.from({ length: count + 8 }, (_, i) => weekend(addDays(startOfDay(now), 7 * (i - 1))))
  const years = [-1, 0, 1].map(more => now.getFullYear() + more)
  const all = joined([...weeks, ...years.flatMap(year => holidays(now, year))])
  return all.filter(({ ends }) => ends > now).slice(0, count)
}

/** Whether a party goes on at a time: from its first moment to the last, but not at its end. */
export function isOn({ begins, ends }: Party, now: Date): boolean {
  return begins <= now && now < ends
}

/**
 * "4 days 10:00:00" until a later time, or with `every` 60 "4 days 10:00": what has begun of a second, or of a minute,
 * counts as whole, and a day is 24 hours.
 */
export function countdown(from: Date, to: Date, every: 1 | 60 = 1): string {
  const all = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1000 / every)) * every
  const days = Math.floor(all / 86_400)
  const clock = new Date((all % 86_400) * 1000).toISOString().slice(11, every === 1 ? 19 : 16)
  if (days === 0) return clock
  return `${days} ${days === 1 ? "day" : "days"} ${clock}`
}

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ")

const months = "January February March April May June July August September October November December".split(
  " ",
)

/** "Friday 8 August, 16:00", of a full hour by the clocks of the date's own zone. */
export function when(date: Date): string {
  const hour = `${date.getHours()}`.padStart(2, "0")
  return `${weekdays[date.getDay()]} ${date.getDate()} ${months[date.getMonth()]}, ${hour}:00`
}

/** What the party is for: "the weekend", "juhannus and the weekend". */
export function reasonsText(reasons: readonly string[]): string {
  return reasons.join(" and ")
}
