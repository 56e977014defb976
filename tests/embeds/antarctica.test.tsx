import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { getTimes } from "suncalc"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import Antarctica from "../../src/embeds/antarctica/Antarctica"
import {
  isSunUp,
  nextAtPole,
  offsetText,
  poleText,
  stationStatus,
  sunAltitude,
  timesOfDay,
} from "../../src/embeds/antarctica/logic"
import { eggText, laneOf, penguins, shiftText } from "../../src/embeds/antarctica/penguins"
import { type Station, schema } from "../../src/embeds/antarctica/schema"
import {
  maxBuzz,
  paceAboutCup,
  startWalk,
  takeStep,
  takeStride,
  type Walk,
} from "../../src/embeds/antarctica/thirst"
import { coast, coffeeSectors, polar, sectorOf, timeIn, wayTo } from "../../src/embeds/antarctica/walk"
import { travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { isZone } from "../../src/lib/calendar/wallClock"
import { bringGuest, onPage } from "../jest/visit"

const stations = parse(schema, parseYaml(readFileSync("content/data/antarctic-stations.yaml", "utf8")))
const station = (name: string) => stations.find(known => known.name === name) as Station
const at = (iso: string) => Date.parse(iso)

function Page() {
  const facts = { path: "/antarctica" }
  return onPage(<Antarctica />, { ...facts, data: { "antarctic-stations": stations } })
}

describe("the clocks", () => {
  it("are of zones that exist", () => {
    expect(stations.filter(({ zone }) => !isZone(zone))).toEqual([])
  })

  it.each([
    // New Zealand puts its clocks back on the first Sunday of April and forward on the last of September.
    ["McMurdo", "2026-04-04T13:59:00Z", "02:59", "Sunday", "UTC+13"],
    ["McMurdo", "2026-04-04T14:00:00Z", "02:00", "Sunday", "UTC+12"],
    ["Amundsen-Scott", "2026-09-26T13:59:00Z", "01:59", "Sunday", "UTC+12"],
    ["Amundsen-Scott", "2026-09-26T14:00:00Z", "03:00", "Sunday", "UTC+13"],
    ["Troll", "2026-03-29T00:59:00Z", "00:59", "Sunday", "UTC"],
    ["Troll", "2026-03-29T01:00:00Z", "03:00", "Sunday", "UTC+2"],
    ["Palmer", "2026-07-01T02:59:00Z", "23:59", "Tuesday", "UTC−3"],
    ["Rothera", "2024-02-29T12:00:00Z", "09:00", "Thursday", "UTC−3"],
    ["Davis", "2024-12-31T17:00:00Z", "00:00", "Wednesday", "UTC+7"],
    ["Mawson", "2024-12-31T18:59:00Z", "23:59", "Tuesday", "UTC+5"],
    ["Syowa", "2026-07-01T21:00:00Z", "00:00", "Thursday", "UTC+3"],
    ["Dumont d'Urville", "2026-07-01T14:00:00Z", "00:00", "Thursday", "UTC+10"],
  ])("at %s show at %s that it is %s on %s, %s", (name, iso, time, weekday, offset) => {
    expect(stationStatus(station(name), at(iso))).toMatchObject({ time, weekday, offset })
  })

  it("say nothing of a zone that the browser does not know", () => {
    expect(stationStatus({ ...station("Troll"), zone: "Antarctica/Atlantis" }, at("2026-01-01"))).toBeNull()
  })

  it.each([
    [0, "UTC"],
    [13 * 3_600_000, "UTC+13"],
    [-3.5 * 3_600_000, "UTC−3:30"],
    [5.75 * 3_600_000, "UTC+5:45"],
  ])("call %i milliseconds ahead %s", (ahead, text) => {
    expect(offsetText(ahead)).toBe(text)
  })

  it("are counted once each, however many show the same", () => {
    const january = stations.map(known => stationStatus(known, at("2026-01-15T12:00:00Z")))
    // Auckland's twice, -3 twice, and Vostok's with Mawson's: eleven stations, eight times.
    expect(timesOfDay(january)).toBe(8)
    expect(timesOfDay([null])).toBe(0)
  })

  it("of Casey have changed as often as the list says", () => {
    let changes = 0
    let before = stationStatus(station("Casey"), at("2009-10-01T00:00:00Z"))?.offset
    for (let day = at("2009-10-01T00:00:00Z"); day < at("2023-12-01T00:00:00Z"); day += 86_400_000) {
      const offset = stationStatus(station("Casey"), day)?.offset
      if (offset !== before) changes++
      before = offset
    }
    expect(changes).toBeGreaterThan(10)
  })
})

describe("the sun at the South Pole", () => {
  it.each([
    // Each year's equinoxes, by universal time: 20 March 2025 09:01, 22 September 2025 18:19, 20 March 2026 14:46.
    ["2025-03-20T09:01:00Z", true],
    ["2025-03-24T12:00:00Z", false],
    ["2025-06-21T00:00:00Z", false],
    ["2025-09-19T12:00:00Z", false],
    ["2025-09-22T18:19:00Z", true],
    ["2025-12-21T15:03:00Z", true],
    ["2026-03-20T14:46:00Z", true],
    ["2026-03-24T12:00:00Z", false],
  ])("at %s: up is %s", (iso, expected) => {
    expect(isSunUp(at(iso), -90, 0)).toBe(expected)
  })

  it("is as high as the year's tilt at the solstice, and at the horizon at the equinox", () => {
    expect(sunAltitude(at("2025-12-21T15:03:00Z"), -90, 0)).toBeCloseTo(23.44 + 0.04, 1)
    expect(sunAltitude(at("2025-06-21T02:42:00Z"), -90, 0)).toBeCloseTo(-23.44, 1)
    expect(Math.abs(sunAltitude(at("2025-09-22T18:19:00Z"), -90, 0))).toBeLessThan(0.5)
  })

  it("rises some two days before the equinox of September and sets some two days after that of March", () => {
    const hours = (a: number, b: number) => (a - b) / 3_600_000
    const rise = nextAtPole(at("2025-06-01T00:00:00Z"))
    expect(rise.rises).toBe(true)
    expect(hours(at("2025-09-22T18:19:00Z"), rise.at)).toBeGreaterThan(44)
    expect(hours(at("2025-09-22T18:19:00Z"), rise.at)).toBeLessThan(56)
    const set = nextAtPole(rise.at)
    expect(set.rises).toBe(false)
    expect(hours(set.at, at("2026-03-20T14:46:00Z"))).toBeGreaterThan(44)
    expect(hours(set.at, at("2026-03-20T14:46:00Z"))).toBeLessThan(56)
    expect(isSunUp(rise.at, -90, 0)).toBe(true)
    expect(isSunUp(rise.at - 120_000, -90, 0)).toBe(false)
  })

  it("agrees at other stations with the times at which it rises and sets there", () => {
    for (const { latitude, longitude, name } of stations) {
      for (const day of ["2026-01-15", "2026-03-20", "2026-06-21", "2026-10-10"]) {
        const times = getTimes(new Date(`${day}T12:00:00Z`), latitude, longitude)
        if (name === "Amundsen-Scott") continue
        const noon = times.solarNoon.getTime()
        const up = isSunUp(noon, latitude, longitude)
        expect(up).toBe(times.sunrise !== null || times.alwaysUp === true)
        if (times.sunrise === null) continue
        const rise = times.sunrise.getTime()
        expect(isSunUp(rise + 180_000, latitude, longitude)).toBe(true)
        expect(isSunUp(rise - 180_000, latitude, longitude)).toBe(false)
      }
    }
  })

  it("comes up at Palmer on the darkest day, as the list says, and not at Mawson", () => {
    const darkest = new Date("2026-06-21T12:00:00Z")
    const palmer = station("Palmer")
    const mawson = station("Mawson")
    expect(getTimes(darkest, palmer.latitude, palmer.longitude).sunrise).not.toBeNull()
    expect(getTimes(darkest, mawson.latitude, mawson.longitude).sunrise).toBeNull()
  })
})

describe("a walk round the Pole", () => {
  const noon = at("2026-01-15T12:34:00Z")

  it("has twenty-four hours, each once, from either side", () => {
    const round = Array.from({ length: 24 }, (_, step) => sectorOf(step))
    expect(new Set(round).size).toBe(24)
    expect([sectorOf(0), sectorOf(12), sectorOf(13), sectorOf(-11), sectorOf(-12)]).toEqual([
      0, 12, -11, -11, 12,
    ])
    expect(round.map((_, i) => sectorOf(i - 240))).toEqual(round)
  })

  it("has the time of the meridian, of two days at once", () => {
    expect(timeIn(0, noon)).toEqual({ time: "12:34", weekday: "Thursday", hour: 12, zone: "UTC" })
    expect(timeIn(12, noon)).toMatchObject({ time: "00:34", weekday: "Friday", zone: "UTC+12" })
    expect(timeIn(-11, noon)).toMatchObject({ time: "01:34", weekday: "Thursday", zone: "UTC−11" })
  })

  it("has two coffees in it at any time of the day", () => {
    for (let i = 0; i < 24; i++) expect(coffeeSectors(noon + i * 3_600_000)).toHaveLength(2)
    expect(coffeeSectors(noon)).toEqual([
      { sector: -3, hour: 9 },
      { sector: 2, hour: 14 },
    ])
  })

  it("begins a step from coffee, whatever the time, and paces there", () => {
    for (let i = 0; i < 24; i++) {
      const start = startWalk(noon + i * 3_600_000)
      expect(takeStep(start, 1, noon + i * 3_600_000)).toMatchObject({ cups: 1, empty: 14, drank: true })
      expect(paceAboutCup(start, start).steps).toBe(start.steps - 1)
      expect(paceAboutCup(paceAboutCup(start, start), start)).toEqual(start)
    }
  })

  it("has an hour in each step, and three more for each cup, but never goes past a full one", () => {
    const one = takeStep(startWalk(noon), 1, noon)
    expect(one.message).toBe("1 cup. A step of his is 4 hours now.")
    const back = takeStep(one, -1, noon)
    expect(back).toMatchObject({ steps: -2, cups: 1, message: "An hour to coffee." })
    const two = takeStep(back, -1, noon)
    expect(two).toMatchObject({ steps: -3, cups: 2, empty: 9 })
    // The cup that he has emptied is no reason to stop; the other has been filled.
    expect(takeStep(two, 1, noon)).toMatchObject({ steps: 2, cups: 3, empty: 14 })
  })

  it("goes on by itself after the fifth cup, three times round, and wears off", () => {
    let walk = startWalk(noon)
    while (walk.buzz < maxBuzz) walk = takeStep(walk, walk.empty === 14 ? -1 : 1, noon)
    const [from, leaves] = [walk.steps, walk.leaves]
    expect(walk.run).toBeGreaterThan(0)
    expect(takeStep(walk, 1, noon)).toMatchObject({ run: 0, steps: walk.steps + 1 })
    while (walk.run > 0) walk = takeStride(walk, noon)
    expect(walk).toMatchObject({ steps: from + 72, leaves: leaves + 3, buzz: 0, cups: maxBuzz })
    expect(walk.message).toMatch(/^Three times round the world/)
  })

  it("follows a hand on the map by the shorter way, but not where a step would take it past", () => {
    expect([wayTo(0, 50, 0, 1), wayTo(0, -50, 0, 1), wayTo(0, 1, -50, 1)]).toEqual([1, -1, 0])
    // From 23 hours east to Greenwich it is one hour to the east.
    expect(wayTo(23, 0, -50, 1)).toBe(1)
    expect(wayTo(-30, 0, -50, 1)).toBe(1)
    expect([wayTo(0, 50, -50, 4), wayTo(0, 50, -50, 7)]).toEqual([1, 0])
  })

  it("loses a day eastwards over the date line, and finds it westwards", () => {
    const near = (steps: number): Walk => ({ ...startWalk(noon), steps })
    const east = takeStep(near(12), 1, noon)
    expect(east).toMatchObject({ steps: 13, leaves: 1 })
    expect(east.message).toBe("The date line. It is Thursday again. You know how that one goes.")
    const west = takeStep(near(-11), -1, noon)
    expect(west).toMatchObject({ steps: -12, leaves: 1 })
    expect(west.message).toBe("The date line. A step, and it is Friday. You slept well.")
    expect(takeStep(near(3), 1, noon).leaves).toBe(0)
  })

  it("is drawn with Greenwich above the Pole and east to the right, on land that goes round once", () => {
    expect(polar(-80, 0, 1)).toEqual([0, -10])
    expect(polar(-80, 90, 1)[0]).toBeCloseTo(10)
    const turns = coast.map(([longitude], i) => {
      const [next = 0] = coast[(i + 1) % coast.length] ?? []
      return ((next - longitude + 540) % 360) - 180
    })
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBe(360)
  })
})

describe("the penguins", () => {
  it("keep left: the far lane to the right, the near one to the left, and both are walked", () => {
    expect(laneOf({ way: 1 })).toBe("far")
    expect(laneOf({ way: -1 })).toBe("near")
    expect(new Set(penguins.map(laneOf)).size).toBe(2)
  })

  it("are slow enough to be pressed and have names of their own", () => {
    expect(penguins.every(({ seconds }) => seconds >= 30)).toBe(true)
    expect(new Set(penguins.map(({ name }) => name)).size).toBe(penguins.length)
  })
})

describe("the page", () => {
  afterEach(() => {
    jest.useRealTimers()
    window.localStorage.clear()
  })
  const open = (iso: string) => {
    jest.useFakeTimers({ now: new Date(iso) })
    return render(<Page />)
  }
  const answer = () =>
    within(screen.getByRole("region", { name: /South Pole/ })).getByRole("status").textContent

  it("knows no time and no sun before it runs", () => {
    const html = renderToString(<Page />)
    expect(html).toContain("Asking the stations...")
    expect(html).not.toMatch(/>(Yes|No)<|UTC[+−]\d+<|up, |down, /)
  })

  it("tells the time at every station, and goes on telling it", () => {
    open("2026-01-15T12:34:30Z")
    const cards = within(screen.getByRole("list", { name: "The stations" })).getAllByRole("listitem")
    expect(cards).toHaveLength(stations.length)
    const vostok = cards.find(card => card.textContent?.startsWith("Vostok"))
    expect(vostok).toHaveTextContent("17:34")
    expect(screen.getByText("11 stations, 8 different times, one continent.")).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(31_000))
    expect(vostok).toHaveTextContent("17:35")
  })

  it.each([
    ["2026-01-15T12:00:00Z", "Yes", /21\.\d degrees high.* sets on 22 March 2026 .*in 66 days/],
    ["2026-07-15T12:00:00Z", "No", /21\.\d degrees below.* rises on 20 September 2026 .*in 67 days/],
    ["2026-03-20T14:46:00Z", "Yes", /at the horizon.* sets on 22 March 2026/],
  ])("at %s answers %s", (iso, expected, why) => {
    open(iso)
    expect(answer()).toBe(expected)
    expect(screen.getByText(why)).toBeInTheDocument()
  })

  it.each([
    ["2026-11-22T00:00:00Z", "sets on 22 March 2027 by universal time, in 120 days,"],
    ["2026-11-22T06:00:00Z", "in 120 days,"],
    ["2026-11-22T23:59:00Z", "in 120 days,"],
    ["2026-11-23T00:00:00Z", "in 119 days,"],
    ["2027-03-21T23:59:00Z", "in 1 day,"],
    ["2027-03-22T00:00:00Z", "sets on 22 March 2027 by universal time, today,"],
  ])("counts whole days by the calendar: at %s, %s", (iso, told) => {
    expect(poleText(at(iso))).toContain(told)
  })

  it("walks where it is led, and counts the coffees", () => {
    open("2026-01-15T12:34:00Z")
    const walk = within(screen.getByRole("region", { name: "A walk round the Pole" }))
    expect(walk.getByText("13:34")).toBeInTheDocument()
    fireEvent.click(walk.getByRole("button", { name: "Step east" }))
    expect(walk.getByRole("status")).toHaveTextContent("1 cup. A step of his is 4 hours now.")
    expect(walk.getByText("Coffees: 1")).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(10_000))
    expect(walk.getByText("14:34")).toBeInTheDocument()
    expect(walk.getByRole("img", { name: /the walker is at UTC\+2$/ })).toBeInTheDocument()
  })

  it("is led by the first drag on the map, and by a press", () => {
    open("2026-01-15T12:34:00Z")
    const walk = within(screen.getByRole("region", { name: "A walk round the Pole" }))
    const map = walk.getByRole("img")
    map.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400)
    const point = (name: string, clientX: number, clientY: number) =>
      fireEvent(map, new MouseEvent(name, { button: 0, clientX, clientY, bubbles: true }))
    point("pointermove", 0, 200)
    expect(walk.getByText("13:34")).toBeInTheDocument()
    point("pointerdown", 400, 200)
    expect(walk.getByText("Coffees: 1")).toBeInTheDocument()
    expect(walk.getByText("14:34")).toBeInTheDocument()
    point("pointermove", 200, 400)
    expect(walk.getByText("18:34")).toBeInTheDocument()
    point("pointerup", 200, 400)
    point("pointermove", 0, 200)
    expect(walk.getByText("18:34")).toBeInTheDocument()
  })

  /** Cup after cup, to the fifth. */
  const drinkUp = (walk: ReturnType<typeof within>) => {
    const cups = () => Number(/\d+/.exec(walk.getByText(/^Coffees:/).textContent ?? "")?.[0])
    fireEvent.click(walk.getByRole("button", { name: "Step east" }))
    while (cups() < maxBuzz) {
      const name = cups() % 2 === 1 ? "Step west" : "Step east"
      fireEvent.click(walk.getByRole("button", { name }))
    }
  }

  it("sees him run after the fifth cup, until he has had enough", () => {
    open("2026-01-15T12:34:00Z")
    const walk = within(screen.getByRole("region", { name: "A walk round the Pole" }))
    drinkUp(walk)
    expect(walk.getByRole("status")).toHaveTextContent("The fifth cup. He goes on by himself.")
    act(() => jest.advanceTimersByTime(800))
    expect(walk.getByText("18:34")).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(15_000))
    expect(walk.getByText("14:34")).toBeInTheDocument()
    expect(walk.getByRole("status")).toHaveTextContent(/^Three times round the world/)
  })

  it("does not see him run in calm mode, only that he has", () => {
    window.localStorage.setItem("juhq:calm", '{"v":1,"data":true}')
    open("2026-01-15T12:34:00Z")
    const walk = within(screen.getByRole("region", { name: "A walk round the Pole" }))
    drinkUp(walk)
    expect(walk.getByRole("status")).toHaveTextContent(/^Three times round the world/)
    act(() => jest.advanceTimersByTime(5_000))
    expect(walk.getByText("14:34")).toBeInTheDocument()
  })

  it("is paced to and fro until then, and stands in calm mode", () => {
    open("2026-01-15T12:34:00Z")
    const walk = within(screen.getByRole("region", { name: "A walk round the Pole" }))
    act(() => jest.advanceTimersByTime(2300))
    expect(walk.getByText("12:34")).toBeInTheDocument()
    window.localStorage.setItem("juhq:calm", '{"v":1,"data":true}')
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "juhq:calm" })))
    act(() => jest.advanceTimersByTime(10_000))
    expect(walk.getByText("12:34")).toBeInTheDocument()
    fireEvent.click(walk.getByRole("button", { name: "Step east" }))
    expect(walk.getByText("Coffees: 1")).toBeInTheDocument()
  })

  it("lets the traffic be stopped", () => {
    const { container } = open("2026-01-15T12:00:00Z")
    expect(container.querySelector("[data-walking]")).not.toBeNull()
    fireEvent.click(screen.getByRole("button", { name: "Stop the traffic" }))
    expect(container.querySelector("[data-walking]")).toBeNull()
    fireEvent.click(screen.getByRole("button", { name: "Let them walk" }))
    expect(container.querySelector("[data-walking]")).not.toBeNull()
  })

  it("has a penguin bow when pressed, also where nothing is to move", () => {
    window.localStorage.setItem("juhq:calm", '{"v":1,"data":true}')
    const { container } = open("2026-01-15T12:00:00Z")
    expect(container.querySelector("[data-still]")).not.toBeNull()
    expect(screen.queryByRole("button", { name: "Stop the traffic" })).not.toBeInTheDocument()
    const helmi = screen.getByRole("button", { name: "Helmi, emperor penguin, on the way to the left" })
    fireEvent.click(helmi)
    expect(screen.getByText("Helmi bows and waits.")).toBeInTheDocument()
    fireEvent.click(helmi)
    expect(screen.getByText("Helmi bows, for the 2nd time and waits.")).toBeInTheDocument()
    expect(container.querySelectorAll("[data-bows]")).toHaveLength(1)
  })
  it("has each penguin give one pebble to whoever bows back, until they are a nest", () => {
    open("2026-01-15T12:00:00Z")
    const bow = () => fireEvent.click(screen.getByRole("button", { name: "Bow back" }))
    const nest = (count: number) => screen.getByRole("img", { name: `The nest: ${count} of 6 pebbles` })
    bow()
    expect(screen.getByText(/^You bowed first/)).toBeInTheDocument()
    expect(nest(0)).toBeInTheDocument()
    for (const [i, name] of ["Aino", "Pekka", "Seija", "Urpo", "Helmi", "Onni"].entries()) {
      fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${name},`) }))
      bow()
      expect(nest(i + 1)).toBeInTheDocument()
      if (i > 0) continue
      expect(screen.getByText("Aino lays a pebble at your feet. 5 more make a nest.")).toBeInTheDocument()
      bow()
      expect(screen.getByText(/^Aino bows, too/)).toBeInTheDocument()
      expect(nest(1)).toBeInTheDocument()
    }
    expect(screen.getByText(/^Onni lays the last pebble\. It is a nest\./)).toBeInTheDocument()
    bow()
    expect(screen.getByText(/^The nest is full/)).toBeInTheDocument()
  })

  it("has a guest for an egg, which goes from penguin to penguin until it has a nest", async () => {
    open("2026-01-15T12:00:00Z")
    await bringGuest()
    expect(screen.getByText("Aino keeps the tea towel warm. Press another penguin.")).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: /^Helmi,/ }))
    expect(screen.getByText(/^Helmi bows, and takes the tea towel over from Aino/)).toBeInTheDocument()
    expect(
      screen.getByRole("button", { name: /^Helmi,.* with the tea towel on its feet$/ }),
    ).toContainElement(document.querySelector("[data-guest]"))
    const memory = () => read(travels)["/error-418"]?.[0]?.what
    expect(memory()).toBe("Was passed from penguin to penguin, as an egg.")
    for (const { name } of penguins) {
      fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${name},`) }))
      fireEvent.click(screen.getByRole("button", { name: "Bow back" }))
    }
    expect(screen.getByText(/They expect the tea towel to hatch in October/)).toBeInTheDocument()
    expect(memory()).toBe("Had a nest among penguins, and did not hatch.")
    await bringGuest(null)
    expect(document.querySelector("[data-guest]")).toBeNull()
    fireEvent.click(screen.getByRole("button", { name: "Helmi, emperor penguin, on the way to the left" }))
    expect(screen.getByText("Helmi bows.")).toBeInTheDocument()
  })

  it("tells a keeper from the others", () => {
    expect(shiftText("Urpo", "Urpo", "the tears")).toBe(
      "Urpo bows, as far as one can with the tears on one's feet.",
    )
    expect(eggText(0)).not.toBe(eggText(6))
  })

  it("is walked by the arrow keys, too, from its buttons", () => {
    open("2026-01-15T12:34:00Z")
    const walk = within(screen.getByRole("region", { name: "A walk round the Pole" }))
    fireEvent.keyDown(walk.getByRole("button", { name: "Step east" }), { key: "ArrowRight" })
    expect(walk.getByText("Coffees: 1")).toBeInTheDocument()
    fireEvent.keyDown(walk.getByRole("button", { name: "Step east" }), { key: "ArrowRight", altKey: true })
    expect(walk.getByText("Coffees: 1")).toBeInTheDocument()
  })
})
