/** The land masses in squares of three degrees, from Natural Earth's 1:110 million map (public domain). */

/**
 * Run lengths in base 36, by row from north to south: squares of sea, of land, of sea and so on, from 180 degrees
 * west.
 */
const rows = [
  "v 8 5 9",
  "t 2 1 3 3 g a 3 o 2",
  "j 3 1 1 2 1 1 2 1 1 5 g s 2 a 5",
  "j 2 3 1 1 5 1 2 7 c p 1 8 d 1 2 4 1",
  "6 4 7 1 5 3 2 1 2 6 5 9 h 2 c 2 1 s",
  "0 2 4 w 4 9 2 2 a 9 2 8 1 z",
  "6 r 1 4 5 3 7 2 8 4 1 1f",
  "5 o 5 2 8 2 g 4 1 19 1 1 1 3",
  "8 1 5 f 5 3 1 1 j 1 3 1 1 2 2 13 6 1",
  "g g 2 6 i 1 8 12 7 2",
  "h g 1 7 g 1 1 1d 4 1",
  "j i 4 1 h 1d",
  "j k l a 1 1 1 3 2 s 1 1",
  "j i k 4 2 2 1 3 4 3 1 s 2 2",
  "j g m 3 5 3 1 8 1 m 1 2",
  "j g m 3 4 1 2 1 1 8 1 n 1 1 3 1",
  "k e o 5 9 s 5 1",
  "l c o 8 2 2 1 v 2 1",
  "n 5 4 1 n k 1 o",
  "o 4 r m 1 1 1 k",
  "p 2 6 1 l h 1 7 3 7 1 7",
  "p 3 2 1 5 1 i h 2 5 5 4 3 4 1 1",
  "r 4 o i 1 3 8 2 4 1 1 3 4 1",
  "u 2 m l a 2 7 2",
  "v 1 3 3 1 1 f m 8 2 8 1",
  "y 7 f l g 1 7 1",
  "y 9 e 1 5 d g 1 5 1",
  "y 9 k c i 2 1 3",
  "x c i b k 1 2 2 1 1 3 1",
  "x f g 9 l 1 a 4",
  "x f g 9 n 2 8 3",
  "y e h 8",
  "z c h a 2 1 q 2 2 1",
  "10 b h 9 2 2 o 5 1 2",
  "11 a h 8 3 1 o 9",
  "11 9 j 7 2 2 m c",
  "10 8 l 6 r d",
  "10 8 l 6 r d",
  "10 7 n 4 t 4 1 7",
  "10 6 o 1 w 1 6 4",
  "10 5 1u 3 8 1",
  "z 4 27 1",
  "10 2 27 1",
  "z 3",
  "z 2",
  "z 2",
]

/** The side of a square, and the northern edge of the first row, in degrees. */
export const square = 3
const north = 84

export type Strip = { west: number; north: number; width: number }

/** Returns the land as strips of one row each, in degrees. */
export function landStrips(): Strip[] {
  return rows.flatMap((row, i) => {
    let west = -180
    return row.split(" ").flatMap((run, j) => {
      const strip = { west, north: north - i * square, width: Number.parseInt(run, 36) * square }
      west += strip.width
      return j % 2 === 1 ? [strip] : []
    })
  })
}

/** Returns whether a position is on land. */
export function isLand(lat: number, lon: number): boolean {
  return landStrips().some(
    ({ west, north, width }) => lat <= north && lat > north - square && lon >= west && lon < west + width,
  )
}
