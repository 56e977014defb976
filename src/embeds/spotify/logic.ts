/** The statistics of a year of listening, and the animal derived from them. */
import { dayNumber, dayOf } from "../../lib/calendar/calendarDay"
import { seeded } from "../../lib/game/random"
import { isVideoId } from "../../lib/music/youtubeId"

export type Play = { id: string; at: number }
export type Counted = { id: string; times: number }

/** The contents of a card. It has neither titles nor times, so that a link reveals little. */
export type Year = {
  year: number
  plays: number
  /** The number of different songs. */
  songs: number
  /** The number of days with music, and the longest streak of them. */
  days: number
  streak: number
  /** The hour, 0 to 23, in which most songs began. */
  hour: number
  /** The maximum number of consecutive plays of one song. */
  again: number
  /** The percentage of songs that began from 22:00 to 5:00. */
  night: number
  /** The number of songs per month, from January. */
  months: readonly number[]
  /** The three most played songs. */
  top: readonly Counted[]
}

/** Returns the years with any plays in the visitor's calendar, the newest first. */
export function yearsOf(plays: readonly Play[]): number[] {
  return [...new Set(plays.map(play => new Date(play.at).getFullYear()))].sort((a, b) => b - a)
}

/** Returns the statistics of a year in the local time zone; null if nothing was played in it. */
export function yearOf(plays: readonly Play[], year: number): Year | null {
  const own = plays.filter(play => new Date(play.at).getFullYear() === year).sort((a, b) => a.at - b.at)
  if (own.length === 0) return null
  const hours = own.map(play => new Date(play.at).getHours())
  const months = Array.from(
    { length: 12 },
    (_, month) => own.filter(play => new Date(play.at).getMonth() === month).length,
  )
  const days = [...new Set(own.map(play => dayNumber(dayOf(new Date(play.at)))))].sort((a, b) => a - b)
  const times = new Map<string, number>()
  for (const { id } of own) times.set(id, (times.get(id) ?? 0) + 1)
  const top = [...times].map(([id, count]) => ({ id, times: count })).sort((a, b) => b.times - a.times)
  const byHour = Array.from({ length: 24 }, (_, hour) => hours.filter(each => each === hour).length)
  const nights = hours.filter(hour => hour >= 22 || hour < 5).length
  return {
    year,
    plays: own.length,
    songs: times.size,
    days: days.length,
    streak: longestRun(days, (a, b) => b - a === 1),
    hour: byHour.indexOf(Math.max(...byHour)),
    again: longestRun(own, (a, b) => a.id === b.id),
    night: Math.round((100 * nights) / own.length),
    months,
    top: top.slice(0, 3),
  }
}

/** Returns the length of the longest run in which each item follows from the previous one. */
function longestRun<T>(list: readonly T[], follows: (a: T, b: T) => boolean): number {
  let [run, best] = [0, 0]
  list.forEach((each, i) => {
    run = i > 0 && follows(list[i - 1] as T, each) ? run + 1 : 1
    best = Math.max(best, run)
  })
  return best
}

export const animals = ["woodpecker", "owl", "rooster", "goldfish", "squirrel", "cow"] as const
export type Animal = (typeof animals)[number]

/** Returns the animal for a year: the first of six rules that matches. */
export function animalOf(year: Year): Animal {
  const share = (year.top[0]?.times ?? 0) / year.plays
  if (year.again >= 4 || (year.plays >= 5 && share > 0.4)) return "woodpecker"
  if (year.night >= 40) return "owl"
  if (year.hour >= 5 && year.hour < 9) return "rooster"
  if (year.songs === year.plays && year.plays > 3) return "goldfish"
  return year.days >= 20 && year.streak <= 3 ? "squirrel" : "cow"
}

/** Returns an animal with its article: "an owl". */
export function named(animal: Animal): string {
  return `${animal === "owl" ? "an" : "a"} ${animal}`
}

/** The explanation for each animal. */
export const reasons: Record<Animal, string> = {
  woodpecker: "The same place, again and again, until something gives.",
  owl: "Awake when the neighbours would rather not be.",
  rooster: "Up before the sun and of the opinion that all should be.",
  goldfish: "Every song is new. Every song is new.",
  squirrel: "Buries songs all over the year and forgets where.",
  cow: "In peace, on all days alike, chewing.",
}

const digits = /^[0-9]{1,6}$/

/** Formats a year for a link: its numbers, months and songs, separated by asterisks. */
export function formatYear(year: Year): string {
  const { plays, songs, days, streak, hour, again, night } = year
  const numbers = [year.year, plays, songs, days, streak, hour, again, night, ...year.months]
  return [numbers.join("."), ...year.top.map(song => `${song.id}.${song.times}`)].join("*")
}

/** Parses a year from a link; undefined if its numbers are inconsistent. */
export function parseYear(text: string): Year | undefined {
  const [first = "", ...rest] = text.slice(0, 300).split("*")
  const parts = first.split(".")
  if (parts.length !== 20 || !parts.every(part => digits.test(part)) || rest.length > 3) return undefined
  const [year = 0, plays = 0, songs = 0, days = 0, streak = 0, hour = 0, again = 0, night = 0, ...months] =
    parts.map(Number)
  const top: Counted[] = []
  for (const part of rest) {
    const [id = "", times = ""] = part.split(".")
    if (!isVideoId(id) || !digits.test(times)) return undefined
    top.push({ id, times: Number(times) })
  }
  const possible =
    year >= 1998 &&
    year <= 9999 &&
    plays > 0 &&
    songs >= 1 &&
    songs <= plays &&
    days >= 1 &&
    days <= 366 &&
    streak >= 1 &&
    streak <= days &&
    hour < 24 &&
    again >= 1 &&
    again <= plays &&
    night <= 100 &&
    top.every(song => song.times >= 1 && song.times <= plays) &&
    months.reduce((sum, month) => sum + month, 0) === plays
  return possible ? { year, plays, songs, days, streak, hour, again, night, months, top } : undefined
}

/** Returns the invented year of a hamster: mostly at night, and mostly one song. */
export function hamsterYear(ids: readonly string[]): Year {
  const random = seeded("hamster 1998")
  const plays: Play[] = []
  const songs = ids.slice(0, 40)
  for (let day = 0; day < 365; day++) {
    // In January he sleeps until something smells of carrot.
    const awake = day < 31 ? 0.1 : 0.62
    if (random() > awake || songs.length === 0) continue
    for (let song = 0; song < 1 + random() * 3; song++) {
      const id = random() < 0.28 ? songs[0] : songs[Math.floor(random() * songs.length)]
      const at = new Date(1998, 0, 1 + day, [23, 2, 3, 3, 4, 14][Math.floor(random() * 6)], 10 + song * 4)
      plays.push({ id: id ?? "", at: at.getTime() })
    }
  }
  return (
    yearOf(plays, 1998) ?? {
      year: 1998,
      plays: 1,
      songs: 1,
      days: 1,
      streak: 1,
      hour: 3,
      again: 1,
      night: 100,
      months: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      top: [],
    }
  )
}
