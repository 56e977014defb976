/** How books lean when one of them is taken out, or when there is room at the end of their row. */

/** A book in its row, in CSS pixels. */
export type Standing = { title: string; width: number; height: number }

/** Degrees that a book of a height leans to touch what is so far away at its top. */
const into = (gap: number, height: number) => (Math.asin(Math.min(0.45, gap / height)) * 180) / Math.PI

/** A book as thick as this stands by itself, and holds those behind it. */
const thick = 74

/**
 * Degrees by title, clockwise, for a row of which the book at `at` is taken out: those behind it fall into the gap, each
 * on the one before, until a thick one stands; at the end of a row those before it do.
 */
export function leansInto(row: readonly Standing[], at: number): Map<string, number> {
  const gap = row[at]?.width ?? 0
  const behind = row.slice(at + 1)
  const [falling, way] = behind.length > 0 ? [behind, -1] : [row.slice(0, at).reverse(), 1]
  const leans = new Map<string, number>()
  for (const { title, width, height } of falling) {
    if (leans.size > 0 && width >= thick) break
    leans.set(title, (way * Math.round(into(gap, height) * 0.88 ** leans.size * 10)) / 10)
  }
  return leans
}

/** The lean of the last book of a row with so much room behind it; none where it is thick or there is no room. */
export function leansOut(row: readonly Standing[], room: number): Map<string, number> {
  const last = row.at(-1)
  if (!last || last.width >= thick || room < 14) return new Map()
  return new Map([[last.title, Math.round(into(room - 4, last.height) * 10) / 10]])
}
