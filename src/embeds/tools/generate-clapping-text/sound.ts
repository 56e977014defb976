/** What a clap sounds like. */
import { seeded } from "../../../lib/game/random"

const rate = 22_050

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
