import { act, fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import {
  bulbs,
  charged,
  coast,
  darkest,
  darkness,
  joulesPerMetre,
  lamp,
  letRest,
  light,
  limit,
  litBulbs,
  litText,
  type Made,
  metresPerPixel,
  nothing,
  seedSeconds,
  seedsInOneRest,
  signText,
  step,
  still,
  sum,
  topSpeed,
  type Wheel,
  warmth,
  watts,
} from "../../src/embeds/pertti/logic"
import PerttiInWheel from "../../src/embeds/pertti/PerttiInWheel"
import { lifeWorkEntry } from "../../src/embeds/pertti/useWheel"
import { activityText, lifeWork } from "../../src/embeds/pertti/words"
import { calmMode } from "../../src/hooks/browser/motion"
import { read, write } from "../../src/hooks/storage/useStorage"

const metres = fc.double({ min: 0, max: 5, noNaN: true })
const seconds = fc.double({ min: 0, max: 100, noNaN: true })
const aWheel: fc.Arbitrary<Wheel> = fc.record({
  speed: fc.double({ min: 0, max: topSpeed, noNaN: true }),
  owed: fc.constant(0),
  breath: fc.double({ min: 0, max: 1, noNaN: true }),
  rested: fc.option(seconds),
})

function run(wheel: Wheel, parts: readonly [pushed: number, seconds: number][]) {
  return parts.reduce<{ wheel: Wheel; made: Made }>(
    (state, [pushed, time]) => {
      const next = step(state.wheel, pushed, time)
      return { wheel: next.wheel, made: sum(state.made, next.made) }
    },
    { wheel, made: nothing },
  )
}

describe("the wheel", () => {
  it("makes a quarter of a joule a metre, and a third of a watt at full speed", () => {
    expect(joulesPerMetre).toBeCloseTo(0.251, 3)
    expect(watts(topSpeed)).toBeCloseTo(0.351, 3)
    expect(watts(0)).toBe(0)
    expect([0, topSpeed / 4, topSpeed].map(lamp)).toEqual([0, expect.closeTo(0.351, 2), 1])
  })

  it("lights the site as it lights the lamp, and warms it above that", () => {
    const at = (speed: number) => darkness({ ...still, speed })
    expect([at(0), at(topSpeed / 2), at(topSpeed)]).toEqual([darkest, expect.closeTo(darkest * 0.298, 2), 0])
    expect(darkness({ ...still, rested: 0 })).toBe(0)
    expect(darkness({ ...still, rested: 1000 })).toBe(darkest)
    expect([0, 0.7, topSpeed].map(warmth)).toEqual([0, 0, expect.closeTo(0.3, 2)])
  })

  it("never goes faster than Pertti does, nor backwards, and his breath stays between none and all", () => {
    fc.assert(
      fc.property(aWheel, fc.array(fc.tuple(metres, seconds)), (wheel, parts) => {
        const end = run(wheel, parts).wheel
        expect(end.speed).toBeGreaterThanOrEqual(0)
        expect(end.speed).toBeLessThanOrEqual(topSpeed)
        expect(end.breath).toBeGreaterThanOrEqual(0)
        expect(end.breath).toBeLessThanOrEqual(1)
      }),
    )
  })

  it("goes as far as it is pushed, however slowly, as long as it isn't hurried", () => {
    const gentle = fc.tuple(
      fc.double({ min: 0, max: 0.05, noNaN: true }),
      fc.double({ min: 0.1, max: 5, noNaN: true }),
    )
    fc.assert(
      fc.property(fc.array(gentle), parts => {
        const { wheel, made } = run(still, parts)
        const pushed = parts.reduce((all, [push]) => all + push, 0)
        expect(made.metres + wheel.speed * coast + wheel.owed).toBeCloseTo(pushed, 9)
      }),
    )
  })

  it("is turned by two pixels in every frame", () => {
    const { wheel, made } = run(
      still,
      Array.from({ length: 600 }, () => [2 * metresPerPixel, 1 / 60]),
    )
    expect(wheel.speed).toBeCloseTo(120 * metresPerPixel, 2)
    expect(made.metres).toBeGreaterThan(1000 * metresPerPixel)
  })

  it("comes out the same, however often one looks", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: topSpeed, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (speed, a, b) => {
          const wheel = { ...still, speed }
          const once = run(wheel, [[0, a + b]])
          const twice = run(wheel, [
            [0, a],
            [0, b],
          ])
          expect(twice.wheel.speed).toBeCloseTo(once.wheel.speed, 9)
          expect(twice.made.metres).toBeCloseTo(once.made.metres, 9)
        },
      ),
    )
  })

  it("stands by itself in the end", () => {
    expect(step({ ...still, speed: topSpeed }, 0, 10).wheel.speed).toBe(0)
  })

  it("tires him, and half a minute on his feet brings his breath back", () => {
    const tired = run(
      still,
      Array.from({ length: 700 }, () => [1, 0.1]),
    ).wheel
    expect(tired.breath).toBe(0)
    expect(limit(tired)).toBe(topSpeed / 2)
    expect(step({ ...tired, speed: 0 }, 0, 30).wheel.breath).toBe(1)
  })

  it("isn't pushed while he rests, and gives a seed for each twenty seconds, up to full cheeks", () => {
    const resting = letRest(still, true)
    expect(step(resting, 5, 1).wheel.speed).toBe(0)
    expect(step(resting, 0, seedSeconds - 0.1).made.seeds).toBe(0)
    fc.assert(
      fc.property(fc.array(seconds), times => {
        const all = times.reduce((sum, time) => sum + time, 0)
        const { made } = run(
          resting,
          times.map(time => [1, time]),
        )
        expect(Math.abs(made.seeds - Math.min(seedsInOneRest, all / seedSeconds))).toBeLessThanOrEqual(1)
        expect(made.seeds).toBeLessThanOrEqual(seedsInOneRest)
        expect(made.joules).toBe(0)
      }),
    )
    expect(letRest(step(resting, 0, 60).wheel, false).rested).toBeNull()
  })
})

describe("the words", () => {
  it("tell what he does and what it is enough for", () => {
    expect(activityText(still)).toMatch(/waits for you/)
    expect(activityText({ ...still, speed: 1 })).toBe("Pertti runs.")
    expect(activityText({ ...still, speed: 0.5, breath: 0 })).toMatch(/half speed/)
    expect(activityText({ ...still, speed: 1 }, 2.5)).toBe("The sign says SEND.")
    expect(activityText(still, -1)).toBe("Oh no.")
    expect(lifeWork({ metres: 1234, joules: 309.6, seeds: 1 })).toBe(
      "With you he has run 1.2 kilometres and found 1 seed. He is still here.",
    )
    expect(lifeWork({ ...nothing, metres: 0.9 })).toMatch(/has run 1 metre and found 0 seeds/)
  })
})

describe("the sign", () => {
  it("is lit bulb by bulb, until the fuse goes", () => {
    expect([0, 0.6, 3, 100].map(litText)).toEqual(["", "S", "SEND S", signText])
    let charge = 0
    const seen = new Set<number>()
    for (let i = 0; i < 200 && charge >= 0; i++) {
      seen.add(litBulbs(charge))
      charge = charged(charge, 0.1)
    }
    expect([...seen]).toEqual(Array.from({ length: bulbs + 1 }, (_, i) => i))
    expect(charge).toBeLessThan(0)
    expect(litBulbs(charge)).toBe(0)
  })

  it("lights the site too, and takes all light with it", () => {
    expect(darkness(still, 100)).toBe(0)
    expect(darkness({ ...still, speed: topSpeed }, -1)).toBe(darkest)
    // The sign lights his room too, when he stands still.
    expect([light(still, 0), light(still, 100), light(still, -1)]).toEqual([0, 1, 0])
  })
})

describe("the page", () => {
  const runs = () => screen.queryByRole("img", { name: "Pertti runs in his wheel" }) !== null
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
  const scroll = (to: number) => {
    Object.defineProperty(window, "scrollY", { configurable: true, value: to })
    fireEvent.scroll(window)
  }
  const show = () => render(<PerttiInWheel />)
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
    Object.defineProperty(window, "scrollY", { configurable: true, value: 0 })
  })
  afterEach(() => jest.useRealTimers())

  it("shows a hamster who stands, before anything else", () => {
    const html = renderToString(<PerttiInWheel />)
    expect(html).toContain("Pertti in his wheel")
  })

  it("turns as it is scrolled, either way, and stands again when left alone", () => {
    show()
    expect(runs()).toBe(false)
    scroll(4000)
    pass(100)
    expect(runs()).toBe(true)
    expect(screen.getByRole("img", { name: "Pertti runs in his wheel" })).toBeVisible()
    expect(screen.getByRole("status")).toHaveTextContent("Pertti runs.")
    pass(10_000)
    expect(runs()).toBe(false)
    scroll(0)
    pass(100)
    expect(runs()).toBe(true)
    pass(10_000)
    const kept = read(lifeWorkEntry)
    expect(kept.metres).toBeGreaterThan(8000 * metresPerPixel - 0.1)
    expect(kept.metres).toBeLessThanOrEqual(8000 * metresPerPixel)
    expect(kept.joules).toBeCloseTo(kept.metres * joulesPerMetre, 6)
    expect(jest.getTimerCount()).toBe(0)
  })

  it("runs by the button too, and remembers the work", () => {
    const { unmount } = show()
    press("Run")
    pass(200)
    expect(runs()).toBe(true)
    unmount()
    expect(read(lifeWorkEntry).metres).toBeGreaterThan(0)
    show()
    expect(screen.getByText(/With you he has run \d+ metres/)).toBeVisible()
  })

  it("has the sign lit by scrolling on it, which leaves the page where it is", () => {
    show()
    const roll = () => fireEvent.wheel(screen.getByRole("img"), { deltaY: 3000 })
    expect(roll()).toBe(false)
    for (let i = 0; i < 40; i++) {
      roll()
      pass(100)
    }
    expect(screen.getByRole("status")).toHaveTextContent(/^The sign says SEND/)
    for (let i = 0; i < 60 && !/^Oh no/.test(screen.getByRole("status").textContent ?? ""); i++) {
      roll()
      pass(100)
    }
    expect(screen.getByRole("status")).toHaveTextContent(/^Oh no\./)
    expect(document.querySelectorAll("[data-lit]")).toHaveLength(0)
    // The scrolling that blew the fuse does not go on to the page. After a pause it is meant for the page.
    expect(roll()).toBe(false)
    pass(2000)
    expect([roll(), roll()]).toEqual([true, true])
  })

  it("has two letters lit by a good swipe of a thumb", () => {
    show()
    const wheel = screen.getByRole("img")
    const move = (name: string, clientY: number) =>
      fireEvent(wheel, new MouseEvent(name, { clientX: 150, clientY, buttons: 1, bubbles: true }))
    move("pointerdown", 400)
    for (let y = 384; y >= 240; y -= 16) {
      move("pointermove", y)
      pass(16)
    }
    pass(10_000)
    expect(document.querySelectorAll("[data-lit]")).toHaveLength(2)
  })

  it("has a letter lit after five notches of a mouse wheel", () => {
    show()
    for (let i = 0; i < 5; i++) {
      expect(document.querySelectorAll("[data-lit]")).toHaveLength(0)
      fireEvent.wheel(screen.getByRole("img"), { deltaY: 100 })
      pass(100)
    }
    pass(10_000)
    expect(document.querySelectorAll("[data-lit]")).toHaveLength(1)
  })

  it("has a dark room in which his eye is seen, until he makes the light", () => {
    show()
    expect(screen.getByTestId("eye")).toBeInTheDocument()
    fireEvent.pointerDown(screen.getByRole("button", { name: "Run" }), { button: 0 })
    pass(3000)
    expect(screen.queryByTestId("eye")).not.toBeInTheDocument()
  })

  it("runs from the moment the button is held, and for as long", () => {
    show()
    const button = screen.getByRole("button", { name: "Run" })
    fireEvent.pointerDown(button, { button: 0 })
    pass(200)
    expect(runs()).toBe(true)
    pass(3000)
    expect(runs()).toBe(true)
    fireEvent.pointerUp(button)
    fireEvent.click(button, { detail: 1 })
    pass(10_000)
    expect(runs()).toBe(false)
    fireEvent.pointerDown(button, { button: 0 })
    fireEvent.pointerLeave(button)
    pass(10_000)
    expect(jest.getTimerCount()).toBe(0)
  })

  /** The opacity of the shade over the whole site; null without one. */
  const dark = () => {
    const over = document.querySelector<HTMLElement>("body > [aria-hidden] > :first-child")
    return over && Number(over.style.opacity)
  }

  it("lights the whole site: dim while he stands, bright while he runs", () => {
    show()
    expect(dark()).toBe(darkest)
    fireEvent.pointerDown(screen.getByRole("button", { name: "Run" }), { button: 0 })
    pass(200)
    expect(dark()).toBeLessThan(darkest / 2)
    pass(3000)
    expect(dark()).toBe(0)
    fireEvent.pointerUp(screen.getByRole("button", { name: "Run" }))
    pass(10_000)
    // The bulbs that he has lit stay lit.
    expect(dark()).toBeLessThan(darkest)
  })

  it("takes the light with him while he rests, slowly", () => {
    show()
    press("Rest")
    pass(5000)
    expect(dark()).toBeLessThan(darkest / 2)
    pass(20_000)
    expect(dark()).toBe(darkest)
    expect(screen.getByRole("status")).toHaveTextContent("The wires are empty.")
  })

  it("lets him rest, doesn't push him then, and has seeds for it", () => {
    show()
    press("Rest")
    // The reason for waking replaces the reason for resting.
    expect(screen.queryByRole("button", { name: "Rest" })).not.toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Wake him" })).toBeEnabled()
    expect(screen.getByRole("button", { name: "Run" })).toBeDisabled()
    scroll(5000)
    pass(45_000)
    expect(runs()).toBe(false)
    expect(screen.getByText(/found 2 seeds/)).toBeVisible()
    press("Wake him")
    expect(screen.getByRole("status")).toHaveTextContent("waits for you")
  })

  it("stands still in calm mode, and the sign is lit all the same", () => {
    write(calmMode, true)
    show()
    for (let i = 1; i < 20; i++) {
      scroll(i * 4000)
      pass(300)
    }
    const wheel = screen.getByRole("img", { name: "Pertti in his wheel" })
    expect(wheel.style.getPropertyValue("--turn")).toBe("")
    expect(screen.queryByTestId("eye")).not.toBeInTheDocument()
    expect(document.querySelectorAll("[data-lit]").length).toBeGreaterThan(3)
    expect(dark()).toBeNull()
  })
})
