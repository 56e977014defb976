import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { safeParse } from "valibot"
import { parse } from "yaml"
import { cssOf, htmlOf } from "../../src/embeds/neon-colors/css"
import { brokenRounds, maxFlashes, mending, moods, signRounds } from "../../src/embeds/neon-colors/flicker"
import { hiddenIn, isNearly, lettersToDarken, placesOf, readIn } from "../../src/embeds/neon-colors/hidden"
import {
  coreOf,
  faces,
  firstLook,
  fittingSize,
  formatLook,
  glass,
  isTooLong,
  type Look,
  lettersOf,
  maxLength,
  mothAt,
  parseLook,
  pressed,
  wall,
} from "../../src/embeds/neon-colors/logic"
import NeonColors from "../../src/embeds/neon-colors/NeonColors"
import { type NeonColor, schema } from "../../src/embeds/neon-colors/schema"
import { type Pen, paint, svgOf } from "../../src/embeds/neon-colors/svg"
import { words } from "../../src/embeds/neon-colors/words"
import { askForCalm, onPage } from "../jest/visit"

const colours = parse(readFileSync("content/data/neon-colors.yaml", "utf8")) as NeonColor[]

const aLook: fc.Arbitrary<Look> = fc.record({
  colour: fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, "0")}`),
  face: fc.constantFrom(...(Object.keys(faces) as (keyof typeof faces)[])),
  mood: fc.constantFrom(...moods),
  broken: fc.uniqueArray(fc.integer({ min: 0, max: maxLength - 1 }), { maxLength }),
  glow: fc.integer({ min: 0, max: 100 }),
})

/** Contrast by WCAG 2. */
function contrast(one: string, other: string): number {
  const light = (hex: string) =>
    [1, 3, 5]
      .map(from => Number.parseInt(hex.slice(from, from + 2), 16) / 255)
      .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, i) => sum + part * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0)
  const [a, b] = [light(one), light(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function Page() {
  const page = { path: "/neon-colors" }
  return onPage(<NeonColors start="Open late" />, { ...page, data: { "neon-colors": colours } })
}

beforeEach(() => window.history.replaceState(null, "", "/neon-colors"))

describe("the palette", () => {
  it("fits its schema, and has no name and no colour twice", () => {
    expect(safeParse(schema, colours).success).toBe(true)
    expect(colours.length).toBeGreaterThanOrEqual(12)
    for (const key of ["name", "hex"] as const) {
      expect(new Set(colours.map(colour => colour[key])).size).toBe(colours.length)
    }
    expect(safeParse(schema, [{ name: "Red", hex: "red", what: "Red." }]).success).toBe(false)
  })

  it("can be read on the wall, lit and unlit, whatever the colour", () => {
    expect(contrast(glass, wall)).toBeGreaterThan(4.5)
    fc.assert(fc.property(aLook, ({ colour }) => expect(contrast(coreOf(colour), wall)).toBeGreaterThan(7)))
  })
})

describe("flickering", () => {
  it("lights up at most three times in any second, with the broken letter counted in", () => {
    expect(
      maxFlashes([
        {
          seconds: 1,
          steps: [0, 0.2, 0.4, 0.6, 0.8].flatMap(at => [
            { at, lit: true },
            { at: at + 0.1, lit: false },
          ]),
        },
      ]),
    ).toBe(5)
    for (const mood of moods) {
      // A letter is mended once; its round is made as long as the others, so that it isn't counted twice.
      const flashes = maxFlashes([signRounds[mood], brokenRounds[mood], { ...mending, seconds: 6 }])
      expect(flashes).toBeLessThanOrEqual(3)
      expect(maxFlashes([signRounds[mood], brokenRounds[mood]]) > 0).toBe(mood !== "steady")
    }
  })

  it("keeps its steps in order and within the round", () => {
    for (const { seconds, steps } of [
      ...Object.values(signRounds),
      ...Object.values(brokenRounds),
      mending,
    ]) {
      expect(steps[0]?.at).toBe(0)
      steps.forEach((step, i) => {
        expect(step.at).toBeLessThan(steps[i + 1]?.at ?? seconds)
        if (i > 0) expect(step.lit).toBe(!steps[i - 1]?.lit)
      })
    }
  })
})

describe("a winter", () => {
  const aSign = fc
    .array(fc.constantFrom(..."Abcdehilmnoprst \u{1f379}1ä"), { minLength: 1, maxLength: 9 })
    .filter(letters => letters.some(letter => letter !== " "))

  /** Every text that is left of a sign when some of its letters are dark, by trying all of them. */
  function leftOf(letters: readonly string[]): Set<string> {
    const all = letters.filter(letter => letter !== " ")
    const found = new Set<string>()
    for (let dark = 1; dark < 2 ** all.length; dark++) {
      const lit = all.filter((_, at) => !((dark >> at) & 1))
      found.add(lit.join("").toLowerCase())
    }
    return found
  }

  it("finds the words that can be left of a sign, all of them and no others", () => {
    expect(hiddenIn([..."Open late"])).toEqual("ate eat late oat one open pat pea pen pet plate".split(" "))
    expect(hiddenIn([..."plate"])).not.toContain("plate")
    fc.assert(
      fc.property(aSign, letters => {
        const left = leftOf(letters)
        expect(hiddenIn(letters)).toEqual([...words].filter(word => left.has(word)).sort())
      }),
      { numRuns: 60 },
    )
  })

  it("knows the words in small letters, and none twice or of fewer than three", () => {
    for (const word of words) expect(word).toMatch(/^[a-z]{3,7}$/)
    expect(words.size).toBeGreaterThan(700)
  })

  it("reads what is lit, and nothing in a whole sign", () => {
    expect(readIn([..."Open late"], [0, 2])).toBe(null)
    expect(readIn([..."Open late"], [0, 2, 3])).toBe("plate")
    expect(readIn([..."Open late"], [5, 6, 7, 8])).toBe("open")
    expect(readIn([..."plate"], [])).toBe(null)
    expect(readIn([..."pl\u{1f379}ate"], [])).toBe(null)
    expect(readIn([..."pl\u{1f379}atex"], [6])).toBe(null)
  })

  it("leaves a word that was not found yet, takes no letter twice, and mends none", () => {
    fc.assert(
      fc.property(
        aSign,
        fc.uniqueArray(fc.nat({ max: 8 })),
        fc.noShrink(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))),
        (letters, dark, chance) => {
          const broken = dark.filter(at => (letters[at] ?? " ") !== " ")
          const still = letters.map((letter, at) => (broken.includes(at) ? " " : letter))
          const possible = hiddenIn(still)
          const [known = ""] = possible
          const going = lettersToDarken(letters, broken, [known], () => chance.next().value as number)
          expect(new Set([...broken, ...going]).size).toBe(broken.length + going.length)
          const now = readIn(letters, [...broken, ...going])
          if (possible.length > 0) expect(possible).toContain(now)
          if (possible.length > 1) expect(now).not.toBe(known)
          if (possible.length === 0 && broken.length > 0) expect(going).toEqual([])
          if (possible.length === 0 && broken.length === 0)
            expect(going.length).toBe(letters.filter(letter => letter !== " ").length)
        },
      ),
    )
    expect(placesOf("ate", [..."Open late"])).toEqual([6, 7, 8])
    expect(placesOf("tea", [..."Open late"])).toBe(null)
  })

  it("is nearly a word where putting out any one more letter leaves one, and nowhere else", () => {
    fc.assert(
      fc.property(aSign, fc.uniqueArray(fc.nat({ max: 8 })), (letters, broken) => {
        const lit = letters.flatMap((letter, at) => (letter === " " || broken.includes(at) ? [] : [at]))
        const left = lit.map(out => lit.filter(at => at !== out).map(at => letters[at]))
        const isWord = left.some(word => words.has(word.join("").toLowerCase()))
        expect(isNearly(letters, broken)).toBe(isWord)
      }),
    )
    expect(isNearly([..."Open late"], [5, 6])).toBe(false)
    expect(isNearly([..."plate"], [0])).toBe(true)
  })

  it("begins anew for a new text, and goes on being broken where the letters stay", () => {
    render(<Page />)
    const dark = () => screen.queryAllByRole("button", { pressed: true, name: /letter/ })
    const write = (value: string) =>
      fireEvent.change(screen.getByLabelText("The sign says"), { target: { value } })
    expect(dark()).toHaveLength(1)
    write("Open later")
    expect(dark()).toHaveLength(1)
    write("Pizzeria")
    expect(dark()).toHaveLength(0)
  })

  it("says when one letter less would say something", () => {
    render(<Page />)
    for (const name of ["l, letter 5", "a, letter 6"]) fireEvent.click(screen.getByRole("button", { name }))
    expect(screen.queryByText("One letter less, and it would say something.")).toBeNull()
    fireEvent.click(screen.getByRole("button", { name: "t, letter 7" }))
    expect(screen.getByText("One letter less, and it would say something.")).toBeVisible()
    // The e of "Open" is out from the start.
    fireEvent.click(screen.getByRole("button", { name: "p, letter 2" }))
    expect(screen.getByText(/^It says “one” now/)).toBeVisible()
  })

  it("takes the letters one by one, and somebody stops to read what is left", () => {
    jest.useFakeTimers()
    jest.spyOn(Math, "random").mockReturnValue(0)
    const { container } = render(<Page />)
    const dark = () => screen.getAllByRole("button", { pressed: true, name: /letter/ }).length
    fireEvent.click(screen.getByRole("button", { name: "Wait a winter" }))
    expect(dark()).toBe(1)
    act(() => void jest.advanceTimersByTime(400))
    expect(dark()).toBe(2)
    expect(screen.getByText("Frost...")).toBeVisible()
    for (let i = 0; i < 8; i++) act(() => void jest.advanceTimersByTime(400))
    expect(
      screen.getByText(/^It says “(ate|late|oat|pat|plate)” now: 1 of 11\. Somebody has stopped/),
    ).toBeVisible()
    expect(container.querySelectorAll(".crowd svg")).toHaveLength(1)
    jest.useRealTimers()
  })

  it("ends when another hand mends a letter, and what is repaired stays so", () => {
    jest.useFakeTimers()
    render(<Page />)
    const dark = () => screen.queryAllByRole("button", { pressed: true, name: /letter/ })
    const wait = () => {
      for (let i = 0; i < 9; i++) act(() => void jest.advanceTimersByTime(400))
    }
    const winter = () => fireEvent.click(screen.getByRole("button", { name: "Wait a winter" }))
    winter()
    act(() => void jest.advanceTimersByTime(400))
    fireEvent.click(screen.getByRole("button", { name: "e, letter 3" }))
    wait()
    expect(dark()).toHaveLength(1)
    winter()
    act(() => void jest.advanceTimersByTime(400))
    fireEvent.click(screen.getByRole("button", { name: "Start again" }))
    wait()
    expect(dark()).toHaveLength(1)
    for (let i = 0; i < 9 && screen.queryByRole("button", { name: "Wait a winter" }); i++) {
      winter()
      wait()
    }
    fireEvent.click(screen.getByRole("button", { name: "Have it repaired" }))
    wait()
    expect(dark()).toHaveLength(0)
    jest.useRealTimers()
  })

  it("is over at once when pressed again, or in calm mode; a sign without a word left is repaired", () => {
    const button = (name: string) => screen.getByRole("button", { name })
    const { unmount } = render(<Page />)
    fireEvent.click(button("Wait a winter"))
    fireEvent.click(button("Wait a winter"))
    expect(screen.getByText(/^It says “.*” now: 1 of 11/)).toBeVisible()
    unmount()

    askForCalm(true)
    render(<Page />)
    for (let i = 0; i < 12 && screen.queryByRole("button", { name: "Wait a winter" }); i++)
      fireEvent.click(button("Wait a winter"))
    fireEvent.click(button("Have it repaired"))
    expect(screen.queryByRole("button", { pressed: true, name: /letter/ })).toBeNull()
    expect(screen.getByText(/^It could say 11 other words\. Read so far: \w+/)).toBeVisible()

    fireEvent.change(screen.getByLabelText("The sign says"), { target: { value: "Ä" } })
    expect(screen.getByText("It can say nothing else.")).toBeVisible()
    fireEvent.click(button("Wait a winter"))
    expect(screen.getByRole("button", { name: "Ä, letter 1" })).toHaveAttribute("aria-pressed", "true")
    fireEvent.click(button("Have it repaired"))
    expect(screen.getByRole("button", { name: "Ä, letter 1" })).toHaveAttribute("aria-pressed", "false")
  })
})

describe("a sign", () => {
  it("survives the way through a link, and forgives what a link can't mean", () => {
    fc.assert(fc.property(aLook, look => expect(parseLook(formatLook(look))).toEqual(look)))
    fc.assert(
      fc.property(fc.string(), text =>
        expect(parseLook(formatLook(parseLook(text)))).toEqual(parseLook(text)),
      ),
    )
    for (const text of [null, "", "red.arial.wild.x.101", "..constructor..", "...2_40."])
      expect(parseLook(text)).toEqual(firstLook)
    // Links from when a sign had one broken letter at most.
    expect(parseLook("ff4a1c.comic.steady.4.90").broken).toEqual([4])
    expect(parseLook("ff4a1c.comic.steady.-1.90").broken).toEqual([])
  })

  it("loses a letter that is pressed, and gets it back when it is pressed again", () => {
    expect(pressed([2], 0)).toEqual([2, 0])
    expect(pressed([2, 0], 2)).toEqual([0])
    fc.assert(
      fc.property(aLook, fc.nat(39), ({ broken }, at) =>
        expect(new Set(pressed(pressed(broken, at), at))).toEqual(new Set(broken)),
      ),
    )
  })

  it("has its moth at the letter that died last, among those that can be seen", () => {
    expect(mothAt([..."Open late"], [2, 0])).toBe(0)
    expect(mothAt([..."Open late"], [2, 4, 20])).toBe(2)
    expect(mothAt([..."Open late"], [])).toBe(-1)
  })

  it("has room for forty characters as a reader counts them", () => {
    expect(lettersOf("Ä👩‍🚀\n!")).toEqual(["Ä", "👩‍🚀", " ", "!"])
    expect(lettersOf("x".repeat(10_000_000))).toHaveLength(maxLength)
    expect([isTooLong("x".repeat(40)), isTooLong("x".repeat(41))]).toEqual([false, true])
  })

  it("becomes CSS whose motion is only for those who want it", () => {
    fc.assert(
      fc.property(aLook, look => {
        const css = cssOf(look)
        const [outside, inside = ""] = css.split("@media (prefers-reduced-motion: no-preference)")
        expect(outside).not.toMatch(/animation|@keyframes/)
        expect(inside !== "").toBe(look.mood !== "steady")
        expect(css.split("{").length).toBe(css.split("}").length)
        expect(css.includes(".broken")).toBe(look.broken.length > 0)
      }),
    )
    expect(cssOf({ ...firstLook, mood: "now and then" })).toContain(
      "    70% { color: #8a8a94; text-shadow: none; }",
    )
  })

  it("becomes HTML and SVG in which its text is only text", () => {
    expect(htmlOf(["<", "b", ">"], [1])).toBe('<p class="neon">&lt;<span class="broken">b</span>&gt;</p>')
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), aLook, (text, look) => {
        const svg = new DOMParser().parseFromString(svgOf(lettersOf(text), look, 500), "image/svg+xml")
        expect(svg.querySelector("parsererror")).toBeNull()
        expect(svg.querySelectorAll("text")).toHaveLength(3)
      }),
    )
    const svg = new DOMParser().parseFromString(
      svgOf(["a", "&"], { ...firstLook, broken: [1] }, 100),
      "image/svg+xml",
    )
    expect(svg.querySelectorAll("text")[2]?.textContent).toBe("a&")
    expect(svg.querySelectorAll("tspan")[2]?.getAttribute("fill")).toBe(glass)
  })

  it("is painted letter by letter where each stands in the word, the broken one without a glow", () => {
    const drawn: { letter: string; x: number; blur: number; fill: string }[] = []
    const pen = {
      fillStyle: "",
      font: "",
      textBaseline: "alphabetic",
      shadowColor: "",
      shadowBlur: 0,
      fillRect() {},
      fillText(letter: string, x: number) {
        drawn.push({ letter, x, blur: this.shadowBlur, fill: this.fillStyle })
      },
      measureText: (text: string) => ({ width: text.length * 10 }) as TextMetrics,
    }
    paint(pen as unknown as Pen, ["O", "p"], { ...firstLook, broken: [1] }, 20)
    expect(drawn.slice(0, 2).map(({ letter, x }) => [letter, x])).toEqual([
      ["O", 100],
      ["p", 110],
    ])
    expect(
      drawn.every(({ letter, blur, fill }) => (letter === "p" ? blur === 0 && fill === glass : blur > 0)),
    ).toBe(true)
  })
})

describe("the page", () => {
  const sign = () => screen.getByRole("img", { name: /^A neon sign/ })
  const out = () => [...sign().querySelectorAll("[data-broken]")].map(letter => letter.textContent).join("")
  const letter = (name: string) => screen.getByRole("button", { name })

  it("is short enough for the static HTML", () => {
    expect(Buffer.byteLength(renderToString(<Page />))).toBeLessThan(12_800)
  })

  it("hangs a sign with one letter out", () => {
    render(<Page />)
    expect(sign()).toHaveAccessibleName("A neon sign: Open late")
    expect(out()).toBe("e")
    expect(letter("e, letter 3")).toHaveAttribute("aria-pressed", "true")
    expect(letter("e, letter 3").querySelector("svg")).toBeInTheDocument()
  })

  it("loses the letter that is pressed, on the wall and in the street, and the moth goes there", async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.click(letter("O, letter 1"))
    expect(out()).toBe("Oe")
    expect(document.querySelectorAll("[data-broken]")).toHaveLength(4)
    expect(letter("O, letter 1").querySelector("svg")).toBeInTheDocument()
    expect(letter("e, letter 3").querySelector("svg")).toBeNull()
    await user.click(letter("O, letter 1"))
    await user.click(letter("e, letter 3"))
    expect(out()).toBe("")
    expect(letter("e, letter 3")).toHaveAttribute("aria-pressed", "false")
  })

  it("sparks as a letter dies, where motion is welcome", async () => {
    const user = userEvent.setup()
    render(<Page />)
    expect(letter("p, letter 2").querySelectorAll("i")).toHaveLength(0)
    await user.click(letter("p, letter 2"))
    expect(letter("p, letter 2").querySelectorAll("i").length).toBeGreaterThan(3)
    await user.click(letter("p, letter 2"))
    expect(letter("p, letter 2").querySelectorAll("i")).toHaveLength(0)
  })

  it("takes one stop of the Tab key; the arrows go from letter to letter", async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.tab()
    expect(letter("O, letter 1")).toHaveFocus()
    await user.keyboard("{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight} ")
    expect(letter("l, letter 5")).toHaveFocus()
    expect(out()).toBe("el")
    await user.tab()
    expect(screen.getByRole("button", { name: "Wait a winter" })).toHaveFocus()
    await user.tab()
    expect(screen.getByLabelText("The sign says")).toHaveFocus()
  })

  it("says what is written, breaks another letter, and keeps it all in the address", async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.clear(screen.getByLabelText("The sign says"))
    expect(screen.getByLabelText("The sign says")).toHaveValue("")
    await user.type(screen.getByLabelText("The sign says"), "Baari")
    await user.click(letter("i, letter 5"))
    await user.selectOptions(screen.getByLabelText("It flickers"), "never")
    await user.selectOptions(screen.getByLabelText("Face"), "Comic Neue")
    fireEvent.change(screen.getByLabelText(/^Glow/), { target: { value: "90" } })
    expect(out()).toBe("i")
    expect(window.location.search).toBe("?text=Baari&look=ff4a1c.comic.steady.4.90")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(sign()).toHaveAccessibleName("A neon sign: Open late")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(sign()).toHaveAccessibleName("A neon sign: Baari")
  })

  it("takes a colour from the palette, and copies its hex value", async () => {
    const user = userEvent.setup()
    render(<Page />)
    const palette = within(screen.getByRole("list", { name: "Palette" }))
    await user.click(palette.getByRole("button", { name: "Karaoke" }))
    expect(palette.getByRole("button", { name: "Karaoke" })).toHaveAttribute("aria-pressed", "true")
    expect(screen.getByText("Colour: #ff3df0")).toBeInTheDocument()
    await user.click(palette.getByRole("button", { name: "#ff3df0" }))
    expect(await navigator.clipboard.readText()).toBe("#ff3df0")
    await user.click(screen.getByRole("button", { name: "Copy the CSS" }))
    expect(await navigator.clipboard.readText()).toContain("#ff3df0")
    await user.click(screen.getByRole("button", { name: "Copy the HTML" }))
    expect(await navigator.clipboard.readText()).toBe(
      '<p class="neon">Op<span class="broken">e</span>n late</p>',
    )
  })

  it("finds letters of a size that fits the wall, whatever is written, so that the wall never grows", () => {
    let last = Number.POSITIVE_INFINITY
    for (let count = 1; count <= 40; count++) {
      const size = fittingSize(count, 300, 164)
      expect(size).toBeLessThanOrEqual(last)
      expect(Math.ceil(count / Math.floor(300 / size)) * 1.5 * size).toBeLessThanOrEqual(164)
      last = size
    }
    expect(fittingSize(1, 300, 164)).toBe(72)
    expect(last).toBeGreaterThanOrEqual(16)
  })

  it("says in one line how much is written, or what is the matter", () => {
    render(<Page />)
    expect(screen.getByLabelText("The sign says")).toHaveAccessibleDescription("9 of 40 characters.")
  })

  it("has no room for ten million characters, and says so", () => {
    render(<Page />)
    fireEvent.change(screen.getByLabelText("The sign says"), { target: { value: "y".repeat(10_000_000) } })
    expect(screen.getByLabelText("The sign says")).toHaveValue("y".repeat(40))
    expect(screen.getByText("There is room for 40 characters. Glass is expensive.")).toBeInTheDocument()
  })

  it("moves where motion is welcome, and stands still where it is not", () => {
    const cancel = jest.fn()
    const animate = jest.fn(() => ({ cancel }))
    Object.assign(HTMLElement.prototype, { animate })
    const { unmount } = render(<Page />)
    // The sign and its broken letter, on the wall and in the street.
    const running = () => animate.mock.calls.length - cancel.mock.calls.length
    expect(running()).toBe(4)
    fireEvent.change(screen.getByLabelText("It flickers"), { target: { value: "steady" } })
    expect(running()).toBe(0)
    fireEvent.click(letter("e, letter 3"))
    expect(animate).toHaveBeenLastCalledWith(expect.anything(), { duration: 1400, iterations: 1 })
    unmount()
    animate.mockClear()
    window.history.replaceState(null, "", "/neon-colors")
    askForCalm(true)
    render(<Page />)
    expect(animate).not.toHaveBeenCalled()
    expect(screen.getByText("You have asked for calm, so it is steady here.")).toBeInTheDocument()
    Reflect.deleteProperty(HTMLElement.prototype, "animate")
  })

  it("is saved as SVG and PNG, and says so where a browser can't paint", async () => {
    const files: Blob[] = []
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file)
        return "blob:neon"
      },
      revokeObjectURL() {},
    })
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
    const context = jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
    const user = userEvent.setup()
    render(<Page />)
    await user.click(screen.getByRole("button", { name: "Save as SVG" }))
    await screen.findByText(/^Saved\. It asks for its face by name/)
    await user.click(screen.getByRole("button", { name: "Save as PNG" }))
    await screen.findByText("This browser can’t paint. Take the SVG.")
    const pen = { measureText: () => ({ width: 10 }), fillText() {}, fillRect() {} }
    context.mockReturnValue(pen as unknown as RenderingContext as never)
    const toBlob = jest
      .spyOn(HTMLCanvasElement.prototype, "toBlob")
      .mockImplementation(done => act(() => done(new Blob(["png"], { type: "image/png" }))))
    await user.click(screen.getByRole("button", { name: "Save as PNG" }))
    await waitFor(() => expect(screen.getByText("Saved.")).toBeInTheDocument())
    expect(files.map(file => file.type)).toEqual(["image/svg+xml", "image/png"])
    for (const spy of [click, context, toBlob]) spy.mockRestore()
  })
})
