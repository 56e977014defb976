/** Synthesised sound: tones, notes and noise. Browsers allow it only after a click. */
import type { Random } from "../../lib/game/random"

/** A partial of a tone: its frequency and loudness relative to the tone's, and its length in seconds. */
export type Partial = { ratio: number; loud: number; seconds: number }

export type Tone = {
  /** The frequency in hertz. */
  frequency: number
  /** The start in seconds from now, by default 0. */
  at?: number
  /** The length in seconds. */
  seconds: number
  /** The peak amplitude, 0 to 1, by default `defaultLoudness`. */
  loud?: number
  shape?: OscillatorType
  /** "ring", the default, decays like a bell; "hold" is sustained until its end. */
  envelope?: "ring" | "hold"
}

export type Noise = {
  /** Sets the loudness, 0 to 1; 1 peaks at about -29 dB. */
  set: (level: number) => void
  stop: () => void
}

export type Sound = {
  play: (tone: Tone) => void
  /** Plays a tone made of partials, such as a bell. */
  chime: (frequency: number, parts: readonly Partial[], loud?: number) => void
  noise: (random: Random) => Noise
  /** Plays samples from -1 to 1 at a rate in hertz; `stop` ends the playback. */
  wave: (samples: Float32Array, sampleRate: number, loud?: number) => { stop: () => void }
  /** Silences all sound while true. */
  mute: (muted: boolean) => void
  close: () => void
}

const defaultLoudness = 0.12
const maxNoise = 0.035
/** The time constant of changes of the loudness, in seconds; a sudden change clicks. */
const rampSeconds = 0.04

/** Returns a note's frequency in hertz, in equal temperament with A at 440 Hz; `semitones` counts from middle C. */
export function hertz(semitones: number): number {
  return 440 * 2 ** ((semitones - 9) / 12)
}

/** Opens the sound output; null if the browser has none. The caller must close it. */
export function openSound(): Sound | null {
  try {
    const context = new AudioContext()
    const out = context.createGain()
    out.connect(context.destination)
    context.resume().catch(() => {})

    const play = ({
      frequency,
      at = 0,
      seconds,
      loud = defaultLoudness,
      shape = "sine",
      envelope = "ring",
    }: Tone) => {
      const begin = context.currentTime + at
      const end = begin + seconds
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.type = shape
      tone.frequency.value = frequency
      volume.gain.setValueAtTime(0, begin)
      if (envelope === "ring") {
        volume.gain.linearRampToValueAtTime(loud, begin + 0.008)
        volume.gain.exponentialRampToValueAtTime(0.0001, end)
      } else {
        volume.gain.linearRampToValueAtTime(loud, begin + 0.03)
        volume.gain.linearRampToValueAtTime(loud * 0.6, end - 0.05)
        volume.gain.linearRampToValueAtTime(0, end)
      }
      tone.connect(volume).connect(out)
      tone.start(begin)
      tone.stop(end)
    }
    const noise = (random: Random): Noise => {
      const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate)
      const samples = buffer.getChannelData(0)
      for (let i = 0; i < samples.length; i++) samples[i] = random() * 2 - 1
      const source = context.createBufferSource()
      const volume = context.createGain()
      source.buffer = buffer
      source.loop = true
      volume.gain.value = 0
      source.connect(volume).connect(out)
      source.start()
      const set = (level: number) => {
        volume.gain.setTargetAtTime(level * maxNoise, context.currentTime, rampSeconds)
      }
      const stop = () => {
        set(0)
        source.stop(context.currentTime + rampSeconds * 5)
      }
      return { set, stop }
    }
    const wave = (samples: Float32Array, sampleRate: number, loud = 0.5) => {
      const buffer = context.createBuffer(1, Math.max(1, samples.length), sampleRate)
      const channel = buffer.getChannelData(0)
      for (let i = 0; i < Math.min(channel.length, samples.length); i++) channel[i] = samples[i] ?? 0
      const source = context.createBufferSource()
      const volume = context.createGain()
      source.buffer = buffer
      volume.gain.value = loud
      source.connect(volume).connect(out)
      source.start()
      const stop = () => {
        volume.gain.setTargetAtTime(0, context.currentTime, rampSeconds / 4)
        source.stop(context.currentTime + rampSeconds)
      }
      return { stop }
    }
    return {
      play,
      wave,
      chime: (frequency, parts, loud = defaultLoudness) => {
        for (const part of parts)
          play({ frequency: frequency * part.ratio, seconds: part.seconds, loud: part.loud * loud })
      },
      noise,
      mute: muted => {
        out.gain.setTargetAtTime(muted ? 0 : 1, context.currentTime, rampSeconds)
      },
      close: () => {
        out.gain.setTargetAtTime(0, context.currentTime, rampSeconds)
        setTimeout(() => context.close().catch(() => {}), rampSeconds * 5 * 1000)
      },
    }
  } catch {
    return null
  }
}
