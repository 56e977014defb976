/**
 * The physics of the train of days, which a spring holds back: it can be pushed and pulled to Friday, and kept
 * there for a moment.
 */

/** The position, from 0 (today at the platform) to 1 (Friday), and the speed per second. */
export type Train = { at: number; speed: number }

export const atRest: Train = { at: 0, speed: 0 }

/** The position of the buffer a little beyond Friday. */
const buffer = 1.04

const spring = 4
const friction = 1
const shove = 0.9

/** Pushes the train; if it is rolling back, it stops first. */
export function pushOn({ at, speed }: Train): Train {
  return { at, speed: Math.max(0, speed) + shove }
}

/** Returns the train after some seconds (at most 0.1): the further it is, the harder the spring pulls. */
export function roll({ at, speed }: Train, seconds: number): Train {
  const faster = speed - (spring * at + friction * speed) * seconds
  const next = at + faster * seconds
  if (next >= buffer) return { at: buffer, speed: 0 }
  if (next > 0 || faster > 0) return { at: next, speed: faster }
  return faster > -0.2 ? atRest : { at: 0, speed: -faster / 4 }
}

/** Returns the train's position for a pull of some distance, clamped to the track. */
export function pulledTo(pull: number): number {
  return Math.min(buffer, Math.max(0, pull))
}

/** The position from which a train that is still being pulled when the hand lets go rolls on to Friday. */
const flung = 0.35

/** Returns the train that a hand has let go: one pulled hard rolls on, fast enough for a moment of Friday. */
export function letGoOf(at: number, isPulled: boolean): Train {
  if (!isPulled || at < flung) return { at, speed: 0 }
  const climb = spring * Math.max(0, buffer * buffer - at * at)
  return { at, speed: Math.sqrt(climb) + 2 * friction * (buffer - at) }
}

/** Returns the pull left after some seconds of holding: the hand slips, fastest near Friday. */
export function slip(pull: number, seconds: number): number {
  return Math.max(0, pull - 0.15 * pulledTo(pull) * seconds)
}

/** Returns whether Friday is at the platform, with hysteresis: it leaves later than it arrives. */
export function isFridayHere(at: number, was: boolean): boolean {
  return at >= (was ? 0.85 : 0.96)
}

/** Describes a Friday that lasted some seconds, compared with the longest one. */
export function fridayHad(seconds: number, longest: number): string {
  const had = `You have had ${seconds.toFixed(1)} seconds of Friday.`
  return seconds < longest ? `${had} Your longest was ${longest.toFixed(1)}.` : had
}

const calmSteps = 4

/**
 * Returns the train's position after a number of pushes in calm mode: a quarter further with each, then back to 0.
 */
export function standsAfter(pushes: number): number {
  return (pushes % (calmSteps + 1)) / calmSteps
}
