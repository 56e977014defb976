/** The section of the tape that is in the picture, and what the little snail shouts. */

export type View = {
  /** The scale of the tape: 1 is true size. */
  zoom: number
  /** The positions of the start line, the cursor and the snail, in pixels from the left of the picture. */
  start: number
  you: number
  snail: number
  /** The scale of the drawn snail, which stays visible. */
  size: number
}

/** The part of the picture's width that lies between the two at most. */
const maxSpread = 0.68
const minSnailSize = 0.5

/** Returns the view of two distances in pixels: both are in the picture, with their midpoint in its middle. */
export function viewOf(you: number, snail: number, width: number): View {
  const apart = Math.abs(you - snail)
  const zoom = Math.min(1, (maxSpread * width) / Math.max(1, apart))
  const start = width / 2 - ((you + snail) / 2) * zoom
  const at = (distance: number) => start + distance * zoom
  return { zoom, start, you: at(you), snail: at(snail), size: Math.max(minSnailSize, Math.sqrt(zoom)) }
}

/** The minimum distance between two labels, in pixels. */
const minLabelGap = 70

/** Returns the distance between two labels in centimetres: 5, 10, 50, 100 and so on. */
export function stepOf(pixelsPerCentimetre: number): number {
  let step = 5
  for (let by = 2; step * pixelsPerCentimetre < minLabelGap; by = by === 2 ? 5 : 2) step *= by
  return step
}

const shouts: readonly { metres: number; says: string }[] = [
  { metres: 200, says: "I'll tell Mother." },
  { metres: 50, says: "Is that the horizon? Are you on it?" },
  { metres: 20, says: "You go on. I've found a leaf." },
  { metres: 8, says: "What's it like there?" },
  { metres: 3, says: "Which way did you go?" },
  { metres: 1, says: "You've dropped something!" },
  { metres: 0.3, says: "Wait." },
]

/** Returns the snail's words by the cursor's lead in metres; "" while they are side by side. */
export function shoutOf(metres: number): string {
  if (metres < -0.02) return "Take your time."
  return shouts.find(shout => metres >= shout.metres)?.says ?? ""
}
