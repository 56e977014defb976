import fc from "fast-check"
import type { Turn } from "../../../src/components/chat-replay/chat"
import {
  duration,
  lettersOf,
  replayStateAt,
  skipTurn,
  timeline,
} from "../../../src/components/chat-replay/timeline"

const turns: Turn[] = [
  { from: "visitor", text: "Draw." },
  { from: "machine", text: "Certainly!", drawing: "circle" },
  { from: "visitor", text: "No." },
]
const cues = timeline(turns)

const anyTurns = fc.array(
  fc.record(
    {
      from: fc.constantFrom("visitor" as const, "machine" as const),
      text: fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }),
      drawing: fc.constantFrom("circle", "box"),
    },
    { requiredKeys: ["from", "text"] },
  ),
  { minLength: 1, maxLength: 12 },
)

describe("the timeline of a chat", () => {
  it("waits, types letter by letter, and is whole", () => {
    expect(replayStateAt(cues, 0)).toEqual({ whole: 0, letters: 0, phase: "waiting" })
    expect(replayStateAt(cues, 500 + 2 * 45)).toEqual({ whole: 0, letters: 2, phase: "typing" })
    expect(replayStateAt(cues, 500 + 5 * 45)).toEqual({ whole: 1, letters: 0, phase: "resting" })
  })

  it("draws after the talk, and gives time to look at the drawing", () => {
    const machine = cues[1]
    if (!machine) throw new Error("The machine has no cue.")
    expect(replayStateAt(cues, machine.typed)).toEqual({ whole: 1, letters: 10, phase: "drawing" })
    expect(machine.whole - machine.typed).toBe(900)
    expect(replayStateAt(cues, machine.whole).phase).toBe("resting")
    expect((cues[2]?.start ?? 0) - machine.whole).toBeGreaterThan(
      (machine.start ?? 0) - (cues[0]?.whole ?? 0),
    )
  })

  it("is over when the last turn is whole, and a chat of nobody is over at once", () => {
    expect(replayStateAt(cues, duration(cues) - 1).phase).toBe("typing")
    expect(replayStateAt(cues, duration(cues))).toEqual({ whole: 3, letters: 0, phase: "over" })
    expect(duration([])).toBe(0)
    expect(replayStateAt([], 0).phase).toBe("over")
  })

  it("never takes back what was said, and never shows more letters than a turn has", () => {
    fc.assert(
      fc.property(anyTurns, fc.array(fc.nat(90_000), { minLength: 2 }), (said, times) => {
        const all = timeline(said)
        let before = { whole: 0, letters: 0 }
        for (const time of [...times].sort((a, b) => a - b)) {
          const { whole, letters } = replayStateAt(all, time)
          expect(letters).toBeLessThanOrEqual(lettersOf(said[whole]?.text ?? "").length)
          expect(whole > before.whole || (whole === before.whole && letters >= before.letters)).toBe(true)
          before = { whole, letters }
        }
      }),
    )
  })

  it("skips one turn at a time, and as many skips as turns lead to the end", () => {
    fc.assert(
      fc.property(anyTurns, said => {
        const all = timeline(said)
        let time = 0
        for (let i = 1; i <= said.length; i++) {
          time = skipTurn(all, time)
          expect(replayStateAt(all, time).whole).toBe(i)
        }
        expect(time).toBe(duration(all))
        expect(skipTurn(all, time)).toBe(time)
      }),
    )
  })

  it("cuts no character in two", () => {
    expect(lettersOf("🍕!")).toEqual(["🍕", "!"])
  })
})
