/**
 * The activities in the yard: for each season, and for visitors who ask about another season than the current one.
 */

import type { Season } from "../../lib/calendar/season"
import { pluralise } from "../../lib/text/pluralise"
import { landing, metres } from "./ski"

export type Chore = {
  /** The button's label after a number of presses. */
  action: (done: number) => string
  /** The number of presses before the one that undoes everything. */
  steps: number
  /**
   * The text after 0 to `steps` presses in a season; 0 after at least one round means that everything was undone.
   */
  says: (done: number, again: boolean, season: Season, power?: number) => string
}

const constantText = (text: string) => () => text
const textOfStep = (parts: readonly string[], done: number) => parts[done - 1] ?? ""

/** The number of leaves that one pull of the rake removes, and of all leaves. */
export const leavesPerPull = 6
export const leaves = 42
const pulls = leaves / leavesPerPull

const jumps = [
  "Raked. Somebody jumped in.",
  "Raked. He jumped in again.",
  "Raked. He has brought a friend.",
  "Raked. They take turns.",
  "Raked. There is a queue.",
  "Raked. They are selling tickets.",
]

/** The activity of each season during that season. */
export const chores: Record<Season, Chore> = {
  autumn: {
    action: done => (done < pulls ? "Rake" : "Rake again"),
    steps: pulls,
    says: (done, again) => {
      if (done > 0)
        return done === pulls ? "All of them, in one jump. It was worth it." : textOfStep(jumps, done)
      return again ? "All on the ground again. They know the way." : ""
    },
  },
  winter: {
    action: constantText("Roll a snowball (hold)"),
    steps: 5,
    says: (done, again) =>
      done > 0
        ? textOfStep(["One.", "Two.", "Three.", "A carrot.", "A hat. He is done."], done)
        : again
          ? "The snow plough has been."
          : "",
  },
  spring: {
    action: constantText("Shine on them"),
    steps: 8,
    says: (done, again) =>
      done > 0
        ? `${done} of 8 coltsfoots ${done === 1 ? "is" : "are"} open.`
        : again
          ? "Takatalvi: it snows again."
          : "",
  },
  summer: {
    action: constantText("Set the sun"),
    steps: 3,
    says: (done, again) =>
      done > 0
        ? textOfStep(["It turned back.", "It turned back again.", "It has nowhere else to be."], done)
        : again
          ? "It turned back. It will not be asked again."
          : "",
  },
}

/** The ground under the skis in each season. */
const groundNames: Record<Season, string> = {
  spring: "mud",
  summer: "grass",
  autumn: "leaves",
  winter: "snow",
}

/** The text about what falls off a shaken birch in each season. */
const shakenTexts: Record<Season, (done: number) => string> = {
  winter: done => `${pluralise(done, "lump")} of snow. No leaf.`,
  spring: done => `${pluralise(done, "catkin")}. The leaves have only just come.`,
  summer: done => `${pluralise(done, "green leaf", "green leaves")}. Not one was ready.`,
  autumn: done => `${pluralise(done, "leaf", "leaves")}.`,
}

/** What the coltsfoots do that are sown out of season: they come up, see the date, and go down again. */
const sowTexts = [
  "Here it comes. Has it looked at the date?",
  "Two. The first one has told the second.",
  "Three. One of them has brought a coat.",
  "Four. They come up to complain.",
  "Five. That is a choir.",
  "Six. The neighbour has drawn his curtain.",
  "Seven. The calendar has been rung up.",
  "Eight. It is spring now, by a majority.",
]

/** The activities for visitors who ask about a season that it is not. */
export const otherSeasonChores: Record<Season, Chore> = {
  autumn: {
    action: done => (done < 6 ? "Shake the birch" : "Say sorry"),
    steps: 6,
    says: (done, again, season) =>
      done > 0 ? shakenTexts[season](done) : again ? "It has heard that every year." : "",
  },
  winter: {
    action: constantText("Ski (hold)"),
    steps: 7,
    says: (done, again, season, power = 0) => {
      if (done === 0) return again ? "Walked back. It was faster." : ""
      const distanceText = `${metres(power).toFixed(1)} m`
      const { place } = landing(power)
      return place === "ground"
        ? `${distanceText} on ${groundNames[season]}.`
        : `${distanceText}.${place === "chimney" ? " A personal best." : ""}`
    },
  },
  spring: {
    action: done => (done < 8 ? "Sow a coltsfoot" : "Dig them up"),
    steps: 8,
    says: (done, again) =>
      done > 0 ? textOfStep(sowTexts, done) : again ? "Dug up. Not one had begun." : "",
  },
  summer: {
    action: constantText("Wait for it"),
    steps: 1,
    says: (done, again) => (done > 0 ? "He waits." : again ? "That was the summer." : ""),
  },
}

/** All labels that the button may show on the page of a season. */
export function actionsFor(asked: Season): string[] {
  const seasons: readonly Season[] = ["spring", "summer", "autumn", "winter"]
  const all = seasons.map(season => choreFor(asked, season))
  return ["Get up", ...all.flatMap(({ action, steps }) => [action(0), action(steps)])]
}

/** The activity on a day of `season` on the page of the season `asked`. */
export function choreFor(asked: Season, season: Season): Chore {
  return season === asked ? chores[season] : otherSeasonChores[asked]
}

/**
 * The progress of an activity: presses since its start (0 to its steps), whether it was undone before, and the
 * power of the last press (0 to 1) if it was held.
 */
export type Progress = { done: number; again: boolean; power?: number }

export const initialProgress: Progress = { done: 0, again: false }

/** The progress after one more press; the press after the last step undoes all. */
export function nextProgress({ steps }: Chore, { done, again }: Progress): Progress {
  return done < steps ? { done: done + 1, again } : { done: 0, again: true }
}

/**
 * The next day shown while waiting for the summer: two days at a time before it, and ten during it. Null once it is
 * over. `daysInYear` is 365 or 366.
 */
export function dayAfterWaiting(
  day: number,
  daysInYear: number,
  isSummer: (day: number) => boolean,
): number | null {
  const next = day + (isSummer(day) ? 10 : 2)
  const wrapped = next > daysInYear ? next - daysInYear : next
  return isSummer(day) && !isSummer(wrapped) ? null : wrapped
}
