/** The flicker patterns, slow enough for photosensitive visitors. */

/** A change of state; `at` is in seconds from the beginning of the round. */
export type Step = { at: number; lit: boolean }

export type Round = { seconds: number; steps: Step[] }

export const moods = ["steady", "now and then", "tired"] as const

export type Mood = (typeof moods)[number]

export const isMood = (text: string | undefined): text is Mood => moods.some(mood => mood === text)

const still: Round = { seconds: 6, steps: [{ at: 0, lit: true }] }

/** The patterns of the whole sign. */
export const signRounds: Record<Mood, Round> = {
  steady: still,
  "now and then": {
    seconds: 6,
    steps: [
      { at: 0, lit: true },
      { at: 4.2, lit: false },
      { at: 4.35, lit: true },
    ],
  },
  tired: {
    seconds: 6,
    steps: [
      { at: 0, lit: true },
      { at: 1.4, lit: false },
      { at: 1.6, lit: true },
      { at: 4.2, lit: false },
      { at: 4.35, lit: true },
      { at: 5.1, lit: false },
      { at: 5.5, lit: true },
    ],
  },
}

/** The pattern of broken letters: dark, with attempts to light up. */
export const brokenRounds: Record<Mood, Round> = {
  steady: { seconds: 6, steps: [{ at: 0, lit: false }] },
  "now and then": {
    seconds: 6,
    steps: [
      { at: 0, lit: false },
      { at: 2.6, lit: true },
      { at: 2.9, lit: false },
    ],
  },
  tired: {
    seconds: 6,
    steps: [
      { at: 0, lit: false },
      { at: 0.5, lit: true },
      { at: 0.8, lit: false },
      { at: 2.6, lit: true },
      { at: 3.4, lit: false },
      { at: 3.7, lit: true },
      { at: 3.9, lit: false },
    ],
  },
}

/** The pattern of a mended letter, played once before it stays lit. */
export const mending: Round = {
  seconds: 1.4,
  steps: [
    { at: 0, lit: false },
    { at: 0.1, lit: true },
    { at: 0.3, lit: false },
    { at: 0.95, lit: true },
  ],
}

/** Returns the maximum number of times that the looping rounds together light up within any second. */
export function maxFlashes(rounds: readonly Round[]): number {
  const lights = rounds.flatMap(({ seconds, steps }) => {
    const ons = steps.filter(({ lit }, i) => lit && !steps.at(i - 1)?.lit).map(({ at }) => at)
    return [0, 1, 2, 3].flatMap(round => ons.map(at => at + round * seconds))
  })
  return Math.max(0, ...lights.map(from => lights.filter(at => at >= from && at < from + 1).length))
}
