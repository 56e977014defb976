/** Sound for jsdom, which has none: it writes down what is played, how loud, and whether it was closed. */

type Volume = { value: number }

export type FakeContext = {
  closed: boolean
  /** "running" at first; a test that puts it to sleep wakes it by `wake`, which answers every wish to resume. */
  state: "running" | "suspended" | "interrupted"
  /** How often it was asked to resume. */
  resumed: number
  wake: () => void
  /** When each tone begins, in seconds, and its frequency in hertz. */
  tones: { at: number; frequency: number }[]
  /** The volume of everything, and after it one for each tone and noise. */
  volumes: Volume[]
}

/** Gives the browser sound; each opening is one more in the list that is returned. Call `takeSound` after the test. */
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
      // The parameter itself comes back, as in a browser: an effect must not take it for a clean-up.
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

/** Takes the sound away again. */
export function takeSound(): void {
  Reflect.deleteProperty(window, "AudioContext")
}
