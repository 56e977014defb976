/** The sentences of the day: names, results, the line to paste, and tomorrow against the lamp. */

import { dayAt } from "../../lib/calendar/calendarDay"
import { shortDate } from "../../lib/calendar/gameDay"
import {
  type DailyGame,
  dailyGames,
  isComplete,
  type Mark,
  marksOf,
  maxMarks,
  type Stamp,
} from "../../lib/game/daily"
import type { Race } from "../../lib/game/horseRace"
import { coats } from "../../lib/game/horses"
import type { House } from "./lights"
import type { DailyWord } from "./word"

export const gameNames: Record<DailyGame, { name: string; short: string }> = {
  odd: { name: "The odd one", short: "Odd" },
  word: { name: "The word", short: "Word" },
  lights: { name: "The lights", short: "Lights" },
  race: { name: "The race", short: "Race" },
}

/** Returns a mark in signs that every font has: "++-". */
export function signs(mark: Mark): string {
  return "+".repeat(mark) + "-".repeat(3 - mark)
}

/** Returns a mark in hamsters, for messages: "🐹🐹·". */
function hamsters(mark: Mark): string {
  return "🐹".repeat(mark) + "·".repeat(3 - mark)
}

/** Returns the line to paste for a complete day. It gives no answer away. */
export function pasteLine(site: string, stamp: Stamp, streak: number): string {
  const row = streak > 1 ? `, ${streak} days in a row` : ""
  const marks = stamp.marks.map((mark, at) => {
    const game = dailyGames[at]
    return game ? `${gameNames[game].short} ${hamsters(mark ?? 0)}` : ""
  })
  return `${site} today, ${shortDate(dayAt(stamp.day))}: ${marksOf(stamp)} of ${maxMarks}${row}. ${marks.join(" ")}`
}

/** Says what a complete day was worth. */
export function verdict(stamp: Stamp): string {
  if (!isComplete(stamp)) return ""
  const sum = marksOf(stamp)
  if (sum === maxMarks) return "Twelve of twelve. Pertti has told his mother."
  if (sum >= 9) return `${sum} of ${maxMarks}. People will ask how.`
  if (sum >= 6) return `${sum} of ${maxMarks}. A solid day at the office.`
  if (sum >= 3) return `${sum} of ${maxMarks}. There will be cake anyway.`
  return `${sum} of ${maxMarks}. Nobody saw. Go and lie down.`
}

/** Formats a time in minutes and hours: "5 h 12 min". */
export function waitText(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}

/** Returns what is seen of tomorrow's games, one look after another. All of it is true. */
export function glimpses(wait: string, race: Race, { word }: DailyWord, house: House): string[] {
  const [horse] = race.runners
  const coat = (coats[horse?.coat ?? 0] ?? coats[0]).name.split(" with ")[0]
  return [
    `Sealed. It opens at midnight in Helsinki, in ${wait}.`,
    `You hold it up to the lamp. Something in there neighs. It is ${coat}.`,
    `A bit closer to the lamp. The word has ${word.length} letters.`,
    `It is getting warm. The house goes dark in ${house.fewest}.`,
    "It smells of burnt paper. Pertti takes the lamp away.",
  ]
}

/** Describes a cell's place: "Row 1, column 2". */
export function cellName(cell: number, side: number): string {
  return `Row ${Math.floor(cell / side) + 1}, column ${(cell % side) + 1}`
}

const liarTexts = [
  "",
  "One more is lying.",
  "Two more are lying.",
  "Three more are lying.",
  "Four more are lying.",
]

/** Describes what the eyes of a level are good for. */
export function eyesText(liars: number): string {
  return `Two of them are looking at it. ${liarTexts[liars] ?? ""}`.trim()
}

/** Spells a word with its missing letters: "C blank S T". */
export function spelling(word: string, missing: readonly string[]): string {
  return [...word].map(letter => (missing.includes(letter) ? "blank" : letter.toUpperCase())).join(" ")
}

const places = ["", "first", "second", "third", "fourth", "last"]

/** Describes where the chosen horse came in. */
export function raceText(race: Race, lane: number, place: number): string {
  const winner = race.runners[race.order[0] ?? 0]?.name ?? ""
  const chosen = race.runners[lane]?.name ?? ""
  if (place === 1) return `${chosen} wins. You knew. The other horses would like a word.`
  return `${winner} wins. ${chosen} comes in ${places[place]}, and had a nice time.`
}
