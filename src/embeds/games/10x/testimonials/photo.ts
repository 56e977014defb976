/** The team photograph: each colleague's looks, and the direction of all eyes towards the speaker. */

export type Look = {
  skin: string
  shirt: string
  hair: string
  /** Outlines in a 100 × 100 square around the face: the hair behind it, and what is worn in front of it. */
  hairs: string
  front?: string
  glasses?: boolean
  beard?: boolean
}

const short = "M24 52C20 14 80 14 76 52C72 36 62 34 50 34S28 36 24 52z"
const long = "M22 88C12 10 88 10 78 88L70 84C76 44 66 34 50 34S24 44 30 84z"
const bun = "M24 54C20 16 80 16 76 54C70 36 60 34 50 34S30 36 24 54zM38 20a12 12 0 1 1 24 0a12 12 0 1 1-24 0z"
const curls =
  "M22 56a10 10 0 0 1 2-18a11 11 0 0 1 12-16a12 12 0 0 1 28 0a11 11 0 0 1 12 16a10 10 0 0 1 2 18C72 38 62 36 50 36S28 38 22 56z"
const ring = "M24 58C18 44 22 34 28 32C26 42 26 50 28 58zM76 58C82 44 78 34 72 32C74 42 74 50 72 58z"
const spikes = "M24 50L26 26L34 32L38 16L46 27L54 14L60 28L70 18L70 34L77 50C70 38 60 36 50 36S30 38 24 50z"

/** Paths of a tie, a headset and a captain's cap. */
const tie = "M46 84h8l5 16H41z"
const headset = "M20 46h8v18h-8zM22 62q2 14 20 13v-4q-15 0-16-10z"
const cap = "M24 34C24 12 76 12 76 34L84 40H16z"

const looks: Readonly<Record<string, Look>> = {
  Aino: { skin: "#f3cfae", shirt: "#2e7d6b", hair: "#d9a441", hairs: long, glasses: true },
  Risto: { skin: "#eebd95", shirt: "#34507c", hair: "#5b4630", hairs: short, front: tie },
  Onni: { skin: "#f6d7ba", shirt: "#d26a2c", hair: "#b5522a", hairs: spikes },
  Leena: { skin: "#c98d62", shirt: "#3c3c46", hair: "#241a16", hairs: bun, front: headset },
  Kari: { skin: "#d79a72", shirt: "#fff", hair: "#1d3a6b", hairs: cap, beard: true },
  Ritva: { skin: "#f0c6a4", shirt: "#7c3f6e", hair: "#9a2f23", hairs: curls, glasses: true },
  Tauno: { skin: "#efc4a6", shirt: "#6b7a55", hair: "#c9c9c4", hairs: ring, beard: true },
  "Your mother": { skin: "#f1cbad", shirt: "#b1475a", hair: "#a9a39a", hairs: curls },
}

const stranger: Look = { skin: "#e8c3a0", shirt: "#666", hair: "#444", hairs: short }

export function lookOf(who: string): Look {
  return looks[who] ?? stranger
}

/** The maximum offset of a pupil, in units of the face's 100 × 100 square. */
const maxPupilOffset = 3.2

/**
 * Returns the offset of the pupils of the face at index `from` that looks at index `to`, in a grid with so many
 * columns; 0, 0 for the speaker.
 */
export function gaze(from: number, to: number, columns: number): { x: number; y: number } {
  const across = (to % columns) - (from % columns)
  const down = Math.floor(to / columns) - Math.floor(from / columns)
  const length = Math.hypot(across, down)
  return length === 0
    ? { x: 0, y: 0 }
    : { x: (maxPupilOffset * across) / length, y: (maxPupilOffset * down) / length }
}

/** Returns the number of mouth movements for a text: one per five letters, none without letters. */
export function mouthfuls(text: string): number {
  return Math.ceil((text.match(/\p{L}/gu)?.length ?? 0) / 5)
}
