import { readFileSync } from "node:fs"
import { render, screen } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import DailyScrollTravel from "../../src/embeds/daily-scroll-travel/DailyScrollTravel"
import { schema } from "../../src/embeds/daily-scroll-travel/schema"
import {
  allLandmarks,
  camera,
  landmarksInView,
  outlineOf,
} from "../../src/embeds/daily-scroll-travel/skyline"
import { write } from "../../src/hooks/storage/useStorage"
import { dailyScroll } from "../../src/hooks/visit/visit"
import { onPage } from "../jest/visit"

const buildings = parse(schema, parseYaml(readFileSync("content/data/tall-buildings.yaml", "utf8")))
const facts = { path: "/daily-scroll-travel", data: { "tall-buildings": buildings } }
const show = () => render(onPage(<DailyScrollTravel />, facts))
/** Pixels of so many metres at 96 to the inch. */
const pixels = (metres: number) => Math.ceil((metres / 0.0254) * 96)

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date("2024-05-31T12:00:00") })
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

describe("the tall buildings", () => {
  it("are twenty or more, from Näsinneula to Burj Khalifa, lowest first, each once", () => {
    expect(buildings.length).toBeGreaterThanOrEqual(20)
    expect(buildings[0]).toEqual({ name: "Näsinneula", city: "Tampere", metres: 168, year: 1971 })
    expect(buildings.at(-1)).toEqual({ name: "Burj Khalifa", city: "Dubai", metres: 828, year: 2010 })
    const heights = buildings.map(({ metres }) => metres)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect(new Set(buildings.map(({ name }) => name)).size).toBe(buildings.length)
  })
})

describe("the skyline", () => {
  const names = (height: number) => landmarksInView(buildings, height).map(({ name }) => name)

  it("has what was passed, what is next and what is behind that, at any height", () => {
    expect(names(0)[0]).toBe("a sunflower seed")
    expect(names(3)).toEqual([
      "a chair",
      "a door",
      "a block of flats of three floors",
      "a grown spruce",
      "Helsinki Cathedral",
    ])
    expect(names(185)[2]).toBe("Turning Torso")
    expect(names(5000).at(-1)).toBe("Burj Khalifa")
  })

  it("is looked at from the wheel: above each as it is passed, with the next one whole in sight", () => {
    const all = allLandmarks(buildings)
    expect(camera(all, 0)).toEqual({ at: -1, metres: expect.closeTo(0.0115, 6) })
    expect(camera(all, 0.1)).toEqual({ at: 2, metres: expect.closeTo(0.345, 6) })
    expect(camera(all, 5000)).toEqual({ at: all.length - 1, metres: 5750 })
    let before = camera(all, 0)
    for (let height = 0.001; height < 900; height *= 1.02) {
      const now = camera(all, height)
      const next = all.find(({ metres }) => metres > height)
      expect(now.at).toBeGreaterThan(before.at - 1e-9)
      expect(now.metres).toBeGreaterThan(before.metres - 1e-9)
      expect(now.metres).toBeGreaterThan(Math.max(height, next?.metres ?? 0))
      before = now
    }
  })

  it("has something within the first turns of the wheel, of a hundred pixels each", () => {
    const passed = (turns: number) =>
      allLandmarks(buildings).filter(({ metres }) => metres <= (turns * 100 * 0.0254) / 96)
    expect([1, 2, 4, 12].map(turns => passed(turns).at(-1)?.name)).toEqual([
      "a sunflower seed",
      "a matchbox",
      "a hamster",
      "a bottle",
    ])
  })

  it("has an outline for everything", () => {
    for (const { name } of allLandmarks(buildings)) {
      const [path, width] = outlineOf(name)
      expect(path).toMatch(/^M.*z$/)
      expect(width).toBeGreaterThan(0)
    }
  })
})

describe("DailyScrollTravel", () => {
  it("is honest about an empty browser", () => {
    show()
    expect(
      screen.getByText(
        /has passed nothing yet\. Ahead: a sunflower seed, 0\.01 m\. The first tall one: Näsinneula in Tampere, 168 m, which is 168 m/,
      ),
    ).toBeInTheDocument()
    expect(screen.queryByText("passed")).toBeNull()
  })

  it("passes small things first", () => {
    write(dailyScroll, [{ distance: pixels(3), year: 2024, month: 5, day: 31 }])
    show()
    expect(
      screen.getByRole("img", { name: /^A skyline from a chair to Helsinki Cathedral/ }),
    ).toBeInTheDocument()
    expect(
      screen.getByText(/^Passed: a door \(2\.1 m\)\. Ahead: a block of flats of three floors, 10 m\./),
    ).toBeInTheDocument()
  })

  it("marks the buildings that have been passed, in words, and tells the next", () => {
    write(dailyScroll, [
      { distance: pixels(100), year: 2023, month: 12, day: 31 },
      { distance: pixels(85), year: 2024, month: 5, day: 31 },
    ])
    show()
    expect(
      screen.getByText(
        "3 passed, the last of them Space Needle (184 m). Next: Turning Torso in Malmö, 190 m, which is 5 m further up.",
      ),
    ).toBeInTheDocument()
    expect(screen.getAllByText("passed")).toHaveLength(3)
  })

  it("runs out of buildings, but not of Moon", () => {
    write(dailyScroll, [{ distance: pixels(900), year: 2024, month: 5, day: 1 }])
    show()
    expect(screen.getByText(/There is nothing taller to pass/)).toBeInTheDocument()
    expect(screen.getByText(/^900 m of 384,400 km: 0\.000234%/)).toBeInTheDocument()
  })
})
