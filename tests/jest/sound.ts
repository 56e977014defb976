/** A fake of Web Audio for jsdom: it records the tones, the volumes and whether it was closed. */

type Volume = { value: number }

export type FakeContext = {
  closed: boolean
  /** The start of each tone in seconds, and its frequency in hertz. */
  tones: { at: number; frequency: number }[]
  /** The master volume, followed by one for each tone and noise. */
  volumes: Volume[]
}

/** Installs the fake. Returns a list that grows with each opened context. Call `takeSound` after the test. */
export function giveSound(): FakeContext[] {
  const contexts: FakeContext[] = []
  class Context implements FakeContext {
    closed = false
    tones: FakeContext["tones"] = []
    volumes: Volume[] = []
    sampleRate = 100
    currentTime = 0
    destination = {}
    constructor() {
      contexts.push(this)
    }
    resume = () => Promise.resolve()
    close = () => {
      this.closed = true
      return Promise.resolve()
    }
    createBuffer = () => ({ getChannelData: () => new Float32Array(200) })
    createBufferSource = () => ({ connect: (to: unknown) => to, start() {}, stop() {} })
    createOscillator = () => {
      const frequency = { value: 0 }
      return {
        type: "sine",
        frequency,
        connect: (to: unknown) => to,
        start: (at: number) => this.tones.push({ at, frequency: frequency.value }),
        stop() {},
      }
    }
    createGain = () => {
      const volume: Volume = { value: 1 }
      this.volumes.push(volume)
      // Returns the parameter, as in a browser, so that an effect can't mistake it for a cleanup function.
      const set = (value: number) => Object.assign(volume, { value })
      const gain = Object.assign(volume, {
        setValueAtTime: set,
        linearRampToValueAtTime: set,
        exponentialRampToValueAtTime: set,
        setTargetAtTime: set,
      })
      return { gain, connect: (to: unknown) => to }
    }
  }
  Object.defineProperty(window, "AudioContext", { configurable: true, value: Context })
  return contexts
}

/** Removes the fake. */
export function takeSound(): void {
  Reflect.deleteProperty(window, "AudioContext")
}
