/** What there is to do in a yard: each season's own work, and what those do who have asked about another season. */

import type { Season } from "../../lib/calendar/season"
import { pluralise } from "../../lib/text/pluralise"
import { landing, metres } from "./ski"

export type Chore = {
  /** What the button says after so many presses. */
  action: (done: number) => string
  /** How many presses there are before the one that undoes it. */
  steps: number
  /** What there is to say after so many presses, 0 to `steps`, in a season; 0 after at least one round is the undoing. */
  says: (done: number, again: boolean, season: Season, power?: number) => string
}

const always = (text: string) => () => text
const at = (parts: readonly string[], done: number) => parts[done - 1] ?? ""

/** How many leaves one pull of the rake takes, and how many there are. */
export const leavesPerPull = 6
export const leaves = 42
const pulls = leaves / leavesPerPull

/** The work of a season in that season. */
export const chores: Record<Season, Chore> = {
  autumn: {
    action: done => (done < pulls ? "Rake" : "Rake again"),
    steps: pulls,
    says: (done, again) => {
      if (done > 0)
        return `${done === pulls ? `All ${leaves}` : done * leavesPerPull} leaves raked, and one jump: ${done === pulls ? "none are raked now. It was worth it." : "none are now."}`
      return again ? `${leaves} leaves on the ground. They know the way.` : ""
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

/** What the ground is, for skis. */
const under: Record<Season, string> = { spring: "mud", summer: "grass", autumn: "leaves", winter: "snow" }

/** What comes off a birch that is shaken out of its season. */
const shaken: Record<Season, (done: number) => string> = {
  winter: done => `${pluralise(done, "lump")} of snow. No leaf.`,
  spring: done => `${pluralise(done, "catkin")}. The leaves have only just come.`,
  summer: done => `${pluralise(done, "green leaf", "green leaves")}. Not one was ready.`,
  autumn: done => `${pluralise(done, "leaf", "leaves")}.`,
}

/** What is done by those who have asked about a season that it is not. */
export const otherSeasonChores: Record<Season, Chore> = {
  autumn: {
    action: done => (done < 6 ? "Shake the birch" : "Say sorry"),
    steps: 6,
    says: (done, again, season) =>
      done > 0 ? shaken[season](done) : again ? "It has heard that every year." : "",
  },
  winter: {
    action: done => (done < 7 ? "Ski (hold)" : "Walk back"),
    steps: 7,
    says: (done, again, season, power = 0) => {
      if (done === 0) return again ? "Walked back. It was faster." : ""
      const far = `${metres(power).toFixed(1)} m`
      const { place } = landing(power)
      return place === "ground"
        ? `${far} on ${under[season]}.`
        : `${far}.${place === "chimney" ? " A personal best." : ""}`
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

/** All that the button may say on the page of a season, whatever day is looked at. */
export function actionsFor(asked: Season): string[] {
  const seasons: readonly Season[] = ["spring", "summer", "autumn", "winter"]
  const all = seasons.map(season => choreFor(asked, season))
  return ["Get up", ...all.flatMap(({ action, steps }) => [action(0), action(steps)])]
}

/** What there is to do on a day of one season for somebody who has asked about another, or the same. */
export function choreFor(asked: Season, season: Season): Chore {
  return season === asked ? chores[season] : otherSeasonChores[asked]
}

/**
 * How far a chore has come: presses since it was begun, 0 to its steps, whether it was undone before, and how much was
 * behind the last one, 0 to 1, where it was held.
 */
export type Progress = { done: number; again: boolean; power?: number }

export const initialProgress: Progress = { done: 0, again: false }

/** After one more press: after the last step all of it is undone. */
export function nextProgress({ steps }: Chore, { done, again }: Progress): Progress {
  return done < steps ? { done: done + 1, again } : { done: 0, again: true }
}

/**
 * The next day that somebody sees who sits and waits for the summer: the days before it are long, two at a time, and its
 * own are gone at ten at a time. Null when it is over. `daysInYear` is 365 or 366.
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
