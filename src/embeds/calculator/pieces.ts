/** Positions the keys of a broken calculator. */
import { seeded } from "../../lib/game/random"

export type Place = { row: number; column: number; rows: number; columns: number }

/** Returns the places of the keys in rows of five; 0 is two keys wide and = is two high. */
export function places(faces: readonly string[]): Place[] {
  const taken = new Set<number>()
  let at = 0
  return faces.map(face => {
    while (taken.has(at)) at++
    const [row, column] = [Math.floor(at / 5), at % 5]
    const [rows, columns] = [face === "=" ? 2 : 1, face === "0" ? 2 : 1]
    for (let down = 0; down < rows; down++)
      for (let right = 0; right < columns; right++) taken.add(at + 5 * down + right)
    return { row, column, rows, columns }
  })
}

/**
 * Returns the offset of a fallen key in its own widths and heights, and its rotation in degrees. Keys land in a
 * heap on the last three rows.
 */
export function fallOffset(place: Place, fall: number, key: number): { x: number; y: number; turn: number } {
  const random = seeded(`${fall} ${key}`)
  const column = random() * (5 - place.columns)
  const row = 3.4 + random() * (2.6 - place.rows)
  return {
    x: (column - place.column) / place.columns,
    y: (row - place.row) / place.rows,
    turn: Math.round((random() - 0.5) * (place.columns + place.rows > 2 ? 40 : 240)),
  }
}
