/** White noise, made on the spot: what a radio makes where there is no station. */
import type { Random } from "../../lib/random"

export type Noise = {
  /** How loud, from 0 to 1; even 1 is quiet. */
  set: (level: number) => void
  close: () => void
}

/** The loudest there is, as a part of full scale: about -29 decibels at the peaks. */
const loudest = 0.035
/** How long a change of loudness takes, in seconds; a sudden one clicks. */
const smooth = 0.04

/** Opens the sound, silent at first; null where the browser has none to give. Close it when it is not needed. */
export function openNoise(random: Random): Noise | null {
  try {
    const context = new AudioContext()
    const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = random() * 2 - 1
    const source = context.createBufferSource()
    const volume = context.createGain()
    source.buffer = buffer
    source.loop = true
    volume.gain.value = 0
    source.connect(volume).connect(context.destination)
    source.start()
    context.resume().catch(() => {})
    const set = (level: number) => volume.gain.setTargetAtTime(level * loudest, context.currentTime, smooth)
    const close = () => {
      set(0)
      setTimeout(() => context.close().catch(() => {}), smooth * 5 * 1000)
    }
    return { set, close }
  } catch {
    return null
  }
}
