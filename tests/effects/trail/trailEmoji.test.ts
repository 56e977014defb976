import { isMoonHour } from "../../../src/effects/trail/moonHours"
import { trailEmoji } from "../../../src/effects/trail/trailEmoji"
import { localParts } from "../../../src/lib/calendar/dateFlags"

const at = (month: number, day: number, hour = 12) => trailEmoji({ month, day, hour })

describe("the hours of the moon", () => {
  it("are seven: 23 to 5", () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour)
    expect(hours.filter(isMoonHour)).toEqual([0, 1, 2, 3, 4, 5, 23])
  })

  it.each([
    ["22:59", 22, 59, "🌈"],
    ["23:00", 23, 0, "🌙"],
    ["00:00", 0, 0, "🌙"],
    ["05:59", 5, 59, "🌙"],
    ["06:00", 6, 0, "🌈"],
  ])("at %s by the visitor's clock", (_, hour, minute, emoji) => {
    expect(trailEmoji(localParts(new Date(2025, 7, 3, hour, minute)))).toBe(emoji)
  })
})

describe("the emoji of the trail", () => {
  it.each([
    ["Christmas", "🎄", [12, 24], [12, 25], [12, 23], [12, 26]],
    ["Valentine", "💘", [2, 14], [2, 14], [2, 13], [2, 15]],
    ["the birthday", "🎂", [3, 21], [3, 21], [3, 20], [3, 22]],
    ["Halloween", "🎃", [10, 31], [10, 31], [10, 30], [11, 1]],
    ["independence day", "🇫🇮", [12, 6], [12, 6], [12, 5], [12, 7]],
  ] as [string, string, ...[number, number][]][])(
    "is that of %s on the day alone",
    (_, emoji, first = [0, 0], last = [0, 0], before = [0, 0], after = [0, 0]) => {
      expect(at(...first)).toBe(emoji)
      expect(at(...last)).toBe(emoji)
      expect(at(...before)).toBe("🌈")
      expect(at(...after)).toBe("🌈")
    },
  )

  it("is the day's before the night's", () => {
    expect(at(12, 24, 23)).toBe("🎄")
    expect(at(12, 6, 0)).toBe("🇫🇮")
    expect(at(12, 7, 0)).toBe("🌙")
  })

  it("is the visitor's own before all others", () => {
    expect(trailEmoji({ month: 12, day: 24, hour: 23 }, "🐹")).toBe("🐹")
    expect(trailEmoji({ month: 12, day: 24, hour: 23 }, "")).toBe("🎄")
  })
})
