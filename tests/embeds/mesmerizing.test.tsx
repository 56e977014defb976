import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { drawing, type Shape } from "../../src/embeds/mesmerizing/drawing"
import {
  holdMilliseconds,
  isInk,
  maxHertz,
  phases,
  rate,
  secondsLeft,
  seenAfter,
} from "../../src/embeds/mesmerizing/logic"
import Mesmerizing from "../../src/embeds/mesmerizing/Mesmerizing"
import {
  anySettings,
  defaultSettings,
  facts,
  fitted,
  formatLook,
  parseLook,
  patterns,
  type Settings,
} from "../../src/embeds/mesmerizing/settings"
import { seeded } from "../../src/lib/game/random"
import { askForCalm } from "../jest/visit"

const aColour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, "0")}`)
const someSettings: fc.Arbitrary<Settings> = fc
  .record({
    pattern: fc.constantFrom(...patterns),
    speed: fc.integer({ min: 5, max: 100 }),
    arms: fc.integer({ min: 1, max: 12 }),
    density: fc.integer({ min: 4, max: 40 }),
    ink: aColour,
    paper: aColour,
    inward: fc.boolean(),
  })
  .map(fitted)
/** A place between the middle and a corner. */
const aPlace = fc
  .tuple(fc.double({ min: 0.01, max: 1, noNaN: true }), fc.double({ min: 0, max: 6.28, noNaN: true }))
  .map(([r, angle]) => [r * Math.cos(angle), r * Math.sin(angle)] as const)
const aMoment = fc.double({ min: -200, max: 200, noNaN: true })

function isInside(shape: Shape, x: number, y: number): boolean {
  if (!("points" in shape)) return Math.hypot(x - shape.x, y - shape.y) < shape.r
  const { points } = shape
  let inside = false
  for (let i = 0; i < points.length; i += 2) {
    const [x1 = 0, y1 = 0] = points.slice(i, i + 2)
    const [x2 = 0, y2 = 0] = i + 2 < points.length ? points.slice(i + 2, i + 4) : points
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

describe("the flash limit", () => {
  it("is at most one and a quarter cycles a second, whatever the settings", () => {
    expect(maxHertz).toBeLessThan(3)
    fc.assert(
      fc.property(someSettings, settings => expect(Math.abs(rate(settings))).toBeLessThanOrEqual(maxHertz)),
    )
  })

  it("holds at every place: all layers together move no faster than the pattern", () => {
    const step = 1e-5
    fc.assert(
      fc.property(someSettings, aPlace, aMoment, (settings, [x, y], moment) => {
        const before = phases(settings, x, y, moment)
        const after = phases(settings, x, y, moment + step)
        const moved = after.reduce((sum, phase, i) => sum + Math.abs(phase - (before[i] ?? 0)), 0)
        expect(moved / step).toBeLessThan(1 + 1e-4)
      }),
      { numRuns: 2000 },
    )
  })

  it("never lets a place flash more than three times in any second, at full speed", () => {
    fc.assert(
      fc.property(someSettings, aPlace, aMoment, (settings, [x, y], moment) => {
        const fastest = { ...settings, speed: 100 }
        let ink = isInk(fastest, x, y, moment)
        let changes = 0
        for (let i = 1; i <= 120; i++) {
          const next = isInk(fastest, x, y, moment + (rate(fastest) * i) / 120)
          if (next !== ink) changes++
          ink = next
        }
        const changesBySettings = 1 + Math.floor(1000 / holdMilliseconds)
        expect(Math.floor((changes + changesBySettings) / 2)).toBeLessThanOrEqual(3)
      }),
      { numRuns: 1000 },
    )
  })
})

describe("the drawing", () => {
  it("has ink where the phases say", () => {
    fc.assert(
      fc.property(someSettings, aPlace, aMoment, (settings, [x, y], moment) => {
        const nearAnEdge = phases(settings, x, y, moment).some(
          phase => Math.abs(phase * 2 - Math.round(phase * 2)) < 0.1,
        )
        fc.pre(!nearAnEdge && Math.hypot(x, y) > 0.03)
        const { shapes, turn } = drawing(settings)(moment)
        const [c, s] = [Math.cos(-turn), Math.sin(-turn)]
        const inside = shapes.filter(shape => isInside(shape, x * c - y * s, x * s + y * c)).length
        expect(inside % 2 === 1).toBe(isInk(settings, x, y, moment))
      }),
      { numRuns: 300 },
    )
  })

  it("stays light enough to be drawn sixty times a second", () => {
    for (const pattern of patterns) {
      for (const arms of [facts[pattern].minArms, facts[pattern].maxArms]) {
        for (const density of [4, 40]) {
          const { shapes } = drawing({ ...defaultSettings, pattern, arms, density })(1)
          const points = shapes.reduce(
            (sum, shape) => sum + ("points" in shape ? shape.points.length / 2 : 16),
            0,
          )
          expect(points).toBeLessThan(20_000)
        }
      }
    }
  })
})

describe("the stare", () => {
  it("lasts twenty seconds", () => {
    expect([0, 0.01, 1, 19.5, 20, 25].map(secondsLeft)).toEqual([20, 20, 19, 1, 0, 0])
  })

  it("tells of the opposite of what moved: an edge of a band goes outwards, or inwards the other way", () => {
    fc.assert(
      fc.property(someSettings, settings => {
        fc.pre(["spiral", "whirl", "tunnel"].includes(settings.pattern))
        const phase = (r: number, cycles: number) => phases(settings, r, 0, cycles)[0] ?? 0
        const later = Math.sign(rate(settings)) * 0.01
        // The same phase is found further out or further in.
        const isOutwards = phase(0.5, later) < phase(0.5, 0) === phase(0.51, 0) > phase(0.5, 0)
        expect(seenAfter(settings)).toContain(isOutwards ? "shrinks" : "grows")
      }),
    )
    expect(seenAfter({ ...defaultSettings, pattern: "lines", arms: 2 })).toContain("moves")
  })
})

describe("settings", () => {
  it("survive the way through a link", () => {
    fc.assert(
      fc.property(someSettings, settings => expect(parseLook(formatLook(settings))).toEqual(settings)),
    )
  })

  it("are made fit when a link is wrong", () => {
    expect(parseLook("")).toEqual(defaultSettings)
    expect(parseLook("tunnel.900.1.7.red.FFFFFF.in")).toEqual({
      ...defaultSettings,
      pattern: "tunnel",
      speed: 100,
      arms: 2,
      density: 7,
      ink: "#000080",
      paper: "#ffffff",
      inward: true,
    })
    fc.assert(fc.property(fc.string(), text => expect(fitted(parseLook(text))).toEqual(parseLook(text))))
  })

  it("by chance are ones that the sliders can reach, in two colours", () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const settings = anySettings(seeded(seed))
        expect(fitted(settings)).toEqual(settings)
        expect(settings.ink).not.toBe(settings.paper)
        expect(settings.speed).toBeLessThanOrEqual(70)
      }),
    )
  })
})

describe("mesmerizing", () => {
  const turns: number[] = []
  const fullscreenEnabled = (value: boolean) =>
    Object.defineProperty(document, "fullscreenEnabled", { value, configurable: true })

  beforeEach(() => {
    jest.useFakeTimers()
    turns.length = 0
    window.history.replaceState(null, "", "/mesmerizing")
    const nothing = () => {}
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function context(
      this: HTMLCanvasElement,
    ) {
      const pen = new Proxy(
        { canvas: this, rotate: (turn: number) => turns.push(turn) } as Record<string, unknown>,
        {
          get: (own, name) => own[String(name)] ?? nothing,
        },
      )
      return pen as never
    })
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    fullscreenEnabled(false)
    Object.defineProperty(document, "hidden", { value: false, configurable: true })
  })
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const look = () => new URLSearchParams(window.location.search).get("look")
  const calm = () => askForCalm(true)

  it("plays and pauses at a press on the picture itself", async () => {
    const user = setup()
    render(<Mesmerizing />)
    await user.click(screen.getByRole("img", { name: /, still$/ }))
    expect(screen.getByRole("button", { name: "Pause" })).toBeVisible()
    await user.click(screen.getByRole("img", { name: /, moving$/ }))
    expect(screen.getByRole("button", { name: "Play" })).toBeVisible()
  })

  it("is still until Play is pressed, and again after Pause", async () => {
    const user = setup()
    render(<Mesmerizing />)
    wait(1000)
    expect(new Set(turns)).toEqual(new Set([0]))
    expect(screen.queryByText(/Warning/)).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Play" }))
    wait(1000)
    expect(turns.at(-1)).toBeGreaterThan(0)
    expect(screen.getByRole("img", { name: "Archimedean spiral, moving" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Pause" }))
    const stopped = turns.length
    wait(1000)
    expect(turns).toHaveLength(stopped)
  })

  it("turns no further while the page is hidden", async () => {
    const user = setup()
    render(<Mesmerizing />)
    await user.click(screen.getByRole("button", { name: "Play" }))
    wait(500)
    Object.defineProperty(document, "hidden", { value: true, configurable: true })
    act(() => void document.dispatchEvent(new Event("visibilitychange")))
    const stopped = turns.length
    wait(5000)
    expect(turns).toHaveLength(stopped)
    Object.defineProperty(document, "hidden", { value: false, configurable: true })
    act(() => void document.dispatchEvent(new Event("visibilitychange")))
    wait(100)
    expect((turns.at(-1) ?? 0) - (turns[stopped - 1] ?? 0)).toBeLessThan(0.3)
  })

  it("warns first when motion is unwelcome, and moves only when it is played anyway", async () => {
    calm()
    const user = setup()
    render(<Mesmerizing />)
    expect(screen.getByText(/Warning: this moves/)).toBeInTheDocument()
    wait(1000)
    expect(new Set(turns)).toEqual(new Set([0]))
    await user.click(screen.getByRole("button", { name: "Play anyway" }))
    wait(1000)
    expect(turns.at(-1)).toBeGreaterThan(0)
  })

  const hamster = () => screen.queryByRole("img", { name: "The portrait of a hamster, hanging still" })

  it("shows a hamster who stands still after 20 seconds, until it is played again", async () => {
    const user = setup()
    render(<Mesmerizing />)
    expect(screen.queryByText("20")).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Play" }))
    wait(5100)
    expect(screen.getByText("15")).toBeVisible()
    expect(hamster()).not.toBeInTheDocument()
    wait(15_100)
    expect(hamster()).toBeVisible()
    expect(screen.getByText("It is a picture. If he shrinks, that is you.")).toBeVisible()
    const stopped = turns.length
    wait(1000)
    expect(turns).toHaveLength(stopped)
    wait(7000)
    expect(screen.getByText("That wasn't you.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Play" }))
    expect(hamster()).not.toBeInTheDocument()
    wait(100)
    expect(screen.getByText("20")).toBeVisible()
  })

  it("counts from 20 again after a pause, and shows no hamster to those who don't want one", async () => {
    const user = setup()
    render(<Mesmerizing />)
    await user.click(screen.getByRole("button", { name: "Play" }))
    wait(15_000)
    await user.click(screen.getByRole("button", { name: "Pause" }))
    await user.click(screen.getByRole("button", { name: "Play" }))
    wait(15_000)
    expect(hamster()).not.toBeInTheDocument()
    await user.click(screen.getByRole("checkbox", { name: "A hamster after 20 seconds" }))
    wait(30_000)
    expect(hamster()).not.toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Pause" })).toBeVisible()
  })

  it("puts the sliders in the link, never in a hurry", () => {
    render(<Mesmerizing />)
    const density = screen.getByLabelText(/^Density/)
    fireEvent.change(density, { target: { value: "20" } })
    wait(10)
    expect(look()).toBe("spiral.80.3.20.000080.ffffff.out")
    fireEvent.change(density, { target: { value: "21" } })
    fireEvent.change(density, { target: { value: "22" } })
    wait(600)
    expect(look()).toContain(".20.")
    expect(screen.getByLabelText("Density: 22")).toBeInTheDocument()
    wait(200)
    expect(look()).toContain(".22.")
  })

  it("begins with the link, fits the sliders to the pattern, and starts again", async () => {
    const user = setup()
    window.history.replaceState(null, "", "/mesmerizing?look=whirl.30.9.8.111111.5dff5d.in")
    render(<Mesmerizing />)
    wait(10)
    expect(screen.getByRole("img", { name: "Logarithmic spiral, still" })).toBeInTheDocument()
    expect(screen.getByLabelText("Arms: 9")).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText("Pattern"), "lines")
    expect(screen.getByLabelText("Gratings: 4")).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Start again" }))
    wait(800)
    expect(screen.getByRole("img", { name: "Archimedean spiral, still" })).toBeInTheDocument()
    expect(look()).toBeNull()
  })

  it("says so when there is nothing to see", () => {
    render(<Mesmerizing />)
    fireEvent.change(screen.getByLabelText("Ink"), { target: { value: "#ffffff" } })
    expect(screen.getByText(/colour of the paper/)).toBeVisible()
  })

  it("picks settings by chance", () => {
    render(<Mesmerizing />)
    fireEvent.click(screen.getByRole("button", { name: "Random" }))
    wait(800)
    expect(look()).not.toBeNull()
    expect(formatLook(parseLook(look() ?? ""))).toBe(look())
  })

  it("fills the screen where the browser can, and has no button for it elsewhere", async () => {
    const { unmount } = render(<Mesmerizing />)
    expect(screen.queryByRole("button", { name: "Full screen" })).not.toBeInTheDocument()
    unmount()
    fullscreenEnabled(true)
    const asked = jest.fn(() => Promise.resolve())
    HTMLElement.prototype.requestFullscreen = asked
    render(<Mesmerizing />)
    await setup().click(screen.getByRole("button", { name: "Full screen" }))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it("saves the picture, or says that it can't", async () => {
    const user = setup()
    const names: string[] = []
    URL.createObjectURL = () => "blob:picture"
    URL.revokeObjectURL = () => {}
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const toBlob = jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(give => give(null))
    render(<Mesmerizing />)
    await user.click(screen.getByRole("button", { name: "Save as PNG" }))
    expect(await screen.findByText("This browser keeps the picture to itself.")).toBeInTheDocument()
    toBlob.mockImplementation(give => give(new Blob(["png"])))
    await user.click(screen.getByRole("button", { name: "Save as PNG" }))
    expect(names).toEqual(["mesmerizing-spiral.png"])
    expect(await screen.findByText("Saved.")).toBeInTheDocument()
  })
})
