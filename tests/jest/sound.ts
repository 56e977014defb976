/** A fake AudioContext for jsdom, which records tones, volumes and closing. */

type Volume = { value: number }

export type FakeContext = {
  closed: boolean
  /** Initially "running". A suspended context resumes with `wake`, which settles all calls of `resume`. */
  state: "running" | "suspended" | "interrupted"
  /** The number of calls of `resume`. */
  resumed: number
  wake: () => void
  /** The start of each tone in seconds, and its frequency in hertz. */
  tones: { at: number; frequency: number }[]
  /** The master volume, followed by that of each tone and noise. */
  volumes: Volume[]
}

/** Installs the fake. The returned list grows with each context opened. Call `takeSound` after the test. */
export function giveSound(): FakeContext[] {
  const contexts: FakeContext[] = []
  class Context implements FakeContext {
    closed = false
    state: FakeContext["state"] = "running"
    resumed = 0
    private waiting: (() => void)[] = []
    tones: FakeContext["tones"] = []
    volumes: Volume[] = []
    sampleRate = 100
    currentTime = 0
    destination = {}
    constructor() {
      contexts.push(this)
    }
    resume = () => {
      this.resumed++
      if (this.state === "running") return Promise.resolve()
      return new Promise<void>(resolve => this.waiting.push(resolve))
    }
    wake = () => {
      this.state = "running"
      for (const resolve of this.waiting.splice(0)) resolve()
    }
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
      // Returns the parameter itself, as in a browser: an effect must not take it for a clean-up function.
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

/** Uninstalls the fake. */
export function takeSound(): void {
  Reflect.deleteProperty(window, "AudioContext")
}
