/** The train of days and what holds it back: it can be pushed and pulled to Friday, and kept there for a moment. */

/** Where it is, from 0 (today is at the platform) to 1 (Friday is), and how much of that way it goes in a second. */
export type Train = { at: number; speed: number }

export const atRest: Train = { at: 0, speed: 0 }

/** A little beyond Friday there is a buffer. */
const buffer = 1.04

const spring = 4
const friction = 1
const shove = 0.9

/** A push; one that is rolling back is stopped by it first. */
export function pushOn({ at, speed }: Train): Train {
  return { at, speed: Math.max(0, speed) + shove }
}

/** The train so many seconds later (a tenth at most): the further on it is, the more it is drawn back. */
export function roll({ at, speed }: Train, seconds: number): Train {
  const faster = speed - (spring * at + friction * speed) * seconds
  const next = at + faster * seconds
  if (next >= buffer) return { at: buffer, speed: 0 }
  if (next > 0 || faster > 0) return { at: next, speed: faster }
  return faster > -0.2 ? atRest : { at: 0, speed: -faster / 4 }
}

/** Where a hand that has pulled this far (1: the way to Friday) has the train. */
export function pulledTo(far: number): number {
  return Math.min(buffer, Math.max(0, far))
}

/** How far a hand has pulled after holding on for so many seconds more: it slips, and most of all near Friday. */
export function slip(far: number, seconds: number): number {
  return Math.max(0, far - 0.15 * pulledTo(far) * seconds)
}

/** Whether Friday is at the platform, once there until it has rolled on by a tenth of the way. */
export function isFridayHere(at: number, was: boolean): boolean {
  return at >= (was ? 0.85 : 0.96)
}

/** What came of a Friday of so many seconds, and of the longest one. */
export function fridayHad(seconds: number, longest: number): string {
  const had = `You have had ${seconds.toFixed(1)} seconds of Friday.`
  return seconds < longest ? `${had} Your longest was ${longest.toFixed(1)}.` : had
}

const calmSteps = 4

/** Where the train stands after so many pushes where nothing may move: a quarter further with each, and then back. */
export function standsAfter(pushes: number): number {
  return (pushes % (calmSteps + 1)) / calmSteps
}
