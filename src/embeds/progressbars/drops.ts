/** The per cents that the hamster drops when he is poked. */

/** The messages of the pokes, one after another. The last one sweeps the floor. */
export const drops = [
  "He dropped a per cent.",
  "Two per cent are on the floor. He counts them.",
  "He would rather pick them up himself.",
  "One has rolled under the folder. It counts as done.",
  "He has stopped counting.",
  "A colleague has swept the floor. Nothing was lost but time.",
] as const

/** Returns the number of per cents on the floor after some pokes. */
export const onFloor = (pokes: number) => pokes % drops.length

/** Returns the place of a dropped per cent along the floor, 0 to 1, and its turn in degrees. */
export function placeOf(drop: number): { along: number; turn: number } {
  return { along: ((drop * 37 + 21) % 100) / 100, turn: (drop * 53) % 70 }
}
