/** Synthesised claps. */
import { seeded } from "../../../lib/game/random"

/** The sample rate, in hertz. */
export const sampleRate = 22_050

/** Returns the samples of a clap: a burst of noise that decays in a tenth of a second, different for each seed. */
export function aClap(number: number): Float32Array {
  const random = seeded(number + 1)
  const length = Math.round(sampleRate * 0.1)
  let before = 0
  return Float32Array.from({ length }, (_, at) => {
    const noise = random() * 2 - 1
    // A high-pass filter: hands are too small for low frequencies.
    const high = noise - before
    before = noise
    return high * 0.5 * Math.exp((-at / sampleRate) * 60)
  })
}

/** Returns the samples of an audience that claps for two seconds. */
export function anOvation(): Float32Array {
  const all = new Float32Array(sampleRate * 2)
  const random = seeded(1998)
  for (let clap = 0; clap < 60; clap++) {
    const from = Math.floor(random() ** 1.4 * (all.length - sampleRate * 0.1))
    for (const [at, sample] of aClap(clap).entries()) all[from + at] = (all[from + at] ?? 0) + sample * 0.4
  }
  return all.map(sample => Math.max(-1, Math.min(1, sample)))
}
