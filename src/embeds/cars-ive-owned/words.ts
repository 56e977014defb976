/** The sentences about a car, and about how it was parked. */
import { pluralise } from "../../lib/text/pluralise"
import { bay, type Drive, isAskew, type Point } from "./driving"
import type { Car } from "./schema"

const parkedLines: Record<Car["fault"], string> = {
  stops: "The song ended just in time.",
  left: "It looked for a ditch in there, and is disappointed.",
  slippery: "Negotiations are closed.",
  lazy: "It arrived within four to six working days.",
  reverse: "The friend says that you are holding it wrong.",
  none: "Nothing happened. That is what it was like to own it.",
}

const allParked = "All six are parked. The inspector came, looked, and moved away again."

const lyrics = [
  "Kalinka, kalinka,",
  "kalinka moya!",
  "In the garden",
  "there are berries,",
  "malinka moya...",
] as const

/** The answers of a car that is made to go without a song, in turn. */
const refusals = [
  "No song, no car.",
  "I can hear you breathing in.",
  "Kalinka. Everybody knows Kalinka.",
  "Your mother sang.",
  "Pushing is not singing.",
  "I have all winter.",
] as const

/** Returns the answer to the nth attempt, from 1; empty before the first. */
export function refusalAt(attempts: number): string {
  return attempts === 0 ? "" : (refusals[(attempts - 1) % refusals.length] ?? "")
}

/** The second sentence of each car that stands in the wrong place. */
const excuses: Record<Car["fault"], string> = {
  stops: "And sing.",
  left: "I saw a ditch.",
  slippery: "I did brake.",
  lazy: "No hurry.",
  reverse: "My friend says {other}.",
  none: "If you like.",
}

/** Returns the short line of a car that stands outside its bay: the way to it, and its own view of it. */
export function missingText(fault: Car["fault"], now: Point, own: Point): string {
  const [dx, dy] = [own.x - now.x, own.y - now.y]
  const ways = [
    { name: dx < 0 ? "left" : "right", other: dx < 0 ? "right" : "left", far: Math.abs(dx) - bay.sideways },
    { name: dy < 0 ? "up" : "down", other: dy < 0 ? "down" : "up", far: Math.abs(dy) - bay.lengthwise },
  ].filter(({ far }) => far >= 0)
  const [first, second] = ways
  if (!first) return excuses[fault]
  const start = first.far < 2 ? `A bit ${first.name}` : `Further ${first.name}`
  return `${start}${second ? `, then ${second.name}` : ""}. ${excuses[fault].replace("{other}", first.other)}`
}

/** The help that each car gets from a guest on its roof, by its name within a sentence, and what the guest then did. */
const helps: Record<Car["fault"], { help: string; did: string }> = {
  stops: { help: "Now {guest} sings to it: “{song}”.", did: "sang a {car} into its place." },
  left: { help: "Now with {guest} as a counterweight.", did: "held a {car} straight." },
  slippery: { help: "Now with {guest} for brakes.", did: "did the braking in a {car}." },
  lazy: { help: "Now pushed by {guest}.", did: "got out and pushed a {car}." },
  reverse: {
    help: "Now with {guest} at the wheel, the wrong way round as well.",
    did: "drove a {car} the wrong way round.",
  },
  none: { help: "Now told about the ditch by {guest}.", did: "told a {car} about a ditch." },
}

/** Returns the fault that a car has with a guest on its roof: none, or a ditch to look for if it had none. */
export function helpedFault(fault: Car["fault"]): Car["fault"] {
  return fault === "none" ? "left" : "none"
}

/** Describes the help that a car gets; `guest` is a name within a sentence, and `song` the title of its song. */
export function helpText({ fault }: Pick<Car, "fault">, guest: string, song = ""): string {
  return helps[fault].help.replace("{guest}", guest).replace("{song}", song)
}

/** Describes what a guest, by its name, has done for a parked car; without its name for the guest's own memory. */
export function didText({ car, fault }: Pick<Car, "car" | "fault">, guest: string | null): string {
  const did = helps[fault].did.replace("{car}", car)
  return guest === null ? did.charAt(0).toUpperCase() + did.slice(1) : `${guest} ${did}`
}

/** Returns the line of the song that is sung, given the share of it that is left. */
export function lyricAt(left: number): string {
  return lyrics[Math.min(lyrics.length - 1, Math.floor((1 - left) * lyrics.length))] ?? ""
}

/** Describes a successful parking, and in the end the whole yard; `did` is said of the car instead of its own line. */
export function parkedText(
  fault: Car["fault"],
  now: Pick<Drive, "time" | "bumps" | "heading">,
  areAll: boolean,
  did = parkedLines[fault],
) {
  const { time, bumps } = now
  const scratches = bumps === 0 ? "without a scratch" : `with ${pluralise(bumps, "bump")}`
  const how = `${isAskew(now) ? "askew and " : ""}${scratches}`
  return `Parked in ${Math.round(time)} seconds, ${how}. ${areAll ? allParked : did}`
}

/** Describes the car to the one who is sent a link to it. */
export function shareText({ car, faults }: Car, parked: Pick<Drive, "bumps"> | null) {
  const feat = parked
    ? `I parked the ${car} with ${pluralise(parked.bumps, "bump")}. Your turn.`
    : `Park my ${car}.`
  return `${feat} ${faults}`
}
