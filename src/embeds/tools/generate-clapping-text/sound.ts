/** What a clap sounds like. */
import { seeded } from "../../../lib/game/random"

/** Samples in a second. */
export const rate = 22_050

/** The samples of one clap at 22,050 a second: a burst of noise that dies away in a tenth of one; no two are alike. */
export function aClap(number: number): Float32Array {
  const random = seeded(number + 1)
  const length = Math.round(rate * 0.1)
  let before = 0
  return Float32Array.from({ length }, (_, at) => {
    const noise = random() * 2 - 1
    // Two hands are too small for low tones.
    const high = noise - before
    before = noise
    return high * 0.5 * Math.exp((-at / rate) * 60)
  })
}

/** The samples of a whole audience, which claps for two seconds and then has to go home. */
export function anOvation(): Float32Array {
  const all = new Float32Array(rate * 2)
  const random = seeded(1998)
  for (let clap = 0; clap < 60; clap++) {
    const from = Math.floor(random() ** 1.4 * (all.length - rate * 0.1))
    for (const [at, sample] of aClap(clap).entries()) all[from + at] = (all[from + at] ?? 0) + sample * 0.4
  }
  return all.map(sample => Math.max(-1, Math.min(1, sample)))
}
