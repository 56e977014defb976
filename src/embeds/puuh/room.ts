/** A study in which a sigh moves things: springs for what hangs and stands, a flame, and papers that fly. */

/** Something that swings: its angle in radians and how fast that changes. */
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
  /** Seconds since the candle went out; it is lit again after a while. */
  dark: number
  papers: readonly Paper[]
  /** Leaves of the calendar that have been torn off. */
  day: number
  /** Whether the sigh that blows now has taken its leaf. */
  torn: boolean
}

/** The room is 320 by 200; its floor is at 176 and the desk at 128. */
export const floor = 176
const desk = 128
const sheets = 7
/** Seconds until a hand lights the candle again. */
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
}

/** How long a step is, in seconds. */
export const stepSeconds = 1 / 120

/** A swing after a step: pushed by the wind, pulled back by its stiffness and slowed by its damping. */
export function swung(
  { angle, speed }: Swing,
  push: number,
  stiffness: number,
  damping: number,
  most: number,
): Swing {
  const faster = speed + (push - stiffness * angle - damping * speed) * stepSeconds
  const next = angle + faster * stepSeconds
  if (Math.abs(next) > most) return { angle: Math.sign(next) * most, speed: 0 }
  return { angle: next, speed: faster }
}

/** The room a step later, in a wind from -1 to 1. */
export function step(room: Room, wind: number): Room {
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
    torn: tears || (room.torn && wind > 0.01),
  }
}

/** A sheet after a step: the top ones need less wind to leave the desk than those below, and lie where they land. */
function blown(paper: Paper, wind: number, place: number): Paper {
  if (!paper.flies) {
    if (wind < 0.78 - place * 0.075) return paper
    return { ...paper, flies: true, vx: 30 + wind * 70, vy: -60 * wind - place * 4, spin: 2 + place }
  }
  if (paper.y >= floor + 6) return paper
  const vx = paper.vx + (wind * 160 - paper.vx * 0.9) * stepSeconds
  // A sheet sails: the faster it falls, the more the air holds it.
  const vy = paper.vy + (95 - paper.vy * 1.6) * stepSeconds
  const x = Math.min(300, Math.max(6, paper.x + vx * stepSeconds))
  const y = paper.y + vy * stepSeconds
  if (y >= floor + 6) return { ...paper, x, y: floor + 6, vx: 0, vy: 0, turn: 0, spin: 0 }
  return { ...paper, x, y, vx, vy, turn: paper.turn + paper.spin * stepSeconds }
}

/** The room with its papers back on the desk, if all of them were on the floor; somebody picks them up unseen. */
export function tidied(room: Room): Room {
  return room.papers.every(paper => paper.flies) ? { ...room, papers: stillRoom.papers } : room
}

/** Whether all of it is as good as still. */
export function isStill(room: Room): boolean {
  const swings = [room.lamp, room.plant, room.curtain, room.flame]
  const calm = swings.every(({ angle, speed }) => Math.abs(angle) < 0.01 && Math.abs(speed) < 0.02)
  return calm && room.lit && room.papers.every(paper => !paper.flies || paper.y >= floor + 6)
}
