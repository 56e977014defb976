/** Where the keys lie when the calculator has gone to pieces. */
import { seeded } from "../../lib/game/random"

export type Place = { row: number; column: number; rows: number; columns: number }

/** The places of the keys on the case, in rows of five; the 0 is two keys wide and the = two high. */
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

/** How far a key falls, in its own widths and heights, and how it lies, in degrees: in a heap on the last three rows. */
export function fallen(place: Place, fall: number, key: number): { x: number; y: number; turn: number } {
  const random = seeded(`${fall} ${key}`)
  const column = random() * (5 - place.columns)
  const row = 3.4 + random() * (2.6 - place.rows)
  return {
    x: (column - place.column) / place.columns,
    y: (row - place.row) / place.rows,
    turn: Math.round((random() - 0.5) * (place.columns + place.rows > 2 ? 40 : 240)),
  }
}
