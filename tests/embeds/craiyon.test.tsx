import { screen, within } from "@testing-library/react"
import fc from "fast-check"
import Craiyon from "../../src/embeds/craiyon/Craiyon"
import { draw, newCrayonLength, pictures, read } from "../../src/embeds/craiyon/logic"
import { hatch, lengthOf, wobble } from "../../src/embeds/craiyon/scribble"
import { crayons, things } from "../../src/embeds/craiyon/shapes"
import { seeded } from "../../src/lib/game/random"
import { hasThing, visit } from "../jest/visit"

const aPrompt = fc
  .array(
    fc.constantFrom(...things.flatMap(({ words }) => words), ...crayons, "two", "big", "and", "teapot"),
    {
      maxLength: 8,
    },
  )
  .map(words => words.join(" "))

describe("the hand", () => {
  it("fills a square from side to side", () => {
    const rows = hatch(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      0.25,
      0,
    )
    expect(rows).toEqual([
      [
        [0, 0.125],
        [1, 0.125],
      ],
      [
        [1, 0.375],
        [0, 0.375],
      ],
      [
        [0, 0.625],
        [1, 0.625],
      ],
      [
        [1, 0.875],
        [0, 0.875],
      ],
    ])
    expect(
      lengthOf([
        [0, 0],
        [3, 4],
        [3, 5],
      ]),
    ).toBe(6)
  })

  it("shakes by no more than it may", () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 0.1, noNaN: true }), (seed, max) => {
        // Sums of doubles are off by their rounding.
        const shake = max + 1e-9
        for (const [x, y] of wobble(
          [
            [0, 0.5],
            [1, 0.5],
          ],
          max,
          seeded(seed),
        )) {
          expect(Math.abs(y - 0.5)).toBeLessThanOrEqual(shake)
          expect(x).toBeGreaterThanOrEqual(-shake)
          expect(x).toBeLessThanOrEqual(1 + shake)
        }
      }),
    )
  })
})

describe("a prompt", () => {
  it("is read for what can be drawn, its colour, number and size", () => {
    const { wishes, unknown } = read("Two big red horses under a teapot")
    expect(wishes).toMatchObject([{ colour: "red", count: 2, scale: 1.4 }])
    expect(wishes[0]?.thing.words[0]).toBe("horse")
    expect(unknown).toBe("teapot")
    expect(read("nine cats").wishes[0]?.count).toBe(9)
    expect(read("99 cats").wishes[0]?.count).toBe(60)
  })

  it("gives the same nine sheets every time, and others for other words", () => {
    expect(draw("a house")).toEqual(draw(" A house"))
    expect(draw("a house")).not.toEqual(draw("a horse"))
    expect(draw("a house")).toHaveLength(pictures)
  })

  it("becomes a hamster where nothing of it is known", () => {
    expect(read("42 hamsters").wishes[0]?.count).toBe(42)
    expect(read("seven cats").wishes[0]?.count).toBe(7)
    expect(draw("zeitgeist")[0]?.note).toBe("I don't know the word “zeitgeist”, so I drew a hamster.")
    expect(draw("")[0]?.strokes.length).toBeGreaterThan(25)
  })

  it("stays on the paper, and within the box", () => {
    fc.assert(
      fc.property(aPrompt, prompt => {
        let before = Object.fromEntries(crayons.map(name => [name, 1])) as Record<string, number>
        for (const { strokes, box } of draw(prompt)) {
          for (const { points } of strokes)
            for (const [x, y] of points) {
              expect(Math.abs(x - 0.5)).toBeLessThan(0.75)
              expect(Math.abs(y - 0.5)).toBeLessThan(0.75)
            }
          for (const name of crayons) {
            expect(box[name]).toBeGreaterThanOrEqual(0)
            expect(box[name]).toBeLessThanOrEqual(before[name] ?? 0)
          }
          before = box
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe("the box", () => {
  it("loses its blue before the ninth sky, and the sky is another colour from then on", () => {
    const sheets = draw("a hamster in a house under the sun")
    const at = sheets.findIndex(({ box }) => box.blue === 0)
    expect(at).toBeGreaterThan(2)
    expect(at).toBeLessThan(pictures - 1)
    expect(sheets[at + 1]?.strokes.some(({ ink }) => ink === "blue")).toBe(false)
    expect(sheets[at + 1]?.note).toMatch(/blue|purple/)
    expect(sheets[0]?.strokes[0]?.ink).toBe("blue")
  })

  it("holds no more wax than it had", () => {
    const sheets = draw("four red cars and a red house")
    const used = sheets
      .flatMap(({ strokes }) => strokes)
      .filter(({ ink }) => ink === "red")
      .reduce((sum, { points }) => sum + lengthOf(points), 0)
    // The last stroke of a crayon is drawn to its end.
    expect(used).toBeLessThan(newCrayonLength + 6)
  })
})

describe("Craiyon", () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
  })
  afterEach(() => jest.restoreAllMocks())

  const ideas = ["a hamster in a house", "a purple cow"]

  it("draws what one asks for, and keeps it and the sheet in the link", async () => {
    const { user, address } = visit(<Craiyon ideas={ideas} />, { path: "/craiyon", calm: true })
    expect(screen.getAllByRole("button", { name: /^Sheet \d$/ })).toHaveLength(9)
    await user.clear(screen.getByRole("textbox"))
    await user.type(screen.getByRole("textbox"), "<b>zebra</b>{Enter}")
    expect(screen.getAllByRole("status")[0]).toHaveTextContent("I don't know the word “zebra”")
    await user.click(screen.getByRole("button", { name: "Sheet 4" }))
    expect(address()).toBe("/craiyon?prompt=%3Cb%3Ezebra%3C%2Fb%3E&sheet=4")
    expect(screen.getByRole("img", { name: /^Crayons after sheet 4/ })).toBeInTheDocument()
  })

  it("has another idea", async () => {
    const { user } = visit(<Craiyon ideas={ideas} />, { path: "/craiyon", calm: true })
    await user.click(screen.getByRole("button", { name: "Another idea" }))
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("a purple cow")
  })

  it("hangs sheets on the fridge, each once and three at most", async () => {
    const { user, unmount } = visit(<Craiyon ideas={ideas} />, { path: "/craiyon", calm: true })
    expect(screen.queryByRole("list", { name: "On the fridge" })).not.toBeInTheDocument()
    const hang = async (sheet: number) => {
      await user.click(screen.getByRole("button", { name: `Sheet ${sheet}` }))
      await user.click(screen.getByRole("button", { name: "For your fridge" }))
    }
    for (const sheet of [1, 2, 1, 3]) await hang(sheet)
    const hung = () =>
      within(screen.getByRole("list", { name: "On the fridge" }))
        .getAllByRole("img")
        .map(picture => picture.getAttribute("aria-label"))
    expect(hung()).toEqual([2, 1, 3].map(sheet => `Sheet ${sheet}: a hamster in a house`))
    await hang(4)
    expect(hung()).toEqual([1, 3, 4].map(sheet => `Sheet ${sheet}: a hamster in a house`))
    expect(screen.getByText("Sheet 4 hangs. The oldest has slid behind the fridge.")).toBeInTheDocument()
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    expect(hasThing("/craiyon")).toBe(true)
    unmount()
    visit(<Craiyon ideas={ideas} />, { path: "/craiyon", calm: true, again: true })
    expect(hung()).toEqual([1, 3, 4].map(sheet => `Sheet ${sheet}: a hamster in a house`))
  })
})
