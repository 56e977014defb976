/** The crank of the mincer: its rotation, and the output so far. */
import type { Answer } from "./logic"

/** The number of turns that process a question. */
export const fullTurns = 2

/** The maximum number of extra letters in an answer, one per further turn. */
export const maxExtraLetters = 5

/** The speed of the automatic crank, in turns per second. */
const turnsPerSecond = 1.5

/** Returns the crank's rotation after some seconds of turning automatically towards `to`. */
export function advanced(turns: number, to: number, seconds: number): number {
  const step = turnsPerSecond * seconds
  return Math.abs(to - turns) <= step ? to : turns + Math.sign(to - turns) * step
}

/** Returns the signed turn between two angles in radians, the short way round. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) / (2 * Math.PI)
  return turn - Math.round(turn)
}

/** Clamps the crank to the range a hand may turn it to. */
export function clampTurns(turns: number): number {
  const maxTurns = fullTurns + maxExtraLetters + 0.9
  return Math.max(-maxTurns, Math.min(maxTurns, turns))
}

/** Returns the rotation that the crank continues to when released: a question once begun is finished. */
export function targetTurns(turns: number): number {
  if (Math.abs(turns) >= fullTurns) return turns
  return turns < 0 ? -fullTurns : fullTurns
}

/** The part of a turn below which a drag of the crank is a press. */
export const pressTurns = 0.03

/** The part of a turn by which a hand that lets go decides the direction. */
const decidingTurns = 0.2

/** Returns the rotation that the crank continues to when a hand lets go that has dragged it by `dragged` turns. */
export function releasedTurns(turns: number, dragged: number): number {
  if (Math.abs(turns) >= fullTurns || Math.abs(dragged) < decidingTurns) return targetTurns(turns)
  return dragged < 0 ? -fullTurns : fullTurns
}

export type Minced = {
  /** True if the crank is turned backwards, for the opposite answer. */
  backwards: boolean
  /** The processed part of the question, 0 to 1. */
  part: number
  /** The output: "No.", and when turned further "Noooo." */
  text: string
}

/** Returns the state of a question whose first answer is `first`. */
export function minced(turns: number, first: Answer): Minced {
  const backwards = turns < 0
  const yes = (first === "yes") !== backwards
  const more = Math.max(0, Math.min(maxExtraLetters, Math.floor(Math.abs(turns) - fullTurns)))
  const text = `${yes ? "Yes" : "No"}${(yes ? "s" : "o").repeat(more)}.`
  return { backwards, part: Math.min(1, Math.abs(turns) / fullTurns), text }
}

/** Returns the part of the answer that has come out, which follows the letters; 0 to 1. */
export function answerOut(part: number): number {
  return Math.max(0, Math.min(1, (part - 0.5) * 2))
}

/** The mouth of the mincer. */
const mouth = { x: 318, y: 96 }

/** Returns the place on the table, and the size in pixels, of a letter that came out; the order is minced too. */
export function slotOf(i: number, of: number): { x: number; y: number; size: number } {
  const stride = [7, 5, 3, 11].find(step => of % step !== 0) ?? 1
  const place = (i * stride + 2) % of
  const rows = of > 28 ? 3 : of > 13 ? 2 : 1
  const perRow = Math.ceil(of / rows)
  const size = [34, 24, 17][rows - 1] ?? 17
  return {
    x: 326 + (220 / perRow) * ((place % perRow) + 0.5),
    y: 170 - (rows - 1 - Math.floor(place / perRow)) * size,
    size: Math.min(size, (220 / perRow) * 1.5),
  }
}

export type MincedLetter = { x: number; y: number; turn: number; size: number; isOut: boolean }

/**
 * Returns the position of a letter after a part of the question has been processed: in the heap, on its way down,
 * inside (null), or out on the table.
 */
export function letterAt(i: number, of: number, part: number): MincedLetter | null {
  const time = (part - (i / Math.max(1, of)) * 0.45) / 0.19
  const fallen = Math.max(0, time)
  if (fallen < 1) {
    const wide = 34 * (1 - fallen)
    return {
      x: 200 + wide * Math.sin(i * 4.1 + 0.6),
      y: 26 - 14 * Math.abs(Math.cos(i * 2.3)) + 34 * fallen,
      turn: 50 * Math.sin(i * 3.1),
      size: 19,
      isOut: false,
    }
  }
  if (time < 1.5) return null
  const out = Math.min(1, (time - 1.5) / 1.2)
  const { x, y, size } = slotOf(i, of)
  return {
    x: mouth.x + (x - mouth.x) * out,
    y: mouth.y + (y - mouth.y) * out * out,
    turn: 40 * Math.sin(i * 2.7) * (out + 0.2),
    size,
    isOut: true,
  }
}
