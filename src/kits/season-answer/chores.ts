/** What there is to do in a yard in each season, one press at a time, and how each of it ends. */
import type { Season } from "../../lib/calendar/season"

export type Chore = {
  /** What the button says. */
  action: string
  /** How many presses there are before the one that undoes it. */
  steps: number
  /** What there is to say after so many presses, 0 to `steps`; 0 after at least one round is the undoing. */
  says: (done: number, again: boolean) => string
}

const of = (parts: readonly string[]) => (done: number) => parts[done - 1] ?? ""

export const chores: Record<Season, Chore> = {
  autumn: {
    action: "Rake",
    steps: 7,
    says: (done, again) =>
      done > 0 ? `${done * 6} of 42 leaves raked.` : again ? "Wind. 0 of 42 leaves raked." : "",
  },
  winter: {
    action: "Roll a snowball",
    steps: 5,
    says: (done, again) =>
      done > 0
        ? of(["One.", "Two.", "Three.", "A carrot.", "A hat. He is done."])(done)
        : again
          ? "The snow plough has been."
          : "",
  },
  spring: {
    action: "Shine on them",
    steps: 8,
    says: (done, again) =>
      done > 0 ? `${done} of 8 coltsfoots are open.` : again ? "Takatalvi: it snows again." : "",
  },
  summer: {
    action: "Set the sun",
    steps: 3,
    says: (done, again) =>
      done > 0
        ? of(["It turned back.", "It turned back again.", "It has nowhere else to be."])(done)
        : again
          ? "It turned back. It will not be asked again."
          : "",
  },
}

/** How far a chore has come: presses since it was begun, 0 to its steps, and whether it was undone before. */
export type Progress = { done: number; again: boolean }

export const notBegun: Progress = { done: 0, again: false }

/** After one more press: after the last step all of it is undone. */
export function pressed(season: Season, { done, again }: Progress): Progress {
  return done < chores[season].steps ? { done: done + 1, again } : { done: 0, again: true }
}
