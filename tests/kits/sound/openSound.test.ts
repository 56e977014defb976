/** @jest-environment jsdom */
import { noteFrequency, openSound } from "../../../src/kits/sound/openSound"
import { seeded } from "../../../src/lib/game/random"
import { giveSound, takeSound } from "../../jest/sound"

afterEach(() => {
  takeSound()
  jest.useRealTimers()
})

describe("a note", () => {
  // ISO 16 puts A at 440 Hz; the others are those of equal temperament, to a hundredth.
  it.each([
    ["A", 9, 440],
    ["A below", -3, 220],
    ["middle C", 0, 261.63],
    ["C above", 12, 523.25],
    ["E", 4, 329.63],
  ])("%s has its frequency", (_, semitones, frequency) => {
    expect(noteFrequency(semitones)).toBeCloseTo(frequency, 2)
  })
})

describe("a sound", () => {
  it("is none where the browser has none", () => {
    expect(openSound()).toBeNull()
  })

  it("plays a tone at its time", () => {
    const [context, sound] = [giveSound(), openSound()]
    sound?.play({ frequency: 440, seconds: 1 })
    sound?.play({ frequency: 220, seconds: 1, at: 2 })
    expect(context[0]?.tones).toEqual([
      { at: 0, frequency: 440 },
      { at: 2, frequency: 220 },
    ])
  })

  it("chimes in as many parts as it is made of", () => {
    const [context, sound] = [giveSound(), openSound()]
    sound?.chime(100, [
      { ratio: 1, loudness: 1, seconds: 1 },
      { ratio: 2.5, loudness: 0.5, seconds: 1 },
    ])
    expect(context[0]?.tones.map(({ frequency }) => frequency)).toEqual([100, 250])
  })

  it("makes noise that is silent at first, quiet at its loudest, and silent when it stops", () => {
    const [context, sound] = [giveSound(), openSound()]
    const noise = sound?.noise(seeded(1))
    const level = () => context[0]?.volumes[1]?.value
    expect(level()).toBe(0)
    noise?.set(1)
    expect(level()).toBeCloseTo(0.035, 6)
    noise?.stop()
    expect(level()).toBe(0)
  })

  it("plays samples with a given loudness, and stops at once", () => {
    const [context, sound] = [giveSound(), openSound()]
    const wave = sound?.wave(new Float32Array(400), 8000, 0.3)
    const level = () => context[0]?.volumes[1]?.value
    expect(level()).toBe(0.3)
    wave?.stop()
    expect(level()).toBe(0)
  })

  it("mutes and unmutes all sound", () => {
    const [context, sound] = [giveSound(), openSound()]
    sound?.mute(true)
    expect(context[0]?.volumes[0]?.value).toBe(0)
    sound?.mute(false)
    expect(context[0]?.volumes[0]?.value).toBe(1)
  })

  it.each(["suspended", "interrupted"] as const)(
    "wakes for a tone when the browser has it %s, as after a telephone call",
    async state => {
      jest.useFakeTimers()
      const [contexts, sound] = [giveSound(), openSound()]
      const [context] = contexts
      if (!context) throw new Error("Nothing was opened.")
      context.state = state
      const before = context.resumed
      sound?.play({ frequency: 440, seconds: 1 })
      expect(context.resumed).toBe(before + 1)
      context.wake()
      await jest.advanceTimersByTimeAsync(0)
      expect(context.tones).toEqual([{ at: 0, frequency: 440 }])
    },
  )

  it("forgets the tones of a browser that wanted a press first, which would all sound at once after it", async () => {
    jest.useFakeTimers()
    const [contexts, sound] = [giveSound(), openSound()]
    const [context] = contexts
    if (!context) throw new Error("Nothing was opened.")
    context.state = "suspended"
    for (const frequency of [220, 330, 440]) sound?.play({ frequency, seconds: 1 })
    await jest.advanceTimersByTimeAsync(5000)
    sound?.play({ frequency: 550, seconds: 1 })
    context.wake()
    await jest.advanceTimersByTimeAsync(0)
    expect(context.tones.map(({ frequency }) => frequency)).toEqual([550])
  })

  it("wakes for noise and for samples, too", () => {
    const [contexts, sound] = [giveSound(), openSound()]
    const [context] = contexts
    if (!context) throw new Error("Nothing was opened.")
    context.state = "interrupted"
    const before = context.resumed
    sound?.noise(seeded(1))
    sound?.wave(new Float32Array(400), 8000)
    expect(context.resumed).toBe(before + 2)
  })

  it("closes after it has become silent", () => {
    jest.useFakeTimers()
    const [context, sound] = [giveSound(), openSound()]
    sound?.close()
    expect(context[0]?.volumes[0]?.value).toBe(0)
    jest.advanceTimersByTime(300)
    expect(context[0]?.closed).toBe(true)
  })
})
