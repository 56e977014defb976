/** The gesture of waving: a hand that turns round three times within two seconds. */

export type Wave = {
  /** The place of the last turn and of the hand, in hundredths of the picture's width; null before the first move. */
  turnedAt: number | null
  at: number
  direction: -1 | 0 | 1
  turns: number
  /** When the last turn was, in milliseconds. */
  time: number
}

export const noWave: Wave = { turnedAt: null, at: 0, direction: 0, turns: 0, time: 0 }

/** The shortest way between two turns, in hundredths of the picture's width. */
const minSwing = 5
/** The longest time between two turns, in milliseconds. */
const maxPauseMs = 700

/** Returns the wave after the hand has moved to a place at a time. */
export function withMove(wave: Wave, at: number, time: number): Wave {
  if (wave.turnedAt === null || time - wave.time > maxPauseMs) return { ...noWave, turnedAt: at, at, time }
  const direction = at > wave.at ? 1 : at < wave.at ? -1 : wave.direction
  if (direction === wave.direction || wave.direction === 0) return { ...wave, at, direction }
  const swing = Math.abs(wave.at - wave.turnedAt)
  if (swing < minSwing) return { ...wave, at, direction }
  return { turnedAt: wave.at, at, direction, turns: wave.turns + 1, time }
}
