/** The physics of the study: springs for everything that hangs or stands, a flame, and flying papers. */

/** A swinging object: its angle in radians, and the angular speed per second. */
export type Swing = { angle: number; speed: number }

export type Paper = {
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  spin: number
  flies: boolean
}

export type Room = {
  lamp: Swing
  plant: Swing
  curtain: Swing
  flame: Swing
  lit: boolean
  /** Seconds since the candle went out; it is relit after `relightSeconds`. */
  dark: number
  papers: readonly Paper[]
  /** The number of calendar leaves torn off. */
  day: number
  /** True if the current sigh has already torn off a leaf. */
  torn: boolean
  /** The seconds since each thing fell from the shelf; null while it stands there. */
  shelf: readonly (number | null)[]
  /** How far the window has blown open, 0 to 1. */
  window: number
}

/** The number of things on the shelf. */
export const shelfThings = 4
/** The seconds for which a thing falls. */
export const fallSeconds = 0.55

/** The y positions of floor and desk, in a room of 320 by 200. */
export const floor = 176
const desk = 128
const sheets = 7
/** The delay until the candle is relit, in seconds. */
export const relightSeconds = 4

export const stillRoom: Room = {
  lamp: { angle: 0, speed: 0 },
  plant: { angle: 0, speed: 0 },
  curtain: { angle: 0, speed: 0 },
  flame: { angle: 0, speed: 0 },
  lit: true,
  dark: 0,
  papers: Array.from({ length: sheets }, (_, i) => ({
    x: 170 + (i % 3),
    y: desk - 3 - i * 2,
    vx: 0,
    vy: 0,
    turn: 0,
    spin: 0,
    flies: false,
  })),
  day: 0,
  torn: false,
  shelf: Array.from({ length: shelfThings }, () => null),
  window: 0,
}

/**
 * Returns how far a sigh goes: 1 blows about the room, 2 clears the shelf, and 3 opens the window. Both the hold in
 * seconds and the number of sighs in a row add to it; a short sigh never goes further.
 */
export function levelOf(heldSeconds: number, inRow: number): 1 | 2 | 3 {
  if (heldSeconds >= 6 || inRow >= 3) return 3
  return heldSeconds >= 3 || inRow === 2 ? 2 : 1
}

/** The length of a step, in seconds. */
export const stepSeconds = 1 / 120

/** Returns a swing after a step: pushed by the wind, pulled back by its stiffness, slowed by its damping. */
export function swung(
  { angle, speed }: Swing,
  push: number,
  stiffness: number,
  damping: number,
  max: number,
): Swing {
  const faster = speed + (push - stiffness * angle - damping * speed) * stepSeconds
  const next = angle + faster * stepSeconds
  if (Math.abs(next) > max) return { angle: Math.sign(next) * max, speed: 0 }
  return { angle: next, speed: faster }
}

/** Returns the room after a step in a wind from -1 to 1, of a sigh that goes so far. */
export function step(room: Room, wind: number, level: 1 | 2 | 3 = 1): Room {
  const out = room.lit && wind > 0.42
  const lit = out ? false : room.lit || room.dark >= relightSeconds
  const tears = wind > 0.75 && !room.torn
  return {
    lamp: swung(room.lamp, wind * 9, 14, 0.55, 1.2),
    plant: swung(room.plant, wind * 26, 60, 4, 0.8),
    curtain: swung(room.curtain, wind * 12, 18, 1.6, 1),
    flame: swung(room.flame, wind * 260, 220, 16, 1.3),
    lit,
    dark: lit ? 0 : room.dark + stepSeconds,
    papers: room.papers.map((paper, i) => blown(paper, wind, i)),
    day: room.day + (tears ? 1 : 0),
    shelf: room.shelf.map((fallen, i) => {
      if (fallen !== null) return Math.min(fallSeconds, fallen + stepSeconds)
      return level > 1 && wind > 0.3 + i * 0.06 ? 0 : null
    }),
    window: level > 2 && wind > 0.3 ? Math.min(1, room.window + stepSeconds * 2) : room.window,
    torn: tears || (room.torn && wind > 0.01),
  }
}

/** Returns a sheet after a step. The upper sheets need less wind to leave the desk; all stay where they land. */
function blown(paper: Paper, wind: number, place: number): Paper {
  if (!paper.flies) {
    if (wind < 0.78 - place * 0.075) return paper
    return { ...paper, flies: true, vx: 30 + wind * 70, vy: -60 * wind - place * 4, spin: 2 + place }
  }
  if (paper.y >= floor + 6) return paper
  const vx = paper.vx + (wind * 160 - paper.vx * 0.9) * stepSeconds
  // Drag: the faster a sheet falls, the more the air slows it.
  const vy = paper.vy + (95 - paper.vy * 1.6) * stepSeconds
  const x = Math.min(300, Math.max(6, paper.x + vx * stepSeconds))
  const y = paper.y + vy * stepSeconds
  if (y >= floor + 6) return { ...paper, x, y: floor + 6, vx: 0, vy: 0, turn: 0, spin: 0 }
  return { ...paper, x, y, vx, vy, turn: paper.turn + paper.spin * stepSeconds }
}

/**
 * Returns the room with its papers back on the desk, once all of them have left it, and with the shelf full and the
 * window shut once that had opened.
 */
export function tidied(room: Room): Room {
  const { shelf, window } = stillRoom
  const shut = room.window > 0 ? { ...room, shelf, window } : room
  return shut.papers.every(paper => paper.flies) ? { ...shut, papers: stillRoom.papers } : shut
}

/** Returns whether the room has practically come to rest. */
export function isStill(room: Room): boolean {
  const swings = [room.lamp, room.plant, room.curtain, room.flame]
  const calm = swings.every(({ angle, speed }) => Math.abs(angle) < 0.01 && Math.abs(speed) < 0.02)
  const lies = room.shelf.every(fallen => fallen === null || fallen >= fallSeconds)
  return calm && lies && room.lit && room.papers.every(paper => !paper.flies || paper.y >= floor + 6)
}
