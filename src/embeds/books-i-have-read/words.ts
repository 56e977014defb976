/** The sentences about a year, and about the pages that were read for him. */
import { formatDuration } from "../../lib/text/duration"
import { pluralise } from "../../lib/text/pluralise"
import { type Loan, minutesPerPage, pagesPerPromise, promisesAfter } from "./logic"

/** Formats a duration as "2 hours and 30 minutes"; from two days on in days alone. */
function minutesText(minutes: number): string {
  if (minutes < 120) return pluralise(minutes, "minute")
  return minutes < 2880
    ? formatDuration(minutes * 60_000, { from: "hour", to: "minute", long: true })
    : pluralise(Math.round(minutes / 1440), "day")
}

/** The crime novel that is read to him, a page each. A night has as many. */
const novel = [
  "It was a dark and stormy night. In Viitasaari.",
  "The inspector lit his pipe. It was his sixth.",
  "“Where were you at nine?” asked the inspector.",
  "“In the sauna,” said all of them.",
  "A map of the parish. It folds out. It doesn't fold back.",
  "The inspector counted the saunas. There was one too many.",
  "It rained.",
  "“It was you, Raili,” said the inspector. She was washing his back.",
  "She confessed. The inspector put on his trousers.",
  "THE END. Continued in part two of fourteen.",
] as const

/** Returns the text of the last page that was read, or "" ahead of the first. */
export function pageText(pages: number): string {
  return pages === 0 ? "" : (novel[(pages - 1) % novel.length] ?? "")
}

/** The things in the room that answer to a press. */
export type Thing = "lamp" | "man" | "pile" | "window"

const answers: Record<Thing, readonly string[]> = {
  lamp: ["Dark. He reads no less.", "Light. He reads no more."],
  man: [
    "“Mmh. Chapter four.”",
    "“Five more pages, Mother.”",
    "He has turned over. So has the page. Back again.",
  ],
  pile: [
    "The pile is steady. It is rarely touched.",
    "A bookmark fell out. It was at page nine.",
    "Something lives behind it. It reads more than he does.",
  ],
  window: ["The moon has read everything.", "A neighbour's lamp is on. Page 340, by the look of it."],
}

/** Returns the answer of a thing to a press, after some earlier ones. */
export function thingText(thing: Thing, times: number): string {
  return answers[thing][times % answers[thing].length] ?? ""
}

/** Describes the help so far. Every tenth page wakes him, and he promises another book. */
export function helpText(loan: Loan, pages: number): string {
  const minutes = Math.round(minutesPerPage(loan))
  if (pages === 0) return `One page holds the debt still for ${minutesText(minutes)}.`
  const promises = promisesAfter(pages)
  if (pages % pagesPerPromise === 0)
    return `He woke up, saw how well it goes, and promised ${promises === 1 ? "one more book" : "yet another book"}. Plus ${Math.round(loan.mean)} pages.`
  if (promises > 0)
    return `${pluralise(pages, "page")} by you. Since then he has promised ${pluralise(promises, "book")}. Please read quietly.`
  return `${pluralise(pages, "page")} by you. The debt is back where it was ${minutesText(pages * minutes)} ago.`
}
