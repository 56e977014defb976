/** The timing of a replayed chat: from the turns and the milliseconds gone by to what can be seen. */
import type { Turn } from "./chat"

/** When one turn begins to be waited for, is typed, and is whole with its drawing: milliseconds from the start. */
export type Cue = { start: number; typing: number; typed: number; whole: number; letters: number }

export type Moment = {
  /** How many turns are whole. */
  whole: number
  /** How many letters of the next turn are there; its first letter may still be waited for. */
  letters: number
  /** What happens now; `resting` is the pause in which the last whole turn is looked at. */
  phase: "waiting" | "typing" | "drawing" | "resting" | "over"
}

/** The machine answers after a pause, for effect, and then types faster than anybody. All in milliseconds. */
const pace = {
  visitor: { wait: 500, letter: 45 },
  machine: { wait: 1100, letter: 22 },
}
const drawingTime = 900
const look = { plain: 700, drawing: 2600 }

/** The text in the pieces that are typed one at a time: whole characters, never half an emoji. */
export function lettersOf(text: string): string[] {
  return [...text]
}

/** The cues of all turns, in order. The next turn starts when the last one has been looked at. */
export function timeline(turns: readonly Turn[]): Cue[] {
  let start = 0
  return turns.map(turn => {
    const { wait, letter } = pace[turn.from]
    const letters = lettersOf(turn.text).length
    const typing = start + wait
    const typed = typing + letters * letter
    const whole = typed + (turn.drawing ? drawingTime : 0)
    const cue = { start, typing, typed, whole, letters }
    start = whole + (turn.drawing ? look.drawing : look.plain)
    return cue
  })
}

/** How long the chat takes, in milliseconds: until its last turn is whole. */
export function duration(cues: readonly Cue[]): number {
  return cues.at(-1)?.whole ?? 0
}

/** What can be seen after so many milliseconds; before the start it is waiting, after the end it is over. */
export function momentAt(cues: readonly Cue[], elapsed: number): Moment {
  const next = cues.findIndex(cue => elapsed < cue.whole)
  const cue = cues[next]
  if (!cue) return { whole: cues.length, letters: 0, phase: "over" }
  if (elapsed < cue.start) return { whole: next, letters: 0, phase: "resting" }
  if (elapsed < cue.typing) return { whole: next, letters: 0, phase: "waiting" }
  if (elapsed >= cue.typed) return { whole: next, letters: cue.letters, phase: "drawing" }
  const share = (elapsed - cue.typing) / (cue.typed - cue.typing)
  return { whole: next, letters: Math.floor(share * cue.letters), phase: "typing" }
}

/** The time to jump to so that the turn on its way is whole at once. */
export function skipTurn(cues: readonly Cue[], elapsed: number): number {
  return cues.find(cue => elapsed < cue.whole)?.whole ?? duration(cues)
}
