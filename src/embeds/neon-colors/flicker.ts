/** When a tired tube goes out and comes back, slowly enough to be safe for everybody. */

/** At a time, in seconds from the beginning of the round, a tube is lit or goes dark. */
export type Step = { at: number; lit: boolean }

export type Round = { seconds: number; steps: Step[] }

export const moods = ["steady", "now and then", "tired"] as const

export type Mood = (typeof moods)[number]

export const isMood = (text: string | undefined): text is Mood => moods.some(mood => mood === text)

const still: Round = { seconds: 6, steps: [{ at: 0, lit: true }] }

/** What the whole sign does. */
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

/** What the broken letter does: it is dark, and tries. */
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

/** What a mended letter does once, before it stays lit. */
export const mending: Round = {
  seconds: 1.4,
  steps: [
    { at: 0, lit: false },
    { at: 0.1, lit: true },
    { at: 0.3, lit: false },
    { at: 0.95, lit: true },
  ],
}

/** The most times that one of the rounds lights up within any second, all of them together, as they go on for ever. */
export function maxFlashes(rounds: readonly Round[]): number {
  const lights = rounds.flatMap(({ seconds, steps }) => {
    const ons = steps.filter(({ lit }, i) => lit && !steps.at(i - 1)?.lit).map(({ at }) => at)
    return [0, 1, 2, 3].flatMap(round => ons.map(at => at + round * seconds))
  })
  return Math.max(0, ...lights.map(from => lights.filter(at => at >= from && at < from + 1).length))
}
