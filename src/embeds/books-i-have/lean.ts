/** Calculates how books lean into the gap of a removed book, or into the space at the end of their row. */

/** A spine in its row, in CSS pixels. */
export type SpineBox = { title: string; width: number; height: number }

/** Returns the angle in degrees at which a book spans a gap in pixels with its top edge. */
const leanAngle = (gapPx: number, height: number) =>
  (Math.asin(Math.min(0.45, gapPx / height)) * 180) / Math.PI

/** The width from which a book stands by itself and supports those behind it, in pixels. */
const thickPx = 74

/**
 * Returns the lean in degrees clockwise, by title, when the book at `at` is removed: the books behind it fall into
 * the gap, each onto the one in front, up to a thick one; for the last book of a row those in front of it fall.
 */
export function leansInto(row: readonly SpineBox[], at: number): Map<string, number> {
  const gapPx = row[at]?.width ?? 0
  const behind = row.slice(at + 1)
  const [falling, sign] = behind.length > 0 ? [behind, -1] : [row.slice(0, at).reverse(), 1]
  const leans = new Map<string, number>()
  for (const { title, width, height } of falling) {
    if (leans.size > 0 && width >= thickPx) break
    leans.set(title, (sign * Math.round(leanAngle(gapPx, height) * 0.88 ** leans.size * 10)) / 10)
  }
  return leans
}

/**
 * Returns the lean of the last book of a row into `room` pixels of space behind it; none if it is thick or the
 * space is too small.
 */
export function leansOut(row: readonly SpineBox[], room: number): Map<string, number> {
  const last = row.at(-1)
  if (!last || last.width >= thickPx || room < 14) return new Map()
  return new Map([[last.title, Math.round(leanAngle(room - 4, last.height) * 10) / 10]])
}
