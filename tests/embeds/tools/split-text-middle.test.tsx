import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import {
  middleByCount,
  middleByWidth,
  type Prepared,
  prepare,
  type Split,
  splitAt,
} from "../../../src/embeds/tools/split-text-middle/logic"
import SplitTextMiddle from "../../../src/embeds/tools/split-text-middle/SplitTextMiddle"
import {
  carriedTo,
  cutPath,
  isWorst,
  maxTilt,
  pieces,
  thrown,
  tip,
} from "../../../src/embeds/tools/split-text-middle/seesaw"
import { defaults, formatSettings, parseSettings } from "../../../src/embeds/tools/split-text-middle/settings"
import { itDeep } from "../../jest/property"
import { askForCalm } from "../../jest/visit"

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })
const letters = (text: string) => [...graphemes.segment(text)].length

function prepared(text: string, hyphens = false): Prepared {
  const steps = prepare(text, hyphens)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
function split(text: string, measure: "letters" | "words", hyphens = false): Split | null {
  const all = prepared(text, hyphens)
  const place = middleByCount(all, measure)
  return place === null ? null : splitAt(all, place)
}
const lines = (result: Split | null) => result && [result.first, result.second]

/** Every way to break a text, by trying each offset. */
function everyWay(text: string): [string, string][] {
  const words = text.split(/(?:[^\S\u00a0\u2007\u202f\ufeff]|\u0085)+/).filter(Boolean)
  const line = words.join(" ")
  return [...graphemes.segment(line)]
    .filter(({ segment }) => segment === " ")
    .map(({ index }) => [line.slice(0, index), line.slice(index + 1)])
}
/** A made-up face, in which some pairs of letters stand closer together, also across a space. */
function width(line: string): number {
  const widths = [...line].reduce((sum, letter) => sum + 3 + ((letter.codePointAt(0) ?? 0) % 7), 0)
  return widths - [...line.matchAll(/[AV] | [AVT]|AV|To/g)].length * 1.5
}
const aText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 8 }),
      fc.constantFrom("AV", "To", "ä", "👨‍👩‍👧‍👦", "🇫🇮"),
    ),
    {
      maxLength: 14,
    },
  )
  .map(words => words.join(" "))

describe("the middle of a text", () => {
  it("is where the lines are the most equal", () => {
    expect(lines(split("one two three four", "letters"))).toEqual(["one two", "three four"])
    expect(lines(split("a b c d e f g hamsterwheel", "letters"))).toEqual(["a b c d e f g", "hamsterwheel"])
    expect(lines(split("a b c hamsterwheel", "words"))).toEqual(["a b", "c hamsterwheel"])
  })

  it("leaves the first line the shorter one when two places are as good", () => {
    expect(lines(split("ab c ab", "letters"))).toEqual(["ab", "c ab"])
  })

  it("has the letters decide between two places that are as good in words", () => {
    expect(lines(split("long longer x", "words"))).toEqual(["long", "longer x"])
    expect(lines(split("x longer long", "words"))).toEqual(["x longer", "long"])
  })

  it("makes line breaks spaces, and keeps no-break spaces together", () => {
    expect(lines(split("  one\r\n two\t three   four ", "letters"))).toEqual(["one two", "three four"])
    expect(split("10\u00a0000\u202fkm", "letters")).toBeNull()
  })

  it("is nowhere in a single word or in nothing", () => {
    for (const text of ["", "  \n ", "hamster"]) expect(split(text, "letters")).toBeNull()
  })

  it("may be at a hyphen between letters, if asked, and never at a minus", () => {
    expect(split("Suomi-englanti", "letters")).toBeNull()
    expect(lines(split("Suomi-englanti", "letters", true))).toEqual(["Suomi-", "englanti"])
    expect(split("Suomi-englanti", "words", true)?.words).toEqual([1, 1])
    expect(split("-5", "letters", true)).toBeNull()
    expect(split("x-5", "letters", true)).toBeNull()
  })

  it("counts a letter as a reader does", () => {
    expect(split("👨‍👩‍👧‍👦 a\u0308", "letters")?.letters).toEqual([1, 1])
  })

  it("is better than every other place, in letters and in words", () => {
    fc.assert(
      fc.property(aText, text => {
        const all = everyWay(text)
        const best = split(text, "letters")
        if (!best) return expect(all).toEqual([])
        expect(best.letters).toEqual([letters(best.first), letters(best.second)])
        const apart = all.map(([one, two]) => Math.abs(letters(one) - letters(two)))
        expect(Math.abs(best.letters[0] - best.letters[1])).toBe(Math.min(...apart))
        const words = split(text, "words")?.words ?? [NaN, NaN]
        const count = (line: string) => line.split(" ").length
        const wordsApart = all.map(([one, two]) => Math.abs(count(one) - count(two)))
        expect(Math.abs(words[0] - words[1])).toBe(Math.min(...wordsApart))
      }),
      { numRuns: 1000 },
    )
  })

  it("is better than every other place in pixels, though few lines are measured", () => {
    let max = 0
    fc.assert(
      fc.property(aText, text => {
        const all = prepared(text)
        let measured = 0
        const place = middleByWidth(all, line => {
          measured++
          return width(line)
        })
        if (place === null) return expect(all.ends).toEqual([])
        max = Math.max(max, measured)
        const apart = all.ends.map((_, each) => {
          const { first, second } = splitAt(all, each)
          return Math.abs(width(first) - width(second))
        })
        expect(apart[place]).toBe(Math.min(...apart))
      }),
      { numRuns: 1000 },
    )
    expect(max).toBeLessThanOrEqual(20)
  })

  it("loses nothing but spaces, hyphens or not", () => {
    fc.assert(
      fc.property(aText, fc.boolean(), (text, hyphens) => {
        const all = prepared(text, hyphens)
        all.ends.forEach((_, place) => {
          const { first, second, letters: counted } = splitAt(all, place)
          const gap = all.starts[place] === all.ends[place] ? "" : " "
          expect(first + gap + second).toBe(all.line)
          expect(counted).toEqual([letters(first), letters(second)])
        })
        expect(all.letters).toBe(letters(all.line))
      }),
      { numRuns: 500 },
    )
  })

  it("counts the letters of a long word as those of a short one", () => {
    const unit = fc.constantFrom("a", "\u0308", "👨‍👩‍👧", "🇫🇮", "\u{1F3FD}", "\u200D", "각", "\uD83D")
    fc.assert(
      fc.property(fc.array(unit, { minLength: 200, maxLength: 900 }), parts => {
        expect(prepared(parts.join("")).letters).toBe(letters(parts.join("")))
      }),
    )
    expect(prepared(`a${"\u0308".repeat(3000)}b`).letters).toBe(2)
  })

  itDeep.each([
    ["words", "hämsteri ".repeat(1_200_000)],
    ["one endless word", "ä".repeat(2_000_000)],
    ["one endless compound", "ab-".repeat(1_000_000)],
  ])("stops to breathe all the time in ten million letters of %s", (_, text) => {
    let steps = 0
    const all = prepare(text, true)
    for (let step = all.next(); !step.done; step = all.next()) {
      steps++
      expect(step.value >= 0 && step.value <= 1).toBe(true)
    }
    expect(steps).toBeGreaterThanOrEqual(300)
  })
})

describe("the settings", () => {
  it("survive the way through a link", () => {
    const some = { measure: "pixels", face: "times", size: 48, hyphens: true } as const
    expect(formatSettings(some)).toBe("pixels.times.48.hyphens")
    expect(parseSettings(formatSettings(some))).toEqual(some)
    expect(formatSettings(defaults)).toBe("")
  })

  it("are as usual where a link is wrong", () => {
    expect(parseSettings("inches.wingdings.9000")).toEqual(defaults)
    expect(parseSettings("pixels.toString.1.5")).toEqual({ ...defaults, measure: "pixels" })
  })
})

describe("the seesaw", () => {
  it("is cut where a word is carried to, with the words on its way", () => {
    const four = prepared("one two three four")
    expect(carriedTo(four, 1, "first", 1)).toBe(0)
    expect(carriedTo(four, 1, "first", 0)).toBe(0)
    expect(carriedTo(four, 1, "second", 0)).toBe(2)
    expect(carriedTo(four, 1, "second", 1)).toBe(2)
    const broken = prepared("one Suomi-englanti two", true)
    expect(lines(splitAt(broken, carriedTo(broken, 1, "second", 0) ?? -1))).toEqual([
      "one Suomi-englanti",
      "two",
    ])
  })

  it("knows the most unfair cut", () => {
    expect(
      isWorst(
        [1, 9],
        [
          [1, 9],
          [6, 4],
        ],
      ),
    ).toBe(true)
    expect(
      isWorst(
        [6, 4],
        [
          [1, 9],
          [6, 4],
        ],
      ),
    ).toBe(false)
  })

  it("tips to the heavier line, and lies level under two of the same", () => {
    expect([tip(5, 5), tip(0, 0), tip(9, 1), tip(1, 9)]).toEqual([0, 0, -maxTilt, maxTilt])
    expect(tip(6, 4)).toBeCloseTo(-0.36 * maxTilt)
  })

  it("throws off what weighs less than a fifth of the other", () => {
    expect([thrown(1, 6), thrown(6, 1), thrown(1, 5), thrown(3, 4)]).toEqual(["first", "second", null, null])
  })

  it("has pieces that make the line, and comes in over a few of them", () => {
    const all = prepared("Suomi-englanti on  valmis", true)
    expect(pieces(all)).toEqual(["Suomi-", "englanti ", "on ", "valmis"])
    expect(pieces(all).join("")).toBe(all.line)
    expect([cutPath(3, 9), cutPath(20, 4), cutPath(0, 9)]).toEqual([[0, 1, 2, 3], [0, 5, 10, 15, 20], [0]])
  })
})

describe("the page", () => {
  const start = "The hamster got a calendar"
  const card = () =>
    [...screen.getByLabelText("The two lines").querySelectorAll("p")].map(line => line.textContent)
  const said = () => screen.getAllByRole("status")[0]
  const query = (key: string) => new URLSearchParams(window.location.search).get(key)
  const pen = (context: unknown) =>
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never)

  beforeEach(() => window.history.replaceState(null, "", "/tools/split-text-middle"))
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it("splits what it begins with, and what is typed, and puts it into the link", async () => {
    const user = userEvent.setup()
    render(<SplitTextMiddle start={start} />)
    expect(card()).toEqual(["The hamster", "got a calendar"])
    const box = screen.getByLabelText("Text")
    await user.clear(box)
    expect(said()).toHaveTextContent("No text, no middle.")
    expect(screen.getByRole("button", { name: "Copy the two lines" })).toBeDisabled()
    await user.type(box, "hamster")
    expect(said()).toHaveTextContent("One word. There is no decent place to cut it.")
    await user.type(box, " wheel")
    expect(card()).toEqual(["hamster", "wheel"])
    expect(query("text")).toBe("hamster wheel")
    await user.click(screen.getByRole("button", { name: "Copy the two lines" }))
    expect(await navigator.clipboard.readText()).toBe("hamster\nwheel")
  })

  it("begins with the link, starts again, and takes that back", async () => {
    const user = userEvent.setup()
    window.history.replaceState(null, "", "/tools/split-text-middle?text=a+b+c+hamsterwheel&how=words")
    render(<SplitTextMiddle start={start} />)
    expect(card()).toEqual(["a b", "c hamsterwheel"])
    expect(screen.getByLabelText("words")).toBeChecked()
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(card()).toEqual(["The hamster", "got a calendar"])
    expect(query("how")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(card()).toEqual(["a b", "c hamsterwheel"])
  })

  it("shows all counts, with the chosen one marked", async () => {
    const user = userEvent.setup()
    render(<SplitTextMiddle start={start} />)
    const row = (name: string) =>
      within(screen.getByRole("row", { name: new RegExp(name) }))
        .getAllByRole("cell")
        .map(cell => cell.textContent)
    expect(row("letters")).toEqual(["11", "14", "3"])
    await user.click(screen.getByLabelText("words"))
    expect(row("words")).toEqual(["2", "3", "1"])
    expect(screen.getByRole("row", { name: /words/ })).toHaveAttribute("data-chosen")
  })

  it("measures pixels with the chosen face, and draws the lines in it", async () => {
    const user = userEvent.setup()
    const fonts: string[] = []
    pen({
      set font(font: string) {
        fonts.push(font)
      },
      measureText: (line: string) => ({ width: line.includes("calendar") ? 200 : line.length }),
    })
    render(<SplitTextMiddle start={start} />)
    await user.click(screen.getByLabelText("pixels"))
    expect(card()).toEqual(["The hamster got a", "calendar"])
    expect(screen.getByRole("row", { name: /pixels/ })).toHaveTextContent("17200183")
    await user.selectOptions(screen.getByLabelText("Face"), "Courier New")
    fireEvent.change(screen.getByLabelText(/^Size/), { target: { value: "48" } })
    await waitFor(() => expect(fonts.at(-1)).toBe('48px "Courier New", "Liberation Mono", monospace'))
    expect(query("how")).toBe("pixels.courier.48")
  })

  it("counts letters where a browser has nothing to measure with, and says so", async () => {
    const user = userEvent.setup()
    pen(null)
    render(<SplitTextMiddle start={start} />)
    await user.click(screen.getByLabelText("pixels"))
    expect(said()).toHaveTextContent("This browser can't measure pixels")
    expect(card()).toEqual(["The hamster", "got a calendar"])
    expect(screen.queryByRole("row", { name: /pixels/ })).not.toBeInTheDocument()
  })

  itDeep(
    "takes ten million letters without putting them into a text box, shows progress, and lets go of them",
    async () => {
      jest.useFakeTimers({ doNotFake: ["Date"] })
      render(<SplitTextMiddle start={start} />)
      const huge = "hämsteri ".repeat(1_200_000)
      fireEvent.paste(screen.getByLabelText("Text"), { clipboardData: { getData: () => huge } })
      expect(screen.queryByRole("textbox")).not.toBeInTheDocument()
      expect(screen.getByText("10,800,026 characters")).toBeInTheDocument()
      expect(screen.getByRole("progressbar", { name: "Letters counted" })).toBeInTheDocument()
      expect(query("text")).toBeNull()
      let slices = 0
      while (screen.queryByRole("progressbar")) {
        act(() => jest.runOnlyPendingTimers())
        slices++
      }
      expect(slices).toBeGreaterThan(5)
      expect(screen.getByLabelText("The two lines").textContent?.length).toBeLessThan(1100)
      expect(screen.getByRole("row", { name: /letters/ })).toHaveTextContent("0")
      fireEvent.click(screen.getByRole("button", { name: "Empty the box" }))
      expect(screen.getByLabelText("Text")).toHaveValue("")
      fireEvent.click(screen.getByRole("button", { name: "Undo" }))
      expect(screen.getByText("10,800,026 characters")).toBeInTheDocument()
    },
  )

  it("is cut by hand, throws off what is too light, and is cut fairly again", async () => {
    const user = userEvent.setup()
    askForCalm(true)
    render(<SplitTextMiddle start={start} />)
    const seesaw = () => screen.getByRole("img", { name: /^A seesaw/ })
    expect(seesaw()).toHaveAccessibleName(/second line is down/)
    fireEvent.change(screen.getByLabelText("Cut it by hand"), { target: { value: "0" } })
    expect(card()).toEqual(["The", "hamster got a calendar"])
    expect(seesaw()).toHaveAccessibleName(/the first line has been thrown off/)
    expect(query("cut")).toBe("0")
    await user.click(screen.getByRole("button", { name: "Cut it fairly" }))
    expect(card()).toEqual(["The hamster", "got a calendar"])
    expect(query("cut")).toBeNull()
  })

  it("begins with the cut of a link, unless the text has no such place", () => {
    window.history.replaceState(null, "", "/tools/split-text-middle?text=a+b+c&cut=1")
    const { unmount } = render(<SplitTextMiddle start={start} />)
    expect(card()).toEqual(["a b", "c"])
    unmount()
    window.history.replaceState(null, "", "/tools/split-text-middle?text=a+b+c&cut=7")
    render(<SplitTextMiddle start={start} />)
    expect(card()).toEqual(["a", "b c"])
  })
})
