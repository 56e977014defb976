import { readFileSync } from "node:fs"
import { act, screen, within } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import DailyScrollTravel from "../../src/embeds/daily-scroll-travel/DailyScrollTravel"
import { backdrop, middlesOf, mix } from "../../src/embeds/daily-scroll-travel/paint/paintScene"
import { shapeOf } from "../../src/embeds/daily-scroll-travel/paint/shapes"
import { schema } from "../../src/embeds/daily-scroll-travel/schema"
import { thingsOf } from "../../src/embeds/daily-scroll-travel/things"
import {
  caughtText,
  fallenTo,
  heightAt,
  heightText,
  passedAt,
  wayPast,
} from "../../src/embeds/daily-scroll-travel/way"
import { hasThing, visit } from "../jest/visit"

const buildings = parse(schema, parseYaml(readFileSync("content/data/tall-buildings.yaml", "utf8")))
const things = thingsOf(buildings)
const way = wayPast(things)
const options = { path: "/daily-scroll-travel", data: { "tall-buildings": buildings } }
const markOf = (name: string) => way.marks[things.findIndex(thing => thing.name === name)] ?? Number.NaN

/** Scrolls the window, as a wheel does. */
function scroll(px: number): void {
  Object.defineProperty(window, "scrollY", { value: px, configurable: true })
  act(() => void window.dispatchEvent(new Event("scroll")))
}

beforeEach(() => {
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true })
  window.scrollTo = ((to: ScrollToOptions) => {
    Object.defineProperty(window, "scrollY", { value: to.top ?? 0, configurable: true })
  }) as typeof window.scrollTo
})

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

describe("the way up", () => {
  it("passes something with the first turn of the wheel, and a tower within ten thousand pixels", () => {
    expect(passedAt(way, 99)).toBe(0)
    expect(passedAt(way, 100)).toBe(1)
    expect(markOf("Näsinneula, Tampere")).toBeLessThan(10_000)
    expect(way.totalPx).toBeLessThan(20_000)
  })

  it("has the height of each thing where it is passed, and never goes down", () => {
    for (const [i, mark] of way.marks.entries())
      expect(heightAt(way, mark)).toBeCloseTo(things[i]?.metres ?? Number.NaN, 9)
    expect(heightAt(way, 0)).toBe(0)
    expect(heightAt(way, 50)).toBeCloseTo(0.00025)
    expect(heightAt(way, 1e6)).toBe(384_400_000)
    for (let px = 10; px <= way.totalPx; px += 10)
      expect(heightAt(way, px)).toBeGreaterThan(heightAt(way, px - 10))
  })

  it("falls faster and faster, and no deeper than the floor", () => {
    expect(fallenTo(16_000, 0)).toBe(16_000)
    expect(fallenTo(16_000, 1)).toBe(14_200)
    expect(fallenTo(16_000, 2)).toBe(8800)
    expect(fallenTo(16_000, 9)).toBe(0)
  })

  it.each([
    [0.0005, "0.5 mm"],
    [0.02575, "26 mm"],
    [0.9, "90 cm"],
    [12, "12 m"],
    [168, "168 m"],
    [8849, "8.8 km"],
    [384_400_000, "384,400 km"],
  ])("writes %f m as %s", (metres, expected) => {
    expect(heightText(metres)).toBe(expected)
  })

  it("tells a catch in a sentence", () => {
    expect(caughtText("the Moon", 0.0042)).toBe("Dropped from the Moon, caught 4.2 mm above the floor.")
  })
})

describe("the picture", () => {
  it("has a drawing for everything, side by side", () => {
    const middles = middlesOf(things)
    for (const [i, { name }] of things.entries()) {
      const { wide, parts } = shapeOf(name, i)
      expect(wide).toBeGreaterThan(0)
      expect(parts.length).toBeGreaterThan(0)
      for (const [, path] of parts) expect(path).toMatch(/^M.*z$/i)
      expect(middles[i]).toBeGreaterThan(middles[i - 1] ?? -1)
    }
  })

  it("has a kitchen at the bottom and the dark at the top", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080")
    expect(backdrop(0.0005)).toEqual(["#fbe3c0", "#ffd7a8", "#b5503c"])
    expect(backdrop(90_000)[0]).toBe("#02040e")
  })
})

describe("DailyScrollTravel", () => {
  const sign = () => screen.getByRole("status", { name: "What goes past" })

  it("pulls Pertti past the sugar at the first turn, and past all towers to the Moon", () => {
    visit(<DailyScrollTravel />, options)
    expect(sign()).toHaveTextContent("The floorPertti is holding on.")
    scroll(100)
    expect(sign()).toHaveTextContent("A grain of sugar 0.5 mm“Mind my corners.”")
    scroll(markOf("A match") + 5)
    expect(sign()).toHaveTextContent("A match")
    scroll(markOf("Näsinneula, Tampere"))
    expect(sign()).toHaveTextContent("Näsinneula, Tampere 168 m")
    expect(screen.getByRole("img", { name: /above: Näsinneula/ })).toBeVisible()
    scroll(way.totalPx)
    expect(sign()).toHaveTextContent("The Moon 384,400 km")
    expect(screen.getByText("The rope ends here. Let go.")).toBeVisible()
  })

  it("holds the page at the Moon until the hand has rested", () => {
    jest.useFakeTimers()
    const held = jest.spyOn(window, "scrollTo").mockImplementation(() => {})
    visit(<DailyScrollTravel />, options)
    for (let turn = 0; turn < 12; turn++) {
      scroll(way.totalPx + 1200 * (turn + 1))
      act(() => void jest.advanceTimersByTime(300))
    }
    expect(held).toHaveBeenCalledTimes(12)
    expect(held).toHaveBeenLastCalledWith({ top: way.totalPx, behavior: "instant" })
    act(() => void jest.advanceTimersByTime(1000))
    scroll(way.totalPx + 1200)
    expect(held).toHaveBeenCalledTimes(12)
    held.mockRestore()
    jest.useRealTimers()
  })

  it("drops him when let go, and is told where he was caught", async () => {
    const { user } = visit(<DailyScrollTravel />, options)
    scroll(markOf("A door"))
    await user.click(screen.getByRole("button", { name: "Let go" }))
    expect(sign()).toHaveTextContent("FallingCatch him!")
    expect(hasThing("/daily-scroll-travel")).toBe(false)
    await user.click(screen.getByRole("button", { name: "Catch him" }))
    expect(sign()).toHaveTextContent(/^CaughtDropped from a door, caught .* above the floor\.$/)
    expect(screen.queryByText(/Your best/)).toBeNull()
    expect(hasThing("/daily-scroll-travel")).toBe(true)
  })

  it("lets him fall to the floor where nothing moves", async () => {
    const { user } = visit(<DailyScrollTravel />, { ...options, calm: true })
    scroll(way.totalPx)
    await user.click(screen.getByRole("button", { name: "Let go" }))
    expect(sign()).toHaveTextContent("The floorHe fell from the Moon. Sugar everywhere.")
    expect(hasThing("/daily-scroll-travel")).toBe(true)
    expect(screen.getByRole("button", { name: "Let go" })).toHaveAttribute("aria-disabled", "true")
  })

  it("shows a catch to the one who opens its link", () => {
    visit(<DailyScrollTravel />, { ...options, query: `held=50&from=${things.length}` })
    expect(sign()).toHaveTextContent("CaughtDropped from the Moon, caught 0.25 mm above the floor.")
    scroll(60)
    expect(sign()).toHaveTextContent("A grain of sugar")
  })

  it("counts today's pixels once", () => {
    visit(<DailyScrollTravel />, options)
    const tower = sign().parentElement as HTMLElement
    expect(within(tower).getAllByText(/ px$/)).toHaveLength(1)
  })
})
