/**
 * Synthesises sound: tones, chimes, noise and samples. It must be opened by a user action, and is silent until
 * something is played.
 */
import type { Random } from "../../lib/game/random"

/**
 * A partial of a tone: the ratio of its frequency to the fundamental, its relative loudness, and its decay in
 * seconds.
 */
export type Overtone = { ratio: number; loudness: number; seconds: number }

export type Tone = {
  /** In hertz. */
  frequency: number
  /** In seconds from now; 0 by default. */
  at?: number
  /** The duration in seconds. */
  seconds: number
  /** As a fraction of full scale; 0.12 by default. */
  loudness?: number
  shape?: OscillatorType
  /** "ring", the default, decays like a bell; "hold" keeps its loudness until the end. */
  envelope?: "ring" | "hold"
}

export type Noise = {
  /** Sets the level from 0 to 1; 1 is about -29 decibels at the peaks. */
  set: (level: number) => void
  stop: () => void
}

export type Sound = {
  play: (tone: Tone) => void
  /** Plays a tone of several partials, such as a bell's. */
  chime: (frequency: number, parts: readonly Overtone[], loud?: number) => void
  noise: (random: Random) => Noise
  /** Plays samples from -1 to 1 at a rate in hertz; `stop` ends them at once. */
  wave: (samples: Float32Array, sampleRate: number, loud?: number) => { stop: () => void }
  /** Silences everything while true. */
  mute: (muted: boolean) => void
  close: () => void
}

const defaultLoudness = 0.12
const maxNoiseLoudness = 0.035
/**
 * The maximum delay of a tone while the context resumes, in milliseconds: a later one would match nothing on the
 * screen.
 */
const maxLateMs = 1000
/** The time of a change of loudness, in seconds; a sudden change clicks. */
const fadeSeconds = 0.04

/** A note's frequency in hertz, in equal temperament with A at 440 Hz: semitones above middle C. */
export function noteFrequency(semitones: number): number {
  return 440 * 2 ** ((semitones - 9) / 12)
}

/** Opens the sound; null if the browser has none. Close it when it is no longer needed. */
export function openSound(): Sound | null {
  try {
    const context = new AudioContext()
    const out = context.createGain()
    out.connect(context.destination)
    const wake = () => context.resume().catch(() => {})
    void wake()

    // Browsers suspend a context during a phone call, and before the first user action.
    const whenAwake = (sound: () => void) => {
      if (context.state === "running") return sound()
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
      }, maxLateMs)
      void wake().then(() => {
        clearTimeout(timer)
        if (!isLate && context.state === "running") sound()
      })
    }
    const begin = ({
      frequency,
      at = 0,
      seconds,
      loudness = defaultLoudness,
      shape = "sine",
      envelope = "ring",
    }: Tone) => {
      const from = context.currentTime + at
      const end = from + seconds
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.type = shape
      tone.frequency.value = frequency
      volume.gain.setValueAtTime(0, from)
      if (envelope === "ring") {
        volume.gain.linearRampToValueAtTime(loudness, from + 0.008)
        volume.gain.exponentialRampToValueAtTime(0.0001, end)
      } else {
        volume.gain.linearRampToValueAtTime(loudness, from + 0.03)
        volume.gain.linearRampToValueAtTime(loudness * 0.6, end - 0.05)
        volume.gain.linearRampToValueAtTime(0, end)
      }
      tone.connect(volume).connect(out)
      tone.start(from)
      tone.stop(end)
    }
    const play = (tone: Tone) => whenAwake(() => begin(tone))
    const noise = (random: Random): Noise => {
      if (context.state !== "running") void wake()
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
        volume.gain.setTargetAtTime(level * maxNoiseLoudness, context.currentTime, fadeSeconds)
      }
      const stop = () => {
        set(0)
        source.stop(context.currentTime + fadeSeconds * 5)
      }
      return { set, stop }
    }
    const wave = (samples: Float32Array, sampleRate: number, loud = 0.5) => {
      if (context.state !== "running") void wake()
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
        volume.gain.setTargetAtTime(0, context.currentTime, fadeSeconds / 4)
        source.stop(context.currentTime + fadeSeconds)
      }
      return { stop }
    }
    return {
      play,
      wave,
      chime: (frequency, parts, loud = defaultLoudness) => {
        for (const part of parts)
          play({ frequency: frequency * part.ratio, seconds: part.seconds, loudness: part.loudness * loud })
      },
      noise,
      mute: muted => {
        out.gain.setTargetAtTime(muted ? 0 : 1, context.currentTime, fadeSeconds)
      },
      close: () => {
        out.gain.setTargetAtTime(0, context.currentTime, fadeSeconds)
        setTimeout(() => context.close().catch(() => {}), fadeSeconds * 5 * 1000)
      },
    }
  } catch {
    return null
  }
}
