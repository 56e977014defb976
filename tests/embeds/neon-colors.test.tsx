import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { brokenRounds, maxFlashes, mending, moods, signRounds } from "../../src/embeds/neon-colors/flicker"
import {
  groupsOf,
  hiddenIn,
  isNearly,
  isWorn,
  lettersToDarken,
  placesOf,
  readIn,
} from "../../src/embeds/neon-colors/hidden"
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
import { passerFor } from "../../src/embeds/neon-colors/passers"
import { words } from "../../src/embeds/neon-colors/words"
import { askForCalm, hasThing, onPage } from "../jest/visit"

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
  return onPage(<NeonColors start="Hotel restaurant" />, { path: "/neon-colors" })
}

beforeEach(() => window.history.replaceState(null, "", "/neon-colors"))

describe("the glass", () => {
  it("can be read on the wall, lit and unlit", () => {
    expect(contrast(glass, wall)).toBeGreaterThan(4.5)
    expect(contrast(coreOf(firstLook.colour), wall)).toBeGreaterThan(4.5)
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

const sign = [..."Hotel restaurant"]

describe("what a sign says", () => {
  it("is read word by word, and only where a letter is dark", () => {
    expect(groupsOf([..."a b  c"])).toEqual([[0], [2], [5]])
    expect(readIn(sign, [])).toBeNull()
    expect(readIn(sign, [3])).toBeNull()
    expect(readIn(sign, [3, 4])).toBe("hot restaurant")
    expect(readIn(sign, [0, 1, 2, 3, 4])).toBe("restaurant")
    expect(readIn(sign, [3, 4, 6, 7, 8, 9, 10, 11])).toBeNull()
    expect(readIn(sign, [3, 4, 10, 11, 12, 13, 14, 15])).toBe("hot rest")
    expect(readIn([..."ab"], [0, 1])).toBeNull()
  })

  it("has its hidden words in each word", () => {
    expect(placesOf("hot", sign, [0, 1, 2, 3, 4])).toEqual([0, 1, 2])
    expect(placesOf("tho", sign, [0, 1, 2, 3, 4])).toBeNull()
    expect(hiddenIn([..."plate"], [0, 1, 2, 3, 4])).toContain("late")
    expect(hiddenIn([..."plate"], [0, 1, 2, 3, 4])).not.toContain("plate")
  })

  it("knows the words in small letters, and none of fewer than three", () => {
    for (const word of words) expect(word).toMatch(/^[a-z]{3,9}$/)
    expect(words.size).toBeGreaterThan(700)
  })

  it("is one letter away at first", () => {
    expect(isNearly(sign, firstLook.broken)).toBe(true)
    expect(isNearly(sign, [7])).toBe(false)
  })

  it("is found by a winter, as something new if it can be, until only a repair helps", () => {
    fc.assert(
      fc.property(fc.noShrink(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))), chance => {
        let broken: number[] = [...firstLook.broken]
        const found: string[] = []
        for (let i = 0; i < 20 && !isWorn(sign, broken); i++) {
          const going = lettersToDarken(sign, broken, found, () => chance.next().value as number)
          expect(new Set([...broken, ...going]).size).toBe(broken.length + going.length)
          broken = [...broken, ...going]
          const reads = readIn(sign, broken)
          expect(reads).not.toBeNull()
          expect(found).not.toContain(reads)
          found.push(reads ?? "")
        }
        expect(isWorn(sign, broken)).toBe(true)
        expect(lettersToDarken(sign, broken, found, Math.random)).toEqual([])
      }),
      { numRuns: 40 },
    )
    expect(lettersToDarken([..."xyz"], [], [], () => 0)).toHaveLength(3)
  })

  it("brings another passer-by for another word", () => {
    expect(passerFor("hot restaurant")).toEqual({ kind: "fireman", says: "Where?" })
    expect(passerFor("hotel rat").kind).toBe("cat")
    expect(passerFor("zoo")).toEqual(passerFor("zoo"))
    expect([
      "Can I keep it?",
      "I saw it first.",
      "We've met.",
      "I'm not sharing a lift with that.",
    ]).toContain(passerFor("turtle").says)
  })

  it("knows long words with one letter less", () => {
    for (const [whole, dark, reads] of [
      ["slaughter", 0, "laughter"],
      ["startling", 4, "starling"],
      ["starling", 4, "staring"],
      ["window", 2, "widow"],
      ["stranger", 0, null],
      ["smother", 0, "mother"],
    ] as const)
      expect(readIn([...whole], [dark])).toBe(reads)
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
})

describe("the page", () => {
  const picture = () => screen.getByRole("img", { name: /^A neon sign/ })
  const out = () =>
    [...picture().querySelectorAll("[data-broken]")].map(letter => letter.textContent).join("")
  const letter = (name: string) => screen.getByRole("button", { name })

  it("is short enough for the static HTML", () => {
    expect(Buffer.byteLength(renderToString(<Page />))).toBeLessThan(12_800)
  })

  it("has a fireman stop at the first letter that makes sense", async () => {
    const user = userEvent.setup()
    const { container } = render(<Page />)
    expect(picture()).toHaveAccessibleName("A neon sign: Hotel restaurant")
    expect(out()).toBe("e")
    expect(screen.getByText("One letter less, and it would say something.")).toBeVisible()
    expect(hasThing("/neon-colors")).toBe(false)
    await user.click(letter("l, letter 5"))
    expect(hasThing("/neon-colors")).toBe(true)
    expect(screen.getByText("“Hot restaurant.” Somebody stops. “Where?”")).toBeVisible()
    expect(container.querySelectorAll(".crowd svg")).toHaveLength(1)
    await user.click(letter("r, letter 6"))
    expect(screen.getByText("“Hot estaurant.” The dog across the street looks away.")).toBeVisible()
    expect(container.querySelectorAll(".crowd svg")).toHaveLength(1)
  })

  it("loses its letters one by one in winter, until somebody stops", () => {
    jest.useFakeTimers()
    const { container } = render(<Page />)
    fireEvent.click(letter("Wait a winter"))
    expect(screen.getByText("Frost...")).toBeVisible()
    for (let i = 0; i < 16; i++) act(() => void jest.advanceTimersByTime(400))
    expect(screen.getByText(/Somebody stops\./)).toBeVisible()
    expect(container.querySelectorAll(".crowd svg")).toHaveLength(1)
    jest.useRealTimers()
  })

  it("is over at once when pressed again, or in calm mode", () => {
    jest.useFakeTimers()
    render(<Page />)
    fireEvent.click(letter("Wait a winter"))
    fireEvent.click(letter("Wait a winter"))
    expect(screen.getByText(/Somebody stops\./)).toBeVisible()
    jest.useRealTimers()
  })

  it("is repaired in the end", () => {
    askForCalm(true)
    render(<Page />)
    for (let i = 0; i < 20 && !screen.queryByText(/nothing left to take/); i++)
      fireEvent.click(letter("Wait a winter"))
    expect(screen.getByText(/nothing left to take/)).toBeVisible()
    fireEvent.click(letter("Have it repaired"))
    expect(out()).toBe("")
    expect(screen.getByText("It says what it says. The electrician takes 40 marks.")).toBeVisible()
  })

  it("takes one stop of the Tab key; the arrows go from letter to letter", async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.tab()
    expect(letter("H, letter 1")).toHaveFocus()
    await user.keyboard("{ArrowLeft}{ArrowRight}{ArrowRight} ")
    expect(letter("t, letter 3")).toHaveFocus()
    expect(out()).toBe("te")
    await user.tab()
    expect(letter("Wait a winter")).toHaveFocus()
  })

  it("sparks as a letter dies, where motion is welcome", async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.click(letter("o, letter 2"))
    expect(letter("o, letter 2").querySelectorAll("i").length).toBeGreaterThan(3)
    await user.click(letter("o, letter 2"))
    expect(letter("o, letter 2").querySelectorAll("i")).toHaveLength(0)
  })

  it("takes another text, keeps what is broken where the letters stay, and all of it in the address", () => {
    render(<Page />)
    const write = (value: string) =>
      fireEvent.change(screen.getByLabelText("The sign says"), { target: { value } })
    write("Hotels")
    expect(out()).toBe("e")
    expect(window.location.search).toBe("?text=Hotels")
    write("Baari")
    expect(out()).toBe("")
    write("y".repeat(10_000_000))
    expect(screen.getByLabelText("The sign says")).toHaveValue("y".repeat(maxLength))
    expect(screen.getByText("There is room for 40 characters. Glass is expensive.")).toBeInTheDocument()
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

  it("moves where motion is welcome, and stands still where it is not", () => {
    const cancel = jest.fn()
    const animate = jest.fn(() => ({ cancel }))
    Object.assign(HTMLElement.prototype, { animate })
    const { unmount } = render(<Page />)
    // The sign and its broken letter, on the wall and in the street.
    expect(animate.mock.calls.length - cancel.mock.calls.length).toBe(4)
    fireEvent.click(letter("e, letter 4"))
    expect(animate).toHaveBeenLastCalledWith(expect.anything(), { duration: 1400, iterations: 1 })
    unmount()
    animate.mockClear()
    askForCalm(true)
    render(<Page />)
    expect(animate).not.toHaveBeenCalled()
    Reflect.deleteProperty(HTMLElement.prototype, "animate")
  })
})
