import fc from "fast-check"
import { wavOf } from "../../../src/lib/music/wav"

const text = (file: Uint8Array, at: number) => String.fromCharCode(...file.slice(at, at + 4))

describe("a WAV file", () => {
  it("has the header of 16 bits and one channel, and its samples", () => {
    const file = wavOf(new Float32Array([0, 1, -1, 2, Number.NaN, 0.5]), 8000)
    const view = new DataView(file.buffer)
    expect([0, 8, 12, 36].map(at => text(file, at))).toEqual(["RIFF", "WAVE", "fmt ", "data"])
    expect([4, 16, 24, 28, 40].map(at => view.getUint32(at, true))).toEqual([48, 16, 8000, 16_000, 12])
    expect([20, 22, 32, 34].map(at => view.getUint16(at, true))).toEqual([1, 1, 2, 16])
    expect([0, 1, 2, 3, 4, 5].map(i => view.getInt16(44 + 2 * i, true))).toEqual([
      0, 32767, -32767, 32767, 0, 16384,
    ])
  })

  it("is as long as it says", () => {
    fc.assert(
      fc.property(fc.float32Array({ maxLength: 300 }), samples => {
        const file = wavOf(samples, 22_050)
        const view = new DataView(file.buffer)
        expect(file.length).toBe(44 + 2 * samples.length)
        expect(view.getUint32(4, true)).toBe(file.length - 8)
      }),
    )
  })
})
