/** Folding: first the list down to one line, then the paper in half again and again. */

/** The number of folds of the list itself: its objects, then the whole. After these the paper is folded. */
export const foldsOfList = 2

/** The record for folding paper in half, set by Britney Gallivan in January 2002. */
export const maxFolds = 12

/** The thickness of ordinary paper, in millimetres. */
const thickness = 0.1

/** The height from which on the pile is seen from the side, in true size, in millimetres. */
export const pileFromMm = 10

/** Returns the number of layers and the height in millimetres of a folded sheet. */
export function pile(folds: number): { layers: number; millimetres: number } {
  const layers = 2 ** folds
  return { layers, millimetres: layers * thickness }
}

/**
 * Returns the width and height of a folded sheet as fractions of the whole. Folds alternately halve the height and
 * the width.
 */
export function sizeOf(folds: number): { width: number; height: number } {
  const halves = Math.max(0, folds - foldsOfList)
  return { width: 2 ** -Math.floor(halves / 2), height: 2 ** -Math.ceil(halves / 2) }
}

/** Formats a length in millimetres with a fitting unit: "0.8 mm", "5.1 cm". */
export function heightOf(millimetres: number): string {
  if (millimetres < 10) return `${millimetres.toFixed(1)} mm`
  return `${(millimetres / 10).toFixed(1)} cm`
}

const remarks = [
  "A sheet of JSON. Fold it.",
  "The objects are folded.",
  "The list is folded. It is still valid, to somebody who trusts you.",
  "The paper is folded. The first crease goes through a comma.",
  "It fits into an envelope.",
  "It fits under a table that wobbles.",
  "A parser would need a knife.",
  "Seven. They say that nobody gets further.",
  "Eight. They were wrong.",
  "It has begun to hum.",
  "It is higher than it is wide. Look up.",
  "One more for the record. Mind the clock on the wall.",
  "Twelve. The record, shared with Britney Gallivan, 2002.",
]

/** Returns the remark on a number of folds. */
export function remark(folds: number): string {
  return remarks[folds] ?? ""
}

/** The message for the thirteenth fold. */
export const sprung = "It does not go. The sheet has sprung open."
