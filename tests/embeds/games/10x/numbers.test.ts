import { count, many, shareText, span, times } from "../../../../src/embeds/games/10x/words"
import { career } from "./careers"

describe("numbers in words", () => {
  it.each([
    [0, "0"],
    [12_345.9, "12,345"],
    [999_999.99, "999,999"],
    [1_000_000, "1.00 million"],
    [1_239_999, "1.23 million"],
    [7.2e9, "7.20 billion"],
    [12_399_999, "12.3 million"],
    [4.5e13, "45.0 trillion"],
    [4.5e14, "450 trillion"],
  ])("%d is %s", (number, text) => {
    expect(count(number)).toBe(text)
  })

  it("are said as people say them", () => {
    expect(count(0.3, 1)).toBe("0.3")
    expect(many(1.9, "bug")).toBe("1 bug")
    expect([45, 720, 3600, 11_400, 400_000].map(span)).toEqual([
      "45 s",
      "12 min",
      "1 h",
      "3 h 10 min",
      "4 days",
    ])
    expect(times(37)).toBe("3.7x")
  })

  it("make a result that can be read aloud", () => {
    const state = career({}, { seconds: 3500, rewrites: 1, attended: 23, bugsMade: 500, bugsFixed: 88 })
    expect(shareText(state, "10x")).toBe(
      'I am a 10x developer. It took 58 min: 1 rewrite in Rust, 23 meetings, 412 bugs shipped. My ending: "10x".',
    )
  })
})
