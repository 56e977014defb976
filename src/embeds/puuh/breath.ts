/** A sigh as wind and as sound. */
import { seeded } from "../../lib/game/random"
import type { Sigh } from "./schema"

export type Breath = Pick<Sigh, "breath" | "depth" | "voice">

/** How long the breath before a sigh is, in seconds. */
export function drawSeconds({ breath }: Breath): number {
  return 0.2 + breath * 0.22
}

/** How long all of it takes, in seconds: in, out. */
export function lengthOf(sigh: Breath): number {
  return drawSeconds(sigh) + sigh.breath
}

/** How hard it blows so many seconds after its beginning: below 0 while the breath is drawn, up to 1 while it is let go. */
export function windAt(sigh: Breath, seconds: number): number {
  const draw = drawSeconds(sigh)
  if (seconds <= 0 || seconds >= draw + sigh.breath) return 0
  if (seconds < draw) return -0.25 * Math.sin((Math.PI * seconds) / draw) * (sigh.depth / 10)
  const part = (seconds - draw) / sigh.breath
  const rise = Math.min(1, part / 0.12)
  return rise * (1 - part) ** 1.2 * (0.25 + 0.075 * sigh.depth)
}

/** The share of the meter that a sigh reaches, 0 to 1: by its depth and its length. */
export function reading({ breath, depth }: Breath): number {
  return Math.min(1, (depth / 10) * 0.7 + (Math.min(breath, 5) / 5) * 0.3)
}

/** What a breath held for so many seconds comes out as: the places of short, deep and existential in the list. */
export function heldFor(seconds: number): 0 | 1 | 2 {
  return seconds < 0.45 ? 0 : seconds < 1.6 ? 1 : 2
}

/**
 * A sigh as samples: noise through a mouth (a band-pass filter that falls as the mouth closes) and a voice of falling
 * pitch, as loud as the wind. The same sigh is the same sound.
 */
export function render(sigh: Breath, sampleRate: number): Float32Array {
  const samples = new Float32Array(Math.ceil(lengthOf(sigh) * sampleRate))
  const random = seeded(`sigh ${sigh.breath} ${sigh.depth} ${sigh.voice}`)
  const draw = drawSeconds(sigh)
  const low = { band: 0, pass: 0 }
  const high = { band: 0, pass: 0 }
  let phase = 0
  for (let i = 0; i < samples.length; i++) {
    const seconds = i / sampleRate
    const wind = windAt(sigh, seconds)
    const out = wind > 0
    const part = out ? (seconds - draw) / sigh.breath : 0
    phase += (150 - 60 * part - 3 * sigh.depth) / sampleRate
    const buzz = 2 * (phase - Math.floor(phase)) - 1
    const noise = random() * 2 - 1
    const source = out ? noise * (1 - sigh.voice * 0.75) + buzz * sigh.voice * 0.5 : noise * 0.6
    // The two lowest resonances of a mouth that goes from "a" to "u".
    const first = out ? 650 - 330 * part : 900
    const second = out ? 1200 - 500 * part : 1900
    const mouth =
      resonated(low, source, first, sampleRate) + 0.5 * resonated(high, source, second, sampleRate)
    samples[i] = Math.max(-1, Math.min(1, mouth * Math.abs(wind) * 0.55))
  }
  return samples
}

/** One step of a state-variable filter (Chamberlin 1980): the band round a frequency in hertz. */
function resonated(
  state: { band: number; pass: number },
  input: number,
  frequency: number,
  sampleRate: number,
): number {
  const f = 2 * Math.sin((Math.PI * Math.min(frequency, sampleRate / 6)) / sampleRate)
  state.pass += f * state.band
  state.band += f * (input - state.pass - 0.35 * state.band)
  return state.band * 0.7
}
