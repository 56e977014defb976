/** The cup: it walks over the table as it is emptied, then out of the window, along the task bar and off the screen. */

export type Cup = {
  place: "table" | "bar" | "broken"
  sips: number
  /** On the task bar: its place as a fraction of the screen's width. */
  x: number
  /** The number of times that it has left the table. */
  escapes: number
}

/** The sips in a cup, and those that a caught cup has already lost. */
export const sipsPerCup = 6
export const sipsWhenCaught = 4

/** The seconds that it takes over the whole width of the screen, at first. */
const crossingSeconds = 14

export const freshCup: Cup = { place: "table", sips: 0, x: 0, escapes: 0 }

/** Takes a sip. After the last one the cup leaves from `edge`, the end of the table on the screen. */
export function sipped(cup: Cup, edge: number): Cup {
  if (cup.place !== "table") return cup
  const sips = cup.sips + 1
  return sips < sipsPerCup ? { ...cup, sips } : left(cup, edge)
}

/** Sends the cup out of the window. */
export function left(cup: Cup, edge: number): Cup {
  if (cup.place !== "table") return cup
  return { place: "bar", sips: sipsPerCup, x: clamp(edge), escapes: cup.escapes + 1 }
}

/** Returns 1 for a cup that walks to the right, -1 to the left: every second time it takes the other way. */
export const headingOf = ({ escapes }: Cup) => (escapes % 2 === 1 ? 1 : -1)

/** Lets a cup on the task bar walk; it goes faster each time, and breaks at the edge of the screen. */
export function walked(cup: Cup, seconds: number): Cup {
  if (cup.place !== "bar") return cup
  const x = cup.x + ((headingOf(cup) * seconds) / crossingSeconds) * (1 + 0.4 * (cup.escapes - 1))
  return x >= 1 || x <= 0 ? { ...cup, place: "broken", x: clamp(x) } : { ...cup, x }
}

/** Puts a cup from the task bar back on the table, with a little left in it. */
export function caught(cup: Cup): Cup {
  return cup.place === "bar" ? { ...cup, place: "table", sips: sipsWhenCaught } : cup
}

/** Fetches another cup. */
export function fetchedCup({ escapes }: Cup): Cup {
  return { ...freshCup, escapes }
}

/** Describes what has become of a guest that has run away in the cup, without naming it. */
export function guestText(place: Cup["place"]): string {
  if (place === "bar") return "Ran away with a cup of coffee."
  return place === "broken"
    ? "Went over the edge of a screen in a cup."
    : "Ran away with a cup, and was brought back."
}

function clamp(x: number): number {
  return Math.min(1, Math.max(0, x))
}

/** Returns the way over the table, from 0 to 1, and the strength of the rattling. */
export function standOf({ sips }: Cup): { part: number; rattle: "none" | "some" | "much" } {
  return { part: sips / sipsPerCup, rattle: sips > 4 ? "much" : sips > 1 ? "some" : "none" }
}
