/** The report as printed by a dot matrix printer in 1998: lines of 40 characters, with bars of hashes. */
import { pluralise } from "../../lib/text/pluralise"
import { animalOf, named, reasons, type Year } from "./logic"

export const wide = 40

const months = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ")

/** Wraps a text to lines of at most `wide` characters; longer words are cut. */
export function wrapped(text: string): string[] {
  const lines: string[] = []
  let line = ""
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const piece = word.slice(0, wide)
    if (line && line.length + 1 + piece.length > wide) {
      lines.push(line)
      line = piece
    } else line = line ? `${line} ${piece}` : piece
  }
  return line ? [...lines, line] : lines
}

function row(name: string, value: string): string {
  return `${name} ${".".repeat(Math.max(2, wide - name.length - value.length - 2))} ${value}`
}

/** Returns all lines of the report; `titleOf` looks up a song's title. */
export function linesOf(year: Year, whose: string, titleOf: (id: string) => string): string[] {
  const maxPlays = Math.max(1, ...year.months)
  const animal = animalOf(year)
  return [
    ...wrapped(`ANNUAL REPORT ${year.year}: ${whose}`),
    "=".repeat(wide),
    row("Songs begun", year.plays.toLocaleString("en-GB")),
    row("Different ones", year.songs.toLocaleString("en-GB")),
    row("Days with music", `${year.days}`),
    row("In a row", `${year.streak}`),
    row("Favourite hour", `${`${year.hour}`.padStart(2, "0")}:00`),
    row("Same song in a row", pluralise(year.again, "time")),
    row("At night", `${year.night}%`),
    row("Rank on this machine", "1 of 1"),
    row("Percentile", "top 100%"),
    "",
    ...year.months.map(
      (count, i) =>
        `${months[i]} ${"#".repeat(Math.round((28 * count) / maxPlays)).padEnd(28)} ${`${count}`.padStart(7)}`,
    ),
    "",
    ...year.top.flatMap((song, i) =>
      wrapped(`${i + 1}. ${titleOf(song.id)} (${pluralise(song.times, "time")})`),
    ),
    "",
    ...wrapped(`LISTENS LIKE ${named(animal).toUpperCase()}. ${reasons[animal]}`),
    "=".repeat(wide),
    ...wrapped("Please tear along the perforation and hang it over the radio."),
  ]
}
