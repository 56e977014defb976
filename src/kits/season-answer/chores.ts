/** Chores in the yard: one for each season, and one for each question in the other seasons. */

import type { Season } from "../../lib/calendar/season"
import { counted } from "../../lib/text/counted"
import { landing, metres } from "./ski"

export type Chore = {
  /** Returns the label of the button after a number of presses. */
  action: (done: number) => string
  /** The number of presses before the one that undoes the chore. */
  steps: number
  /** Returns the message after 0 to `steps` presses in a season; 0 with `again` set means that the chore was undone. */
  says: (done: number, again: boolean, season: Season, power?: number) => string
}

const always = (text: string) => () => text
const at = (parts: readonly string[], done: number) => parts[done - 1] ?? ""

/** The number of leaves raked by a press, and the number of all leaves. */
export const pull = 6
export const leaves = 42
const pulls = leaves / pull

/** The chores of a season in that season. */
export const chores: Record<Season, Chore> = {
  autumn: {
    action: done => (done < pulls ? "Rake" : "Rake again"),
    steps: pulls,
    says: (done, again) => {
      if (done > 0)
        return `${done * pull} of ${leaves} leaves raked. Jumped. 0 of ${leaves}.${done === pulls ? " It was worth it." : ""}`
      return again ? "0 of 42 leaves raked. They know the way." : ""
    },
  },
  winter: {
    action: always("Roll a snowball"),
    steps: 5,
    says: (done, again) =>
      done > 0
        ? at(["One.", "Two.", "Three.", "A carrot.", "A hat. He is done."], done)
        : again
          ? "The snow plough has been."
          : "",
  },
  spring: {
    action: always("Shine on them"),
    steps: 8,
    says: (done, again) =>
      done > 0
        ? `${done} of 8 coltsfoots ${done === 1 ? "is" : "are"} open.`
        : again
          ? "Takatalvi: it snows again."
          : "",
  },
  summer: {
    action: always("Set the sun"),
    steps: 3,
    says: (done, again) =>
      done > 0
        ? at(["It turned back.", "It turned back again.", "It has nowhere else to be."], done)
        : again
          ? "It turned back. It will not be asked again."
          : "",
  },
}

/** The name of the ground for skis. */
const groundNames: Record<Season, string> = {
  spring: "mud",
  summer: "grass",
  autumn: "leaves",
  winter: "snow",
}

/** The messages about what falls from a shaken birch. */
const shakenTexts: Record<Season, (done: number) => string> = {
  winter: done => `${counted(done, "lump")} of snow. No leaf.`,
  spring: done => `${counted(done, "catkin")}. The leaves have only just come.`,
  summer: done => `${counted(done, "green leaf", "green leaves")}. Not one was ready.`,
  autumn: done => `${counted(done, "leaf", "leaves")}.`,
}

/** The chores of a question in the other seasons. */
export const waits: Record<Season, Chore> = {
  autumn: {
    action: done => (done < 6 ? "Shake the birch" : "Say sorry"),
    steps: 6,
    says: (done, again, season) =>
      done > 0 ? shakenTexts[season](done) : again ? "It has heard that every year." : "",
  },
  winter: {
    action: done => (done < 7 ? "Ski (hold)" : "Walk back"),
    steps: 7,
    says: (done, again, season, power = 0) => {
      if (done === 0) return again ? "Walked back. It was faster." : ""
      const distance = `${metres(power).toFixed(1)} m`
      const { place } = landing(power)
      return place === "ground"
        ? `${distance} on ${groundNames[season]}.`
        : `${distance}.${place === "chimney" ? " A personal best." : ""}`
    },
  },
  spring: {
    action: done => (done < 8 ? "Sow a coltsfoot" : "Dig them up"),
    steps: 8,
    says: (done, again) =>
      done > 0 ? `${done} in the ground, until 21 March.` : again ? "Dug up. Not one had begun." : "",
  },
  summer: {
    action: always("Wait for it"),
    steps: 1,
    says: (done, again) => (done > 0 ? "He waits." : again ? "That was the summer." : ""),
  },
}

/** Returns the chore of a question in a season, the same or another. */
export function choreFor(asked: Season, season: Season): Chore {
  return season === asked ? chores[season] : waits[asked]
}

/**
 * The progress of a chore: the presses since its start, 0 to its steps, whether it was undone before, and the power of
 * the last press, 0 to 1, if it was held.
 */
export type Progress = { done: number; again: boolean; power?: number }

export const notBegun: Progress = { done: 0, again: false }

/** Returns the progress after a press; a press after the last step undoes the chore. */
export function pressed({ steps }: Chore, { done, again }: Progress): Progress {
  return done < steps ? { done: done + 1, again } : { done: 0, again: true }
}

/**
 * Returns the next day in the animation of waiting for the summer: days before the summer pass two at a time, its own
 * ten at a time. Null when the summer is over. `daysInYear` is 365 or 366.
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
