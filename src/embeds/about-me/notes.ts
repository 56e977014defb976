/** A detective's notes on the visitor: true observations, from which the wrong conclusions are drawn. */
import { hash } from "../../lib/game/random"

/** Something noticed, such as hour and 1. */
export type Note = { about: About; value: string }

/** The number of notes after which the case is closed. */
export const maxNotes = 9

/** Ends the hour of a note on a Saturday or a Sunday, which have no working hours. */
const weekendMark = "w"

/** Returns the hour of a visit, marked at the weekend: "11" or "11w". */
export function hourValue(time: Date): string {
  return `${time.getHours()}${time.getDay() % 6 === 0 ? weekendMark : ""}`
}

/** Returns the hour of such a value; NaN for "". */
export const hourOf = (value: string): number => Number.parseInt(value, 10)

const hours = (value: string): string => {
  const hour = hourOf(value)
  const isWeekend = value.endsWith(weekendMark)
  if (hour < 5) return `Came between ${hour} and ${hour + 1} at night. A baker, or an owl.`
  if (hour < 9 && isWeekend) return "Came early, on a day off. Has a dog, or is one."
  if (hour < 16 && isWeekend) return "Came in broad daylight, on a day off. Is hiding from a rake."
  if (hour < 9) return "Came before work. Has no work, or a long way there."
  if (hour < 16) return "Came in working hours. The boss sits with his back to the screen."
  if (hour < 22) return "Came in the evening. Has eaten. There were no crumbs."
  return "Came late. Wanted only one more page, two hours ago."
}

const screens = (value: string): string => {
  const [width = 0, height = 0] = value.split("x").map(Number)
  if (width < 600) return "Looks through a window the size of a sandwich. Hungry."
  if (width > 1700) return "Needs a very large window. Lives in a very small flat."
  return `Looks through a window of ${width} by ${height}. An odd number of curtains.`
}

const languages: Readonly<Record<string, string>> = {
  en: "Speaks English. So does everybody who has something to hide.",
  fi: "Speaks Finnish. Has said nothing so far, which fits.",
  sv: "Speaks Swedish. Apologised to the mouse.",
  de: "Speaks German. The verb is still to come.",
  fr: "Speaks French. To the screen, and not politely.",
}

/** The conclusions from observations, by subject. */
const conclusions = {
  press: (value: string) =>
    Number(value) < 4
      ? "Pressed the portrait at once. Can't be left alone in a museum."
      : `Waited ${value} seconds and then pressed the portrait. Planned it.`,
  hour: hours,
  screen: screens,
  pointer: (value: string) =>
    value === "touch"
      ? "Works with the bare thumb. Left a print. We have sent it to the zoo."
      : value === "keys"
        ? "Uses the keyboard. Is afraid of mice. Very much like an elephant."
        : "Holds a mouse. Has not fed it.",
  side: (value: string) =>
    value === "left"
      ? "Presses on the left. Left-handed, or has something in the right hand."
      : "Presses on the right. Drives on the other side, then.",
  language: (value: string) =>
    languages[value] ?? `Speaks ${value}, or has stolen the computer of one who does.`,
  day: (value: string) =>
    value === "0" || value === "6"
      ? "It is the weekend. Could be outside. Is not. Allergic to birds."
      : "It is a weekday. Somewhere a chair is empty.",
  dark: (value: string) =>
    value === "yes" ? "Likes the dark. Vampire, forty per cent." : "Likes it light. Vampire, sixty per cent.",
  again: (value: string) =>
    value === "1"
      ? "Pressed again, to see if it says something else. A scientist."
      : "Is still pressing. We have seen this in pigeons.",
  down: () => "Scrolled down. Was looking for the way out.",
  up: () => "Came up again. Has left something on the stove.",
  share: () => "Hovered over Share and didn't dare. Has either no friends or good ones.",
  idle: () => "Did not move for some time. Is being painted.",
  away: () => "Went to another window and came back. Smells of spreadsheets.",
  key: (value: string) => `Pressed the key ${value}. Believes that this is a game.`,
  quick: () => "Pressed three times in a second. Opens doors like that, too.",
} satisfies Record<string, (value: string) => string>

export type About = keyof typeof conclusions

/** The third suspect: words about a thing from another page, by its name within a sentence. */
export const thirdSuspect = {
  start: (name: string) => `Three suspects. The third is ${name}. Nobody has confessed.`,
  press: (name: string) => `Went straight for the portrait. Is covering for ${name}.`,
  again: (name: string) => `Pressed again, and looked at ${name} first.`,
  verdict: (name: string, siteName: string) =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)} made ${siteName}. You carried the bag.`,
} as const

/** Returns the detective's words on a note, with the third suspect where there is one. */
export function noteText({ about, value }: Note, third: string | null = null): string {
  if (third !== null && (about === "press" || about === "again")) return thirdSuspect[about](third)
  return conclusions[about](value)
}

/** The findings that presses of the portrait bring to light, in order. */
export const script: readonly About[] = [
  "press",
  "pointer",
  "hour",
  "screen",
  "side",
  "again",
  "language",
  "day",
  "dark",
]

/** Adds a note, unless the case is closed or there is one about the same. */
export function withNote(notes: readonly Note[], note: Note): readonly Note[] {
  const isKnown = notes.some(({ about }) => about === note.about)
  return isKnown || notes.length >= maxNotes ? notes : [...notes, note]
}

/** The page's heading, which turns round letter by letter with the notes. */
const headings = [
  "About",
  "About m",
  "About me",
  "About me?",
  "About m",
  "About",
  "About y",
  "About yo",
  "About you",
]

export function headingFor(notes: number): string {
  return headings[Math.min(notes, headings.length - 1)] ?? "About"
}

const trades = [
  "a lighthouse keeper",
  "two children in a coat",
  "a retired magician",
  "a dentist on the run",
  "the second-best juggler of Savo",
  "a piano",
  "the man who names the winds",
  "a spy for the other search engine",
] as const

/** Returns the trade that the notes prove. */
export function tradeOf(notes: readonly Note[]): string {
  return trades[hash(notes.map(({ about, value }) => about + value).join()) % trades.length] ?? trades[0]
}

/** Notes in an address: "press.2-hour.1". */
export const notesCodec = {
  initial: [] as readonly Note[],
  parse: (text: string) => {
    const notes = text.split("-").map(part => {
      const [about = "", value = ""] = part.split(".")
      return { about, value }
    })
    const isValid = notes.every(
      ({ about, value }) => Object.hasOwn(conclusions, about) && /^[\da-z]{0,10}$/i.test(value),
    )
    return isValid && notes.length === maxNotes ? (notes as Note[]) : undefined
  },
  format: (notes: readonly Note[]) =>
    notes.length ? notes.map(({ about, value }) => `${about}.${value}`).join("-") : null,
}
