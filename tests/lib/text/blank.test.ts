import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isBlank, trimmed, withoutUnseen } from "../../../src/lib/text/blank"

describe("isBlank", () => {
  it.each([
    "",
    " ",
    "\t\n",
    "\u00a0",
    "\u200b",
    "\u2060\ufeff",
    "\u00ad",
    "\u200e \u200f",
    "\u202e",
    "\u3164",
    "\u115f",
    "\u2800",
    "\u180e",
    "\ufe0f",
    "\u{e0041}",
    "\u0007",
  ])("finds nothing to see in %j", text => expect(isBlank(text)).toBe(true))

  it.each(["a", ".", "\u200ba", "0", "❤\ufe0f", "\u0600", "\ufffd", "🏳️‍🌈"])("sees %j", text =>
    expect(isBlank(text)).toBe(false),
  )
})

describe("trimmed", () => {
  it("is empty where nothing can be seen", () => expect(trimmed(" \u200b\u00ad ")).toBe(""))
  it("takes white space off the ends", () => expect(trimmed("\t a b\n")).toBe("a b"))
  it("leaves an emoji its variation selector", () => expect(trimmed(" ❤\ufe0f ")).toBe("❤\ufe0f"))
})

describe("the text boxes", () => {
  // A text that is only compared after trim() takes a zero-width space as words.
  const emptiness =
    /!\w[\w.]*\.trim\(\)|\.trim\(\)(?: ?\n?\s*(?:[=!]==? ""|\?[^.?]|&&|\|\|)|\.length (?:[=!]==?|>) 0)/
  const files = ["embeds", "shell", "kits", "components"].flatMap(folder =>
    readdirSync(join("src", folder), { recursive: true, encoding: "utf8" })
      .filter(file => /\.tsx?$/.test(file))
      .map(file => join("src", folder, file)),
  )

  it("ask isBlank, and never trim(), whether they are empty", () => {
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter(file => emptiness.test(readFileSync(file, "utf8")))).toEqual([])
  })
})

describe("a text that is compared", () => {
  it("is without what nobody can see, and with its spaces", () => {
    expect(withoutUnseen("ham\u200Bster\u00AD, \u2060\uFEFFwheel\u3164")).toBe("hamster, wheel")
    expect(withoutUnseen("a\tb\nc\u00A0d")).toBe("a\tb\nc\u00A0d")
    expect(withoutUnseen("\uFE0F\u200D\u0000")).toBe("")
  })
})
