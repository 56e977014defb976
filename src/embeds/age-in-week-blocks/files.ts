/** Exports and imports a life as a text file. */
import { trimmed } from "../../lib/text/blank"
import { clean, type Life, maxNames, maxYears, numberOf } from "./logic"

/** Formats a life as lines: the day of birth, the number of years, and each name in order of its day. */
export function toText({ born, years, names }: Life): string {
  const lines = [...names].sort((a, b) => (a.day < b.day ? -1 : 1)).map(({ day, name }) => `${day} ${name}`)
  return [...(born ? [`born ${born}`] : []), `years ${years}`, ...lines, ""].join("\n")
}

export type Read = { life: Life } | { problem: string }

/** Parses such a text. A day of birth or number of years that is missing is taken from `before`. */
export function read(text: string, before: Life): Read {
  const life: Life = { ...before, names: [] }
  for (const [i, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = trimmed(raw)
    if (line === "") continue
    const problem = readLine(line, life)
    if (problem) return { problem: `Line ${i + 1}: ${problem}` }
  }
  if (life.names.length > maxNames) {
    return { problem: `There are ${life.names.length} names, and ${maxNames} fit.` }
  }
  return { life }
}

/** Adds a line to the life. Returns an error message, or null if the line is valid. */
function readLine(line: string, life: Life): string | null {
  const [, word = "", rest = ""] = /^(\S+)\s*(.*)$/.exec(line) ?? []
  if (word === "born") {
    if (numberOf(rest) === null) return `"${rest}" is not a day. Write one as 1986-03-21.`
    life.born = rest
    return null
  }
  if (word === "years") {
    const years = Number(rest)
    if (!Number.isInteger(years) || years < 1 || years > maxYears) {
      return `"${rest}" is not a number of years from 1 to ${maxYears}.`
    }
    life.years = years
    return null
  }
  if (numberOf(word) === null)
    return `"${word}" is not a day. A name stands after one: 2024-05-12 Got a hamster.`
  const name = clean(rest)
  if (name === "") return "the week has no name after its day."
  life.names.push({ day: word, name })
  return null
}
