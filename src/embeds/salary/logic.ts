/** A monthly salary per second, a meeting that is paid by it, and what the sum would buy. */

import { isBlank } from "../../lib/text/blank"
import { readDecimal, readSign, withoutPower } from "../../lib/text/decimal"
import { formatSeconds } from "../../lib/text/duration"

/** The working hours per month: 37.5 a week in 52 weeks, divided by 12. */
export const monthlyHours = (37.5 * 52) / 12
export const maxSalary = 1_000_000

/** Parses a monthly salary in euros, or returns the problem. */
export function readSalary(text: string): { euros: number } | { problem: string } {
  const plain = text.replace(/€|eur(os?)?/gi, "").trim()
  if (isBlank(plain)) return { problem: "An empty field earns nothing. Try a number." }
  // Cents have two digits, so a point followed by three digits separates thousands.
  const { isNegative, rest } = readSign(plain)
  const decimal = readDecimal(rest.replace(/^(\d{1,3})\.(\d{3})$/, "$1$2"))
  if (decimal.kind === "ambiguous") return { problem: decimal.what }
  const number = decimal.kind === "number" ? withoutPower(decimal.number, 30) : null
  if (number === null || isNegative || !/^(\d+\.?|\d*\.\d{1,2})$/.test(number))
    return { problem: "Payroll can't read that. Write euros a month, such as 3000 or 2750.50." }
  const euros = Number(number)
  if (euros === 0) return { problem: "Zero a month: that is an internship. Write more." }
  if (euros > maxSalary) return { problem: "Over a million a month? Have it typed for you." }
  return { euros }
}

/** Returns euros per second of a person at work, for a monthly salary. */
export function rate(monthly: number): number {
  return monthly / (monthlyHours * 3600)
}

/** A meeting: its chairs, true where somebody sits, and the seconds paid for up to an instant in milliseconds. */
export type Meeting = {
  chairs: readonly boolean[]
  personSeconds: number
  beganAt: number
  at: number
  /** The number of people who were sent home. */
  sent: number
  /** The chair of the one who booked the room and has its key; null until they are sent home. */
  keeper: number | null
}

/** The people by their chairs: as many as there are. */
export const people = [
  "You",
  "Aino",
  "Risto",
  "Onni",
  "Leena",
  "Kari",
  "Ritva",
  "Tauno",
  "Helmi",
  "Otso",
  "Eeva",
  "Jukka",
  "Sanna",
  "Veikko",
  "Tuula",
  "Marjatta",
] as const

const chairCount = people.length
/** The seconds until the first person falls asleep, and between the next ones. */
const firstSleep = 20
const sleepEvery = 12

/** Returns a meeting of fifteen people, with a chair to spare. */
export function newMeeting(now: number): Meeting {
  const chairs = Array.from({ length: chairCount }, (_, chair) => chair < chairCount - 1)
  return { chairs, personSeconds: 0, beganAt: now, at: now, sent: 0, keeper: null }
}

export function peopleIn({ chairs }: Meeting): number {
  return chairs.filter(Boolean).length
}

/** Returns the seconds that are to be paid for until now, of all people together. */
export function paidSeconds(meeting: Meeting, now: number): number {
  return meeting.personSeconds + (peopleIn(meeting) * Math.max(0, now - meeting.at)) / 1000
}

/** The person sent home as which number turns out to have the key. */
const keeperIsSent = 3

/** Returns whether nobody can leave, since the one with the key has. */
export function isLocked({ chairs, keeper }: Meeting): boolean {
  return keeper !== null && !chairs[keeper]
}

/**
 * Returns the meeting with a chair filled or freed; the visitor's own, the first, stays taken, and behind a locked door
 * so do all others.
 */
export function turned(meeting: Meeting, chair: number, now: number): Meeting {
  const leaves = meeting.chairs[chair] ?? false
  if (chair === 0 || (leaves && isLocked(meeting))) return meeting
  const chairs = meeting.chairs.map((taken, place) => (place === chair ? !taken : taken))
  const sent = meeting.sent + (leaves ? 1 : 0)
  return {
    ...meeting,
    chairs,
    personSeconds: paidSeconds(meeting, now),
    at: Math.max(now, meeting.at),
    sent,
    keeper: meeting.keeper ?? (leaves && sent === keeperIsSent ? chair : null),
  }
}

/** The chairs in the order in which their people fall asleep: all but the visitor and one more. */
const sleepOrder = [5, 11, 2, 13, 8, 3, 14, 6, 10, 1, 12, 7, 4, 9]

/** Returns the chairs of those who sleep after so many seconds. */
export function sleepersAfter(seconds: number): number[] {
  if (seconds < firstSleep) return []
  return sleepOrder.slice(0, 1 + Math.floor((seconds - firstSleep) / sleepEvery))
}

const arrivals = [
  "Sorry I am late. What have I missed?",
  "I am only here to listen.",
  "Can everybody see my screen?",
  "I have the same question as last time.",
  "Which meeting is this?",
  "Is there coffee?",
] as const

const departures = [
  "I have another one of these.",
  "Send me the notes. I shan't read them.",
  "I was in the wrong room. I liked it.",
  "Finally.",
  "Call me if it gets interesting. Don't call me.",
] as const

/** The words of those who can't leave, by their chairs; the visitor's own is not among them. */
const captives = [
  "",
  "I was leaving anyway. Wasn't I leaving?",
  "I have a bus in four minutes. Had.",
  "Is this item still item 1?",
  "Then I shall need the window open.",
  "Wake me when there is a decision.",
  "I wrote that you should not. Read the notice.",
  "We had a key in the old building.",
  "Somebody is going to have to share the bun.",
  "I have tried the handle. It is a good handle.",
  "My dog can open doors. He is at home.",
  "Let us minute that I wanted to go.",
  "I am not staying. I am only not leaving.",
  "In the army we had windows for this.",
  "I can't. I have looked under the mat.",
  "I came last. I should be let out last. Fine.",
] as const

/** Returns the words of a person who comes or goes. */
function wordsOf(chair: number, comes: boolean): string {
  const words = comes ? arrivals : departures
  return words[chair % words.length] ?? ""
}

/** Describes a press on a chair, given the meeting on both sides of it. */
export function messageOf(before: Meeting, after: Meeting, chair: number): string {
  const keeper = people[after.keeper ?? 0]
  if (chair === 0) return "You stay. It is your meeting."
  if (before === after) return `${keeper} has the key. “${captives[chair] ?? ""}”`
  if (chair !== after.keeper) return `“${wordsOf(chair, !before.chairs[chair])}”`
  return isLocked(after)
    ? `“I booked the room, so I have the key.” ${keeper} locks the door from outside.`
    : `“Is this still going on?” ${keeper} has unlocked the door.`
}

const decisions = [
  "to meet again on Thursday",
  "to find out who called the meeting",
  "to send a mail instead, next time",
  "to keep it shorter",
  "nothing, unanimously",
] as const

/** Returns the minutes of a meeting that has ended. Behind a locked door people leave by the window. */
export function minutesOf(present: number, seconds: number, euros: number, isShut = false): string {
  const { has } = bought(euros)
  const decided = decisions[Math.floor(seconds) % decisions.length]
  return `${present === 1 ? "You" : `${present} people`} met for ${formatSeconds(Math.floor(seconds))}. It cost ${euros.toFixed(2)} €${has ? `, or ${has.name}` : ""}. Decided: ${decided}.${isShut ? " Left by the window." : ""}`
}

/** Returns whether an instant is in working hours: from eight to four on a weekday. */
export function isWorkingTime(time: Date): boolean {
  return time.getDay() % 6 !== 0 && time.getHours() >= 8 && time.getHours() < 16
}

/** The goods, cheapest first. */
export const goods = [
  { name: "one paper clip, bent", euros: 0.02 },
  { name: "a sugar lump", euros: 0.05 },
  { name: "a sunflower seed, signed", euros: 0.12 },
  { name: "a banana", euros: 0.3 },
  { name: "half a pen that works", euros: 0.6 },
  { name: "a supermarket bun", euros: 1 },
  { name: "two buns and someone to share them with", euros: 2 },
  { name: "a mug that says Boss", euros: 8 },
  { name: "a sensible lunch", euros: 13 },
  { name: "a lunch that is not sensible", euros: 30 },
  { name: "a chair with a working lever", euros: 90 },
  { name: "a new wheel, with bearings", euros: 250 },
  { name: "a week without this page", euros: 800 },
] as const

/** Returns the dearest good that a sum buys (or null), and the next one (or null if there is none). */
export function bought(euros: number) {
  const next = goods.findIndex(good => good.euros > euros)
  const at = next === -1 ? goods.length : next
  return { has: goods[at - 1] ?? null, next: goods[at] ?? null }
}

/** Formats euros with cents, and below ten euros with tenths of cents, so that the change is visible. */
export function money(euros: number): string {
  const digits = euros < 10 ? 3 : 2
  return `${euros.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits })} €`
}
