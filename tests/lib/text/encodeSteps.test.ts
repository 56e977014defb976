import { encodeSteps } from "../../../src/lib/text/encodeSteps"

const encode = (piece: string) => new TextEncoder().encode(piece)

function done(text: string): { steps: number; bytes: Uint8Array } {
  const steps = encodeSteps(text, encode)
  for (let count = 0; ; count++) {
    const step = steps.next()
    if (step.done) return { steps: count, bytes: step.value }
  }
}

describe("the bytes of a text, little by little", () => {
  it("are those that it has at once, wherever it is cut", () => {
    for (const start of ["", "a", "ab"]) {
      const text = start + "🐹ä".repeat(200_000)
      const { steps, bytes } = done(text)
      expect(steps).toBe(3)
      expect(Buffer.compare(bytes, encode(text))).toBe(0)
    }
  })

  it("of nothing are none, and half a character at the end is what the encoder makes of it", () => {
    expect(done("")).toEqual({ steps: 0, bytes: new Uint8Array() })
    expect(done("a\ud83d").bytes).toEqual(encode("a\ud83d"))
  })
})
