/** Folding: a list to one line, and its paper in half, and in half again. */

/** How many folds the list itself takes: its objects, then the whole. After these it is paper. */
export const foldsOfList = 2

/** As often as a sheet has been folded, by Britney Gallivan in January 2002; one more does not go. */
export const maxFolds = 12

/** A sheet of usual paper, in millimetres. */
const thickness = 0.1

/** Layers and height, in millimetres, of a sheet folded so many times. */
export function pile(folds: number): { layers: number; millimetres: number } {
  const layers = 2 ** folds
  return { layers, millimetres: layers * thickness }
}

/** How wide and how high a folded sheet is, in parts of the whole one: by turns half as high and half as wide. */
export function sizeOf(folds: number): { width: number; height: number } {
  const halves = Math.max(0, folds - foldsOfList)
  return { width: 2 ** -Math.floor(halves / 2), height: 2 ** -Math.ceil(halves / 2) }
}

/** A length in millimetres as one would say it: "0.8 mm", "5.1 cm". */
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
  "It is as high as it is wide, and higher.",
  "One more for the record.",
  "Twelve. The record, shared with Britney Gallivan, 2002.",
]

/** What is said of a sheet folded so many times. */
export function remark(folds: number): string {
  return remarks[folds] ?? ""
}

/** What is said when the thirteenth fold was tried. */
export const sprung = "It does not go. The sheet has sprung open."
