/** Parses lines with marked words, and films from links. */
import type { Roll, Subtitle } from "./schema"

export type Bit = {
  text: string
  marked: boolean
  /** Its place in the line. */
  at: number
}

/** Splits "*Kaara* on" into parts, of which "Kaara" is marked. */
export function bits(line: string): Bit[] {
  return line
    .split("*")
    .map((text, i) => ({ text, marked: i % 2 === 1, at: i }))
    .filter(({ text }) => text !== "")
}

/** Removes the marks. */
export const plain = (line: string) => line.replaceAll("*", "")

/** Parses the chosen subtitles of a film in a link, one digit from 1 to 3 a roll; undefined for anything else. */
export function parseFilm(text: string, rolls: number): string | undefined {
  return text.length <= rolls && /^[1-3]*$/.test(text) ? text : undefined
}

export type Take = { roll: Roll; subtitle: Subtitle }

/** Returns the rolls that have a subtitle, in order. */
export function takesOf(film: string, rolls: readonly Roll[]): Take[] {
  return [...film].flatMap((digit, i) => {
    const roll = rolls[i]
    const subtitle = roll?.subtitles[Number(digit) - 1]
    return roll && subtitle ? [{ roll, subtitle }] : []
  })
}
