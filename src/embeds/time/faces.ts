/** Formats a time for many kinds of clock. */
import { dayMs, hourMs, padTwo, type WallParts } from "../../lib/calendar/wallClock"
import { finnishTime } from "./finnish"

/** The time of day, as far as a clock face needs it. */
export type Time = Pick<WallParts, "hour" | "minute" | "second">

const secondsOf = ({ hour: h, minute: m, second: s }: Time) => h * 3600 + m * 60 + s

const romans: [number, string][] = [
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
]

/** Formats a number from 0 to 59 in Roman numerals; 0 is N for nulla, as in a table of the time of Bede. */
export function roman(n: number): string {
  if (n === 0) return "N"
  let rest = n
  let text = ""
  for (const [value, sign] of romans) {
    for (; rest >= value; rest -= value) text += sign
  }
  return text
}

/** Returns a digit's four bits, the most significant first. */
export function bitsOf(digit: number): boolean[] {
  return [8, 4, 2, 1].map(bit => (digit & bit) !== 0)
}

/** Returns the six digits of hours, minutes and seconds. */
export function sixDigits({ hour: h, minute: m, second: s }: Time): number[] {
  return [...(padTwo(h) + padTwo(m) + padTwo(s))].map(Number)
}

/** Formats Swatch Internet Time: thousandths of the day in Biel, always UTC+1, without summer time. */
export function beats(at: number): string {
  const since = (((at + hourMs) % dayMs) + dayMs) % dayMs
  return `@${String(Math.floor(since / 86_400)).padStart(3, "0")}`
}

/** Formats French Republican time: a day of 10 hours of 100 minutes of 100 seconds. */
export function decimal(time: Time): string {
  const seconds = Math.floor((secondsOf(time) * 100_000) / 86_400)
  return `${Math.floor(seconds / 10_000)} h ${padTwo(Math.floor(seconds / 100) % 100)} min ${padTwo(seconds % 100)} s`
}

/** Formats the time as a hexadecimal fraction of the day, in 65,536 parts: ".8000" is noon. */
export function hexadecimal(time: Time): string {
  const parts = Math.floor((secondsOf(time) * 65_536) / 86_400)
  return `.${parts.toString(16).toUpperCase().padStart(4, "0")}`
}

const words = "twelve one two three four five six seven eight nine ten eleven".split(" ")
const fives = [
  "",
  "five past",
  "ten past",
  "quarter past",
  "twenty past",
  "twenty-five past",
  "half past",
  "twenty-five to",
  "twenty to",
  "quarter to",
  "ten to",
  "five to",
]

/** Rounds the time to five minutes, in words. */
export function fuzzy({ hour: h, minute: m, second: s }: Time): string {
  const step = Math.round((m * 60 + s) / 300)
  const name = words[(h + (step > 6 ? 1 : 0)) % 12] ?? ""
  if (step === 0 || step === 12) return `about ${name}`
  return `about ${fives[step] ?? ""} ${name}`
}

const watches = ["the middle", "the morning", "the forenoon", "the afternoon", "the first dog", "the first"]

/**
 * Describes the last half hour struck by a ship's bell, and its watch. In the Royal Navy the dog watches of 16 to
 * 20 are two: the bells of the second are 1, 2, 3 and 8.
 */
export function bells({ hour: h, minute: m }: Time): string {
  const half = h * 2 + (m >= 30 ? 1 : 0)
  const rung = half % 8 === 0 ? 8 : half % 8
  const isLastDog = half > 36 && half < 40
  const struck = isLastDog ? rung - 4 : rung
  const watch = h === 18 || h === 19 ? "the last dog" : (watches[Math.floor(h / 4)] ?? "")
  return `${struck} bell${struck === 1 ? "" : "s"}, ${watch} watch`
}

const morseDigits = "----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.".split(" ")

/** Formats hours and minutes in Morse code, with raised dots and long dashes. */
export function morse(time: Time): string {
  return sixDigits(time)
    .slice(0, 4)
    .map(digit => (morseDigits[digit] ?? "").replaceAll(".", "·").replaceAll("-", "−"))
    .join(" ")
}

const animals = "Rat Ox Tiger Rabbit Dragon Snake Horse Goat Monkey Rooster Dog Pig".split(" ")

/** Returns the Chinese double hour; the hour of the Rat begins at 23. */
export function animal({ hour: h }: Time): string {
  return `the hour of the ${animals[Math.floor(((h + 1) % 24) / 2)] ?? ""}`
}

/** Returns Pertti's activity: golden hamsters are awake at dusk and at night. */
export function doing({ hour: h }: Time): "runs" | "eats" | "sleeps" | "wakes" {
  if (h >= 21 || h < 3) return "runs"
  if (h < 6) return "eats"
  return h < 19 ? "sleeps" : "wakes"
}

const doings = {
  runs: "in the wheel",
  eats: "eating",
  sleeps: "asleep",
  wakes: "waking up, no questions yet",
}

/** Describes Pertti's activity in words. */
export function hamster(time: Time): string {
  return doings[doing(time)]
}

export type Face = {
  name: string
  text: string
  /** The explanation of the clock. */
  why: string
  /** The language of the text, if it isn't English. */
  lang?: string
}

/**
 * Returns the clocks with text, at an instant in milliseconds since 1970, with `time` as the local time of the
 * zone.
 */
export function facesOf(at: number, time: Time): Face[] {
  return [
    {
      name: "Finnish",
      text: finnishTime(time.hour, time.minute),
      lang: "fi",
      why: "As it is said. Half is half to.",
    },
    { name: "Without a watch", text: fuzzy(time), why: "To the nearest five minutes. Nearer is fussy." },
    {
      name: "Roman",
      text: `${roman(time.hour)} : ${roman(time.minute)}`,
      why: "The Romans had no nought. N is for nulla, which came later.",
    },
    {
      name: "Swatch beats",
      text: beats(at),
      why: "From 1998: a thousand a day, the same everywhere. It was the future.",
    },
    {
      name: "Decimal",
      text: decimal(time),
      why: "From the French Revolution: 10 hours of 100 minutes. It was the law for half a year.",
    },
    { name: "Hexadecimal", text: hexadecimal(time), why: "A day in 65,536 parts. Noon is .8000." },
    {
      name: "Unix",
      text: String(Math.floor(at / 1000)),
      why: "Seconds since 1970 began by Greenwich Mean Time.",
    },
    {
      name: "Ship's bells",
      text: bells(time),
      why: "What was struck last. Eight bells, and somebody else may steer.",
    },
    { name: "Morse", text: morse(time), why: "Hours and minutes, for those who ask through a wall." },
    { name: "Animals", text: animal(time), why: "The double hours of China. The Rat has midnight." },
    { name: "Pertti", text: hamster(time), why: "The webmaster keeps the hours of a hamster." },
  ]
}
