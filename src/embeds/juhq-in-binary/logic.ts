/** A keyboard of eight fingers: each is a bit, and all that are raised together are a byte. */

export type Finger = {
  /** The key's place, by `KeyboardEvent.code`: the same on every layout. */
  code: string
  /** The letter on that key of an English keyboard. */
  label: string
  name: string
  bit: number
}

export const fingers: readonly Finger[] = [
  { code: "KeyA", label: "A", name: "Left little finger", bit: 128 },
  { code: "KeyS", label: "S", name: "Left ring finger", bit: 64 },
  { code: "KeyD", label: "D", name: "Left middle finger", bit: 32 },
  { code: "KeyF", label: "F", name: "Left index finger", bit: 16 },
  { code: "KeyJ", label: "J", name: "Right index finger", bit: 8 },
  { code: "KeyK", label: "K", name: "Right middle finger", bit: 4 },
  { code: "KeyL", label: "L", name: "Right ring finger", bit: 2 },
  { code: "Semicolon", label: ";", name: "Right little finger", bit: 1 },
]

export const sought = "juhq"

/** The longest text on the paper, in characters. */
const maxPaper = 14

/** Control characters that do something here. */
const bell = 7
const backspace = 8

/** Returns a byte as it stands on the paper; control characters are a dot, the space a line. */
export function characterOf(byte: number): string {
  return byte < 32 || (byte > 126 && byte < 161) ? "·" : byte === 32 ? "_" : String.fromCharCode(byte)
}

/** Types a byte on the paper, which keeps its last characters. */
export function typed(paper: string, byte: number): string {
  if (byte === backspace) return [...paper].slice(0, -1).join("")
  return [...paper, characterOf(byte)].slice(-maxPaper).join("")
}

/** Returns how many letters of juhq the paper ends with. */
export function lettersDone(paper: string): number {
  for (let count = sought.length; count > 0; count--) if (paper.endsWith(sought.slice(0, count))) return count
  return 0
}

/** Returns the byte of the letter that is to come after `done` letters; 0 after the last. */
export function nextByte(done: number): number {
  return done < sought.length ? sought.charCodeAt(done) : 0
}

/** Things that a hand can wear or hold. */
export type Prop = "bar" | "cup" | "ring" | "bolt" | "dove" | "star"

export type Gesture = { says: string; prop: Prop | null }

const rude = { says: "That is a gesture in nine countries.", prop: "bar" } as const

/** Gestures of one hand by its bits, the little finger first: 1000 is tea. */
const ofOneHand: Readonly<Record<string, Gesture>> = {
  "0010": rude,
  "1000": { says: "Tea is served.", prop: "cup" },
  "0100": { says: "Congratulations. Who is it?", prop: "ring" },
  "0001": { says: "Up there? It's a lamp.", prop: null },
  "0011": { says: "Peace.", prop: "dove" },
  "1001": { says: "Rock.", prop: "bolt" },
  "0110": { says: "A small goat.", prop: null },
  "1010": { says: "That is a gesture in nine countries, with tea.", prop: "bar" },
  "0111": { says: "Scout's honour.", prop: "star" },
  "1110": { says: "Okay. More or less.", prop: null },
  "1111": { says: "High four.", prop: "star" },
}

/** Gestures of both hands together. */
const ofBoth: Readonly<Record<number, Gesture>> = {
  36: { says: "Nine countries, twice. Human Resources has been told.", prop: "bar" },
  255: { says: "Don't shoot.", prop: null },
  60: { says: "I am not a crook.", prop: "dove" },
  153: { says: "Heavy rock.", prop: "bolt" },
  129: { says: "Tea for two.", prop: "cup" },
  66: { says: "I do. I do.", prop: "ring" },
  240: { says: "High four.", prop: "star" },
}

/** Returns the bits of one hand, the little finger first. */
function handBits(byte: number, isLeft: boolean): string {
  const bits = byte.toString(2).padStart(8, "0")
  return isLeft ? bits.slice(0, 4) : [...bits.slice(4)].reverse().join("")
}

/** Returns the gesture that raised fingers make; null for none. */
export function gestureOf(byte: number): Gesture | null {
  const [left, right] = [handBits(byte, true), handBits(byte, false)]
  return ofBoth[byte] ?? (byte >> 4 && byte & 15 ? null : (ofOneHand[byte >> 4 ? left : right] ?? null))
}

/** Returns the hand that a gesture's prop belongs to: both for equal ones. */
export function handsOf(byte: number): { left: boolean; right: boolean } {
  return { left: byte >> 4 !== 0, right: (byte & 15) !== 0 }
}

/** Describes what a byte did when the hand closed. */
export function typedText(byte: number, paper: string): string {
  const done = lettersDone(paper)
  const gesture = gestureOf(byte)
  if (done > 0 && byte === sought.charCodeAt(done - 1)) return `${sought[done - 1]}!`
  if (byte === bell) return "Ding. That was the bell."
  if (byte === backspace) return "That was the backspace. It's gone."
  if (byte === 127) return "Delete. Nobody is hurt."
  if (gesture) return gesture.says
  if (byte < 32) return "A control character. It took control."
  if (byte > 127) return "Too many fingers for English."
  return `That was ${characterOf(byte)}. You meant ${sought[lettersDone(paper)]}.`
}

/** Describes a time for the whole word, in seconds. */
export function timeText(seconds: number): string {
  const time = `juhq by hand in ${seconds.toFixed(1)} seconds.`
  if (seconds < 4) return `${time} Where did you learn to speak modem?`
  if (seconds < 9) return `${time} You could have been a telegraph.`
  if (seconds < 25) return `${time} Shake them out a bit.`
  return `${time} A letter by post would have had stamps.`
}

/** Returns a byte as eight digits in two groups. */
export function bitsText(byte: number): string {
  const bits = byte.toString(2).padStart(8, "0")
  return `${bits.slice(0, 4)} ${bits.slice(4)}`
}
