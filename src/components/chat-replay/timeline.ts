/** The timing of a replayed chat: the visible part after a number of milliseconds. */
import type { Turn } from "./chat"

/**
 * The times of one turn in milliseconds from the start: its wait, its typing, the end of typing, and its drawing's end.
 */
export type Cue = { start: number; typing: number; typed: number; whole: number; letters: number }

export type ReplayState = {
  /** The number of complete turns. */
  whole: number
  /** The number of typed letters of the next turn. */
  letters: number
  /** The current phase; `resting` is the pause after a complete turn. */
  phase: "waiting" | "typing" | "drawing" | "resting" | "over"
}

/** The pause before each speaker's turn, and the time for a letter, in milliseconds. */
const pace = {
  visitor: { wait: 500, letter: 45 },
  machine: { wait: 1100, letter: 22 },
}
const drawingMs = 900
/** The pause after a turn, in milliseconds. */
const restMs = { plain: 700, drawing: 2600 }

/** Splits a text into code points, so that no emoji is typed in halves. */
export function lettersOf(text: string): string[] {
  return [...text]
}

/** Returns the cues of all turns, in order. Each turn starts after the pause of the one before. */
export function timeline(turns: readonly Turn[]): Cue[] {
  let start = 0
  return turns.map(turn => {
    const { wait, letter } = pace[turn.from]
    const letters = lettersOf(turn.text).length
    const typing = start + wait
    const typed = typing + letters * letter
    const whole = typed + (turn.drawing ? drawingMs : 0)
    const cue = { start, typing, typed, whole, letters }
    start = whole + (turn.drawing ? restMs.drawing : restMs.plain)
    return cue
  })
}

/** Returns the duration of the chat in milliseconds, until its last turn is complete. */
export function duration(cues: readonly Cue[]): number {
  return cues.at(-1)?.whole ?? 0
}

/** Returns the visible part after `elapsed` milliseconds. */
export function replayStateAt(cues: readonly Cue[], elapsed: number): ReplayState {
  const next = cues.findIndex(cue => elapsed < cue.whole)
  const cue = cues[next]
  if (!cue) return { whole: cues.length, letters: 0, phase: "over" }
  if (elapsed < cue.start) return { whole: next, letters: 0, phase: "resting" }
  if (elapsed < cue.typing) return { whole: next, letters: 0, phase: "waiting" }
  if (elapsed >= cue.typed) return { whole: next, letters: cue.letters, phase: "drawing" }
  const share = (elapsed - cue.typing) / (cue.typed - cue.typing)
  return { whole: next, letters: Math.floor(share * cue.letters), phase: "typing" }
}

/** Returns the time at which the current turn is complete, to skip to it. */
export function skipTurn(cues: readonly Cue[], elapsed: number): number {
  return cues.find(cue => elapsed < cue.whole)?.whole ?? duration(cues)
}
