import fc from "fast-check"
import {
  byteLength,
  fileText,
  percent,
  totalMs,
  visibleLineCount,
} from "../../src/components/download-drama/logic"

describe("the course of the download", () => {
  it("never goes back, and goes from nothing to all", () => {
    fc.assert(
      fc.property(fc.nat(12_000), fc.nat(3000), fc.boolean(), (at, more, steps) => {
        expect(percent(at + more, steps)).toBeGreaterThanOrEqual(percent(at, steps))
      }),
    )
    expect(percent(0, false)).toBe(0)
    expect(percent(totalMs - 1, false)).toBe(99)
    expect(percent(totalMs, false)).toBe(100)
  })

  it("stays at 99 for more than two seconds", () => {
    const at99 = Array.from({ length: totalMs / 100 }, (_, i) => percent(i * 100, false)).filter(
      p => p === 99,
    )
    expect(at99.length).toBeGreaterThan(20)
  })

  it("goes in quarters where motion is unwelcome", () => {
    const seen = new Set(Array.from({ length: 100 }, (_, i) => percent((i * totalMs) / 99, true)))
    expect([...seen]).toEqual([0, 25, 50, 75, 100])
  })

  it("says its first line at once and its last one before the end", () => {
    expect(visibleLineCount(0, 8)).toBe(1)
    expect(visibleLineCount(totalMs - 1, 8)).toBe(8)
    expect(visibleLineCount(totalMs * 2, 8)).toBe(8)
  })
})

describe("the file", () => {
  it("has the line ends of 1998, and its bytes are counted as UTF-8", () => {
    expect(fileText(["a", "b"])).toBe("a\r\n\r\nb\r\n")
    expect(fileText(["a\nb", "c"])).toBe("a\r\nb\r\n\r\nc\r\n")
    expect(byteLength("hyvää")).toBe(7)
  })
})
