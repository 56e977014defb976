/** The wind and the sound of a sigh. */
import { seeded } from "../../lib/game/random"
import type { Sigh } from "./schema"

export type Breath = Pick<Sigh, "breath" | "depth" | "voice">

/** Returns the duration of the inhalation before a sigh, in seconds. */
export function drawSeconds({ breath }: Breath): number {
  return 0.2 + breath * 0.22
}

/** Returns the duration of inhalation and sigh together, in seconds. */
export function lengthOf(sigh: Breath): number {
  return drawSeconds(sigh) + sigh.breath
}

/** Returns the wind a number of seconds into the sigh: negative while inhaling, up to 1 while exhaling. */
export function windAt(sigh: Breath, seconds: number): number {
  const draw = drawSeconds(sigh)
  if (seconds <= 0 || seconds >= draw + sigh.breath) return 0
  if (seconds < draw) return -0.25 * Math.sin((Math.PI * seconds) / draw) * (sigh.depth / 10)
  const part = (seconds - draw) / sigh.breath
  const rise = Math.min(1, part / 0.12)
  return rise * (1 - part) ** 1.2 * (0.25 + 0.075 * sigh.depth)
}

/** Returns the meter's reading of a sigh, 0 to 1, by its depth and length. */
export function reading({ breath, depth }: Breath): number {
  return Math.min(1, (depth / 10) * 0.7 + (Math.min(breath, 5) / 5) * 0.3)
}

/** Returns the index in the list (short, deep or existential) of the sigh after a breath held for some seconds. */
export function sighIndexFor(seconds: number): 0 | 1 | 2 {
  return seconds < 0.45 ? 0 : seconds < 1.6 ? 1 : 2
}

/**
 * Renders a sigh as samples: noise through a mouth (a band-pass filter that falls as the mouth closes) and a voice
 * of falling pitch, both as loud as the wind. Deterministic.
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
    // The two lowest formants of a mouth moving from "a" to "u".
    const first = out ? 650 - 330 * part : 900
    const second = out ? 1200 - 500 * part : 1900
    const mouth =
      resonated(low, source, first, sampleRate) + 0.5 * resonated(high, source, second, sampleRate)
    samples[i] = Math.max(-1, Math.min(1, mouth * Math.abs(wind) * 0.55))
  }
  return samples
}

/** Runs one step of a state-variable filter (Chamberlin 1980) and returns the band round a frequency in hertz. */
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
