import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import IsIt420 from "../../../src/embeds/time/is-it-420/IsIt420"
import {
  actAt,
  beginning,
  cupsText,
  feel,
  hands,
  heatingMs,
  kettleText,
  leavesFor,
  leftOn,
  recipe,
  rehearsalSteps,
  rehearsed,
  stageClock,
  temperature,
  woundBy,
} from "../../../src/embeds/time/is-it-420/logic"
import { momentsBetween, teaMinutes } from "../../../src/lib/calendar/oClock"
import { schema } from "../../../src/lib/lists/teas"
import { onPage } from "../../jest/visit"
import { hydrationErrors } from "./hydrate"
import { homes, liveIn } from "./zone"

const teas = parse(schema, parseYaml(readFileSync("content/data/teas.yaml", "utf8")))
const second = 1000
const ms = (iso: string) => Date.parse(iso)

const page = onPage(<IsIt420 />, { path: "/time/is-it-420", data: { teas } })

const answer = () => screen.getAllByRole("status")[0]
const pour = () => screen.getByRole("button", { name: "Pour a cup" })

beforeEach(() => localStorage.clear())

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe("the kettle", () => {
  it("is cold until 4 min 20 s before, and boils at the time, never earlier", () => {
    expect([heatingMs * 2, heatingMs, heatingMs / 2, 1, 0].map(temperature)).toEqual([20, 20, 60, 99, 100])
    for (let left = 0; left < heatingMs; left += second) {
      expect(temperature(left)).toBeGreaterThanOrEqual(temperature(left + second))
    }
  })

  it("takes 1.3 kilowatts, as the page says", () => {
    const joules = 1 * 4190 * 80
    expect(Math.round(joules / 1000)).toBe(335)
    expect((joules / (heatingMs / 1000) / 1000).toFixed(1)).toBe("1.3")
  })

  it("says what it is doing", () => {
    expect(kettleText(null)).toBe("The kettle has boiled. Tea is served.")
    expect(kettleText(heatingMs / 2)).toBe("The kettle is on: the water is at 60 °C.")
    expect(kettleText(heatingMs + 1)).toMatch(/^The kettle is cold/)
  })

  it("has other leaves every time, and all of them in turn", () => {
    const moments = momentsBetween(
      ms("2026-03-27T00:00:00Z"),
      ms("2026-04-06T00:00:00Z"),
      "Europe/Helsinki",
      teaMinutes,
    )
    const served = moments.map(moment => leavesFor(moment, "Europe/Helsinki", teas)?.slug)
    expect(served.filter((slug, i) => slug === served[i + 1])).toEqual([])
    expect(new Set(served).size).toBe(teas.length)
  })

  it("knows how each tea is brewed", () => {
    const tea = (slug: string) =>
      recipe(teas.find(each => each.slug === slug) ?? ({} as (typeof teas)[number]))
    expect(tea("green")).toBe("70 to 80 °C for 1 to 3 minutes")
    expect(tea("rooibos")).toBe("95 to 100 °C for 5 to 10 minutes")
  })

  it("counts cups in words", () => {
    expect([
      cupsText(0, false, 0),
      cupsText(1, false, 0),
      cupsText(2, true, 0),
      cupsText(0, false, 2),
    ]).toEqual([
      "No cups so far.",
      "1 cup so far, all on time.",
      "Poured. Careful, it is hot. 2 cups so far, all on time.",
      "No cups so far. 2 in rehearsal.",
    ])
  })
})

describe("a hand on the kettle", () => {
  it.each([
    [heatingMs, 1, "Cold. You have left a handprint."],
    [heatingMs, 3, "It has turned its back on you."],
    [heatingMs * 0.9, 1, "Getting warm. 28 °C."],
    [heatingMs * 0.6, 1, "Warm. 52 °C."],
    [heatingMs * 0.2, 1, "Hot. 84 °C."],
    [0, 1, "Ow."],
    [0, 2, "Ow. Again."],
  ])("with %i ms to go, at touch %i, feels: %s", (left, touches, said) => {
    expect(feel(left, touches)).toBe(said)
  })

  it("is told the time by hands at the right angles", () => {
    expect(hands(16 * 60 + 20, 15)).toEqual({ hour: 130, minute: 120, second: 90 })
    expect(hands(0, 0)).toEqual({ hour: 0, minute: 0, second: 0 })
  })
})

describe("is it 4:20", () => {
  const changes = {
    "Europe/Helsinki": ["2024-02-29T02:20:00Z", "2024-02-29T14:20:00Z", "2026-03-29T01:20:00Z"],
    "Pacific/Honolulu": ["2024-02-29T14:20:00Z", "2024-03-01T02:20:00Z", "2025-01-01T02:20:00Z"],
    "Pacific/Kiritimati": ["2024-02-28T14:20:00Z", "2024-02-29T02:20:00Z", "2024-12-31T02:20:00Z"],
  }

  it.each(homes.flatMap(home => changes[home].map(iso => [iso, home] as const)))(
    "begins at %s in %s, and ends a minute later",
    (iso, home) => {
      liveIn(home)
      jest.useFakeTimers({ now: ms(iso) - second })
      render(page)
      expect(answer()).toHaveTextContent(/^No$/)
      expect(screen.getByRole("img")).toHaveAccessibleName("A kettle at 99 °C, switched on")
      act(() => jest.advanceTimersByTime(1010))
      expect(answer()).toHaveTextContent(/^Yes$/)
      expect(screen.getByRole("img")).toHaveAccessibleName("A kettle at 100 °C, boiling")
      act(() => jest.advanceTimersByTime(59 * second))
      expect(answer()).toHaveTextContent(/^Yes$/)
      act(() => jest.advanceTimersByTime(second))
      expect(answer()).toHaveTextContent(/^No$/)
      expect(screen.getByRole("img")).toHaveAccessibleName("A kettle at 20 °C, switched off")
    },
  )

  it("waits 11 or 13 hours over the nights when the clocks are changed", () => {
    liveIn("Europe/Helsinki")
    const said = (iso: string) => {
      jest.useFakeTimers({ now: ms(iso) })
      const { unmount } = render(page)
      const text = screen.getByRole("timer", { name: "The wait" }).textContent
      unmount()
      return text
    }
    expect(said("2026-03-28T14:21:00Z")).toBe("The next is 04:20, in 10 h 59 min 0 s.")
    expect(said("2026-10-24T13:21:00Z")).toBe("The next is 04:20, in 12 h 59 min 0 s.")
  })

  it("pours one cup each time, and remembers how many", async () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-05-01T16:20:05Z"), advanceTimers: true })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { unmount } = render(page)
    await user.click(pour())
    expect(screen.getByRole("img")).toHaveAccessibleName(/poured into a cup$/)
    expect(screen.getByText("Poured. Careful, it is hot. 1 cup so far, all on time.")).toBeInTheDocument()
    expect(pour()).toHaveAttribute("aria-disabled", "true")
    unmount()
    jest.setSystemTime(ms("2026-05-02T04:20:05Z"))
    render(page)
    expect(screen.getByText("1 cup so far, all on time.")).toBeInTheDocument()
    await user.click(pour())
    expect(screen.getByText(/2 cups so far/)).toBeInTheDocument()
  })

  it("counts a cup that is poured as the minute ends once, and as no rehearsal", async () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-05-01T16:20:57Z"), advanceTimers: true })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(page)
    await user.click(pour())
    for (let i = 0; i < 12; i++) act(() => jest.advanceTimersByTime(second))
    expect(screen.getByText("1 cup so far, all on time.")).toBeInTheDocument()
  })

  it("serves nothing at 4:19", () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-05-01T04:19:59Z") })
    render(page)
    expect(screen.queryByRole("button", { name: "Pour a cup" })).not.toBeInTheDocument()
  })

  it("can be touched at any time, which tells how warm it is", async () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-05-01T04:00:00Z"), advanceTimers: true })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(page)
    await user.click(screen.getByRole("button", { name: "Touch the kettle" }))
    expect(screen.getByText("Cold. You have left a handprint.")).toBeInTheDocument()
    act(() => jest.advanceTimersByTime((20 * 60 + 2) * second))
    expect(screen.getByText("Ow.")).toBeInTheDocument()
  })

  it("can be rehearsed at any time, which boils the kettle, answers No all along, and ends by itself", async () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-05-01T12:00:00Z"), advanceTimers: true })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(page)
    await user.click(screen.getByRole("button", { name: "Rehearse" }))
    act(() => jest.advanceTimersByTime(2.5 * second))
    expect(screen.getByRole("img")).toHaveAccessibleName(/^A kettle at [56]\d °C, switched on$/)
    act(() => jest.advanceTimersByTime(2.2 * second))
    expect(screen.getByRole("img")).toHaveAccessibleName("A kettle at 100 °C, boiling")
    expect(screen.getByText(/^It boils!/)).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Pour a cup" })).not.toBeInTheDocument()
    const seen = [1.5, 3, 2, 2].map(seconds => {
      act(() => jest.advanceTimersByTime(seconds * second))
      return screen.getByRole("img").getAttribute("aria-label")
    })
    expect(seen).toEqual([
      "A kettle at 100 °C, boiling, poured into a cup",
      "A kettle at 100 °C, boiling, and a steaming cup",
      "A kettle at 100 °C, boiling, and a paw that takes the cup",
      "A kettle at 100 °C, boiling, and a paw that puts the cup back, empty",
    ])
    expect(screen.getByText("No cups so far. 1 in rehearsal.")).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(3 * second))
    expect(screen.getByRole("img")).toHaveAccessibleName("A kettle at 20 °C, switched off")
  })

  it("plays its acts in order, one after the other", () => {
    const steps = Array.from({ length: rehearsalSteps + 1 }, (_, step) => actAt(step))
    expect(steps.filter((act, i) => act !== steps[i - 1])).toEqual([
      null,
      "boil",
      "pour",
      "steam",
      "take",
      "back",
      null,
    ])
    expect([beginning("boil") - 1, beginning("boil"), beginning("back")].map(actAt)).toEqual([
      null,
      "boil",
      "back",
    ])
  })

  it("has a clock on its stage that gets to twenty past four with the kettle", () => {
    expect(stageClock(heatingMs)).toEqual({ minute: 16 * 60 + 15, second: 40 })
    expect(stageClock(rehearsed(1000))).toEqual({ minute: 16 * 60 + 20, second: 0 })
  })

  it("has a clock that can be wound: the kettle goes by it, and it is right again when it is let go", () => {
    liveIn("Europe/Helsinki")
    jest.useFakeTimers({ now: ms("2026-11-22T14:05:00Z") })
    render(page)
    const clock = screen.getByTestId("clock")
    clock.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 100 }) as DOMRect
    const kettle = () => screen.getByRole("img")
    // jsdom's pointers have no place; those of its mouse have.
    const point = (type: string, [clientX, clientY]: [number, number]) =>
      fireEvent(clock, new MouseEvent(type, { bubbles: true, clientX, clientY }))
    expect(kettle()).toHaveAccessibleName("A kettle at 20 °C, switched off")
    point("pointerdown", [50, 0])
    point("pointermove", [93.3, 25])
    expect(screen.getByText("The kettle is watching the clock.")).toBeVisible()
    point("pointermove", [100, 50])
    expect(kettle()).toHaveAccessibleName("A kettle at 100 °C, boiling")
    expect(screen.getByText("It is 4:20 for as long as you hold it there.")).toBeVisible()
    expect(answer()).toHaveTextContent(/^No$/)
    point("pointerup", [100, 50])
    act(() => void jest.advanceTimersByTime(5000))
    expect(kettle()).toHaveAccessibleName("A kettle at 20 °C, switched off")
    expect(screen.queryByText(/clock/)).not.toBeInTheDocument()
  })

  it.each([
    [0, 90, 15],
    [90, 0, -15],
    [350, 10, 20 / 6],
    [-170, 170, -20 / 6],
    [0, 0, 0],
  ])("is wound from %d to %d degrees by %d minutes, the shorter way", (from, to, minutes) => {
    expect(woundBy(from, to)).toBeCloseTo(minutes)
  })

  it("goes by a clock of twelve hours", () => {
    const minutes = [260, 260.9, 261, 255, 980, 975, 0]
    expect(minutes.map(leftOn)).toEqual([0, 0, 719, 5, 0, 5, 260].map(left => left * 60_000))
  })

  it("knows nothing before it runs", () => {
    const html = renderToString(page)
    expect(html).not.toMatch(/Yes|>No|°C|cups|leaves/)
    expect(html).toContain("Looking for the kettle...")
  })

  it("takes over its static HTML without a word", async () => {
    window.history.replaceState(null, "", "/")
    expect(await hydrationErrors(page)).toEqual([])
    window.history.replaceState(null, "", "/")
  })
})
