import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import IsItSaintUrhoDay from "../../src/embeds/is-it-saint-urho-day/IsItSaintUrhoDay"
import {
  goneToday,
  nextText,
  standing,
  withAllBack,
  withGone,
} from "../../src/embeds/is-it-saint-urho-day/logic"
import { count, field, hop, scare, shout, start } from "../../src/embeds/is-it-saint-urho-day/swarm"
import { chasedOut } from "../../src/embeds/is-it-saint-urho-day/useSwarm"
import { calmMode } from "../../src/hooks/browser/motion"
import { read, remove, write } from "../../src/hooks/storage/useStorage"
import { partsAt } from "../../src/lib/calendar/wallClock"
import { seeded } from "../../src/lib/game/random"

const on = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number)
  return { year, month, day: date }
}

describe("Saint Urho's Day", () => {
  it.each([
    ["2026-03-15", false, "2026-03-16", 1],
    ["2026-03-16", true, "2027-03-16", 365],
    ["2026-03-17", false, "2027-03-16", 364],
    ["2027-03-16", true, "2028-03-16", 366],
    ["2024-02-29", false, "2024-03-16", 16],
    ["2024-12-31", false, "2025-03-16", 75],
  ])("on %s: %s, and next on %s, %i days from then", (day, isToday, next, days) => {
    expect(standing(on(day))).toEqual({ isToday, next: on(next), days })
  })

  it("begins and ends with the day of whoever asks", () => {
    const yes = (iso: string, zone: string) => standing(partsAt(Date.parse(iso), zone)).isToday
    expect(yes("2026-03-15T23:59:59+02:00", "Europe/Helsinki")).toBe(false)
    expect(yes("2026-03-16T00:00:00+02:00", "Europe/Helsinki")).toBe(true)
    expect(yes("2026-03-17T00:00:00+02:00", "Europe/Helsinki")).toBe(false)
    expect(yes("2026-03-15T23:59:59-10:00", "Pacific/Honolulu")).toBe(false)
    expect(yes("2026-03-16T23:59:59-10:00", "Pacific/Honolulu")).toBe(true)
    expect(yes("2026-03-17T00:00:00-10:00", "Pacific/Honolulu")).toBe(false)
    expect(yes("2026-03-16T00:00:00+14:00", "Pacific/Kiritimati")).toBe(true)
    expect(yes("2026-03-17T00:00:00+14:00", "Pacific/Kiritimati")).toBe(false)
    expect(yes("2025-03-30T03:59:59+03:00", "Europe/Helsinki")).toBe(false)
    expect(yes("2025-10-26T03:00:00+02:00", "Europe/Helsinki")).toBe(false)
  })

  it("has a weekday", () => {
    expect(nextText(standing(on("2026-03-15")))).toBe("tomorrow, on a Monday")
    expect(nextText(standing(on("2025-08-04")))).toBe("in 224 days, on a Monday")
  })
})

describe("those that are gone", () => {
  const nobody = { day: "", gone: [], all: 0 }

  it("are gone for the day, and counted once", () => {
    const first = withGone(nobody, on("2026-03-16"), [3, 5, 3])
    expect(first).toEqual({ day: "2026-03-16", gone: [3, 5], all: 2 })
    const second = withGone(first, on("2026-03-16"), [5, 7])
    expect(second).toEqual({ day: "2026-03-16", gone: [3, 5, 7], all: 3 })
    expect(goneToday(second, on("2026-03-16"))).toEqual([3, 5, 7])
  })

  it("are back the next day, and on the day when the clock was set back by mistake", () => {
    const chased = withGone(nobody, on("2026-03-16"), [3, 5])
    expect(goneToday(chased, on("2026-03-17"))).toEqual([])
    expect(goneToday(chased, on("2026-03-15"))).toEqual([])
    expect(withGone(chased, on("2026-03-17"), [3])).toEqual({ day: "2026-03-17", gone: [3], all: 3 })
  })

  it("can be let back in, and stay on the bill", () => {
    const back = withAllBack(withGone(nobody, on("2026-03-16"), [3, 5]))
    expect(goneToday(back, on("2026-03-16"))).toEqual([])
    expect(back.all).toBe(2)
  })
})

describe("the swarm", () => {
  const aPoint = fc.record({
    x: fc.double({ min: 0, max: field.width, noNaN: true }),
    y: fc.double({ min: 0, max: field.height, noNaN: true }),
  })
  const someGone = fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }))
  const isInside = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && x <= field.width && y >= 0 && y <= field.height

  it("is sixteen, inside, in the same places for everybody, and not on top of one another", () => {
    const swarm = start()
    expect(swarm.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, i) => i))
    expect(swarm.every(isInside)).toBe(true)
    expect(start()).toEqual(swarm)
    for (const one of swarm) {
      for (const other of swarm) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(7)
      }
    }
  })

  it("hops one at a time, stays inside, and nobody comes back by hopping", () => {
    fc.assert(
      fc.property(fc.integer(), someGone, (seed, gone) => {
        const random = seeded(seed)
        let swarm = start()
        for (let i = 0; i < 40; i++) {
          const next = hop(swarm, gone, random)
          const moved = next.filter((hopper, n) => hopper !== swarm[n])
          expect(moved.length).toBe(gone.length === count ? 0 : 1)
          expect(moved.some(({ id }) => gone.includes(id))).toBe(false)
          expect(next.every(isInside)).toBe(true)
          // Nobody lands on somebody else, who could not be pressed then.
          const there = next.filter(({ id }) => !gone.includes(id))
          const close = there.filter(one =>
            there.some(
              other => other !== one && Math.abs(one.x - other.x) < 9 && Math.abs(one.y - other.y) < 7,
            ),
          )
          expect(close).toEqual([])
          swarm = next
        }
      }),
      { numRuns: 40 },
    )
  })

  it("flees straight away from what comes close, and no further off than that", () => {
    fc.assert(
      fc.property(aPoint, someGone, (at, gone) => {
        const before = start()
        const { swarm, left } = scare(before, gone, at)
        before.forEach((hopper, i) => {
          const after = swarm[i] as (typeof before)[number]
          const distance = Math.hypot(hopper.x - at.x, hopper.y - at.y)
          const minds = distance < 11 && !gone.includes(hopper.id)
          if (!minds) expect(after).toBe(hopper)
          else if (!left.includes(hopper.id)) {
            expect(Math.hypot(after.x - at.x, after.y - at.y)).toBeCloseTo(distance + 17)
            expect(isInside(after)).toBe(true)
          }
          if (left.includes(hopper.id)) expect(minds).toBe(true)
        })
        if (!before.some((hopper, i) => swarm[i] !== hopper) && left.length === 0) expect(swarm).toBe(before)
      }),
    )
  })

  it("can be chased out to the last one, by coming close to each in turn", () => {
    let swarm: readonly ReturnType<typeof start>[number][] = start()
    const gone: number[] = []
    for (let step = 0; step < 200 && gone.length < count; step++) {
      const one = swarm.find(({ id }) => !gone.includes(id))
      if (!one) break
      // From the side of the middle, so that the way out is the short one.
      const away = { x: one.x - field.width / 2 || 1, y: one.y - field.height / 2 }
      const length = Math.hypot(away.x, away.y)
      const at = { x: one.x - (away.x / length) * 5, y: one.y - (away.y / length) * 5 }
      const after = scare(swarm, gone, at)
      swarm = after.swarm
      gone.push(...after.left)
    }
    expect(new Set(gone).size).toBe(count)
  })

  it("loses a third at each shout, rounded up, so that the seventh finds nobody", () => {
    const gone: number[] = []
    const sizes: number[] = []
    for (let shouts = 0; shouts < 7; shouts++) {
      const leaving = shout(start(), gone)
      sizes.push(leaving.length)
      gone.push(...leaving)
    }
    expect(sizes).toEqual([6, 4, 2, 2, 1, 1, 0])
    expect(new Set(gone).size).toBe(count)
  })
})

describe("is it Saint Urho's Day", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 2, 15, 23, 58, 30) }))
  afterEach(() => {
    jest.useRealTimers()
    act(() => {
      remove(chasedOut)
      remove(calmMode)
    })
  })

  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const answer = () => screen.getAllByRole("status")[0]?.textContent
  const news = () => screen.getAllByRole("status")[1]
  const hoppers = () => screen.queryAllByRole("button", { name: /^Grasshopper/ })
  const hopper = (n: number) => screen.getByRole("button", { name: `Grasshopper ${n}` })
  const button = (name: string | RegExp) => screen.getByRole("button", { name })
  const vineyard = () => hoppers()[0]?.parentElement as HTMLElement
  /** Sends a mouse event at a position in the vineyard's units, which are pixels in jsdom. */
  const mouse = (type: "pointermove" | "pointerdown", x = 0, y = 0) =>
    fireEvent(vineyard(), new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }))
  const seat = (n: number) => start()[n - 1] as ReturnType<typeof start>[number]
  const places = () => hoppers().map(each => each.getAttribute("style"))

  it("says nothing before it runs, has no grasshopper then, and takes over without a word", () => {
    write(chasedOut, { day: "2026-03-15", gone: [0, 1], all: 2 })
    const container = document.createElement("div")
    container.innerHTML = renderToString(<IsItSaintUrhoDay />)
    expect(container).toHaveTextContent(/^\.\.\.Listening for grasshoppers/)
    expect(container).not.toHaveTextContent(/Yes|\d of|in \d/)
    const complain = jest.spyOn(console, "error")
    render(<IsItSaintUrhoDay />, { container, hydrate: true })
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it("turns to yes on 16 March and to no on the 17th", async () => {
    render(<IsItSaintUrhoDay />)
    expect(answer()).toBe("No")
    expect(screen.getByText(/The next one is tomorrow, on a Monday\./)).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAccessibleName("A plinth for a saint, empty")
    act(() => void jest.advanceTimersByTime(90_100))
    expect(answer()).toBe("Yes")
    expect(screen.getByText(/Wear purple/)).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAccessibleName("Saint Urho, with a grasshopper on his fork")
    jest.setSystemTime(new Date(2026, 2, 17, 0, 0, 30))
    act(() => void jest.advanceTimersByTime(61_000))
    expect(answer()).toBe("No")
  })

  it("has sixteen grasshoppers that leave when they are pressed, and are not there after a reload", async () => {
    const { unmount } = render(<IsItSaintUrhoDay />)
    expect(hoppers()).toHaveLength(16)
    const hands = user()
    act(() => write(calmMode, true))
    await hands.click(hopper(3))
    await hands.click(hopper(8))
    expect(news()).toHaveTextContent("14 grasshoppers in the vineyard.")
    expect(screen.getByText("You have chased out 2 so far.")).toBeInTheDocument()
    unmount()
    render(<IsItSaintUrhoDay />)
    expect(hoppers()).toHaveLength(14)
    expect(screen.queryByRole("button", { name: "Grasshopper 8" })).not.toBeInTheDocument()
  })

  it("can be done by keyboard alone, and the focus goes to the next one", async () => {
    render(<IsItSaintUrhoDay />)
    const hands = user()
    await hands.tab()
    expect(hopper(1)).toHaveFocus()
    for (let i = 1; i < 16; i++) await hands.keyboard("{Enter}")
    expect(hoppers()).toEqual([document.activeElement])
    await hands.keyboard(" ")
    expect(news()).toHaveTextContent(/^All gone\./)
    expect(button(/^Heinäsirkka/)).toHaveFocus()
    expect(button(/^Heinäsirkka/)).toHaveAttribute("aria-disabled", "true")
    await hands.keyboard(" ")
    expect(read(chasedOut).all).toBe(16)
  })

  it("has the saint climb up when the sixteenth is out, on any day, and down again when they are back", async () => {
    render(<IsItSaintUrhoDay />)
    const hands = user()
    for (let i = 0; i < 5; i++) await hands.click(button(/^Heinäsirkka/))
    expect(hoppers()).toHaveLength(1)
    expect(screen.getByRole("img")).toHaveAccessibleName("A plinth for a saint, empty")
    await hands.click(hoppers()[0] as HTMLElement)
    expect(answer()).toBe("No")
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "Saint Urho, who bows, with a giant grasshopper on his fork",
    )
    await hands.click(button("Let them back in"))
    expect(screen.getByRole("img")).toHaveAccessibleName("A plinth for a saint, empty")
  })

  it("can be done by shouting, and undone", async () => {
    render(<IsItSaintUrhoDay />)
    const hands = user()
    expect(button("Let them back in")).toBeDisabled()
    await hands.click(button(/^Heinäsirkka/))
    expect(hoppers()).toHaveLength(10)
    await hands.click(button("Let them back in"))
    expect(hoppers()).toHaveLength(16)
    expect(screen.getByText(/chased out 6/)).toBeInTheDocument()
  })

  it("has them all back at midnight", async () => {
    render(<IsItSaintUrhoDay />)
    const hands = user()
    for (let i = 0; i < 6; i++) await hands.click(button(/^Heinäsirkka/))
    expect(hoppers()).toHaveLength(0)
    expect(screen.getByRole("img")).toHaveAccessibleName(/^Saint Urho, who bows/)
    act(() => void jest.advanceTimersByTime(90_100))
    expect(hoppers()).toHaveLength(16)
    // It is the 16th by then: he stays.
    expect(screen.getByRole("img")).toHaveAccessibleName("Saint Urho, with a grasshopper on his fork")
    expect(screen.getByText(/chased out 16/)).toBeInTheDocument()
  })

  it("has grasshoppers that flee the mouse, and are out when they flee over the edge", () => {
    render(<IsItSaintUrhoDay />)
    const before = hopper(1).getAttribute("style")
    mouse("pointermove", seat(1).x - 5, seat(1).y - 5)
    expect(hopper(1).getAttribute("style")).not.toBe(before)
    expect(hoppers()).toHaveLength(16)
    mouse("pointerdown", seat(4).x - 6, seat(4).y)
    expect(screen.queryByRole("button", { name: "Grasshopper 4" })).not.toBeInTheDocument()
  })

  it("has grasshoppers that hop now and then, unless they are told to hold still", async () => {
    render(<IsItSaintUrhoDay />)
    const before = places()
    act(() => void jest.advanceTimersByTime(2000))
    expect(places()).not.toEqual(before)
    await user().click(button("Hold still"))
    const held = places()
    act(() => void jest.advanceTimersByTime(10_000))
    mouse("pointermove", seat(1).x, seat(1).y)
    mouse("pointermove", seat(6).x, seat(6).y)
    expect(places()).toEqual(held)
    expect(hoppers()).toHaveLength(16)
  })

  it("has grasshoppers that sit still in calm mode, whatever the mouse does, and can be pressed", async () => {
    act(() => write(calmMode, true))
    render(<IsItSaintUrhoDay />)
    const before = places()
    act(() => void jest.advanceTimersByTime(10_000))
    mouse("pointermove", seat(6).x, seat(6).y)
    mouse("pointerdown", seat(6).x, seat(6).y)
    expect(places()).toEqual(before)
    expect(screen.queryByRole("button", { name: "Hold still" })).not.toBeInTheDocument()
    await user().click(hopper(7))
    expect(hoppers()).toHaveLength(15)
  })

  it("doesn't believe a memory that can't be", () => {
    write(chasedOut, { day: "2026-03-15", gone: [99], all: -3 })
    render(<IsItSaintUrhoDay />)
    expect(hoppers()).toHaveLength(16)
  })
})
