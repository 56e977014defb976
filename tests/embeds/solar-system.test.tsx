import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  astronomicalUnit,
  bodyAt,
  eccentricAnomaly,
  formatDistance,
  formatTime,
  foundAt,
  lightSpeed,
  lostAt,
  mapSpot,
  moonDistance,
  nextPlace,
  nextStop,
  nextText,
  placeAt,
  policeText,
  speedWithMass,
  stopsOf,
  yearOf,
} from "../../src/embeds/solar-system/logic"
import SolarSystem from "../../src/embeds/solar-system/SolarSystem"
import { type Planet, schema } from "../../src/embeds/solar-system/schema"
import { magnification, sightAt, sights } from "../../src/embeds/solar-system/sights"
import { travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { bringGuest, visit } from "../jest/visit"

const planets = parse(schema, parseYaml(readFileSync("content/data/planets.yaml", "utf8")))
const planet = (id: string) => planets.find(each => each.id === id) as Planet
const at = (id: string, day: string) => placeAt(planet(id), Date.parse(day))

describe("the planets", () => {
  it("are eight, from the inside out, each nearly round on its way", () => {
    expect(planets.map(({ id }) => id).join()).toBe("mercury,venus,earth,mars,jupiter,saturn,uranus,neptune")
    for (const [i, { a, e }] of planets.entries()) {
      expect(a[0]).toBeGreaterThan(planets[i - 1]?.a[0] ?? 0)
      expect(e[0]).toBeLessThan(0.21)
    }
  })

  it("keep Kepler's third law: the square of the year is the cube of the axis", () => {
    for (const each of planets) expect((yearOf(each) / 365.256) ** 2 / each.a[0] ** 3).toBeCloseTo(1, 1)
    expect(yearOf(planet("earth"))).toBeCloseTo(365.25, 1)
    expect(yearOf(planet("mercury"))).toBeCloseTo(87.97, 1)
  })

  it("are where they were seen", () => {
    // Perihelion of January 2024, 0.98331 au; the sun is at 0 degrees at the March equinox, the Earth across from it.
    expect(at("earth", "2024-01-03T01:00Z").km / astronomicalUnit).toBeCloseTo(0.9833, 3)
    expect(at("earth", "2000-03-20T07:35Z").longitude).toBeCloseTo(180, 0)
    // Mars at its opposition of 27 July 2018 stood in the Earth's direction, and Venus in that of 6 June 2012 at its transit.
    expect(
      Math.abs(at("mars", "2018-07-27T05:00Z").longitude - at("earth", "2018-07-27T05:00Z").longitude),
    ).toBeLessThan(0.2)
    expect(
      Math.abs(at("venus", "2012-06-06T01:10Z").longitude - at("earth", "2012-06-06T01:10Z").longitude),
    ).toBeLessThan(0.05)
  })

  it("solve Kepler's equation at any place of any ellipse", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -3.14, max: 3.14, noNaN: true }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (mean, e) => {
          const anomaly = eccentricAnomaly(mean, e)
          expect(anomaly - e * Math.sin(anomaly)).toBeCloseTo(mean, 8)
        },
      ),
    )
  })

  it("stay between their nearest and farthest, on any day and beyond the days that are known", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...planets),
        fc.double({ min: -1e13, max: 1e13, noNaN: true }),
        (each, time) => {
          const { km, longitude } = placeAt(each, time)
          const [a, e] = [each.a[0] * astronomicalUnit, each.e[0]]
          expect(km).toBeGreaterThan(a * (1 - e) * 0.995)
          expect(km).toBeLessThan(a * (1 + e) * 1.005)
          expect(longitude).toBeGreaterThanOrEqual(0)
          expect(longitude).toBeLessThanOrEqual(360)
        },
      ),
    )
  })
})

describe("the way", () => {
  const stops = stopsOf(planets, Date.parse("2000-01-01T12:00Z"))

  it("has the Moon 384,400 km behind the Earth, and the Sun at its beginning", () => {
    const km = (id: string) => stops.find(stop => stop.id === id)?.km ?? 0
    expect(km("moon") - km("earth")).toBeCloseTo(moonDistance)
    expect(km("sun")).toBe(0)
    expect(nextStop(stops, 0)?.id).toBe("mercury")
    expect(nextStop(stops, 1e11)).toBeUndefined()
    expect(km("earth") / lightSpeed).toBeGreaterThan(489)
  })

  it("has nothing in most places, and a planet where it is announced", () => {
    const mercury = stops[1]?.km ?? 0
    expect(foundAt(stops, mercury / 2, 1e6)).toBeUndefined()
    expect(foundAt(stops, 0, 1e6)).toBeUndefined()
    expect(foundAt(stops, mercury - 0.9e6, 1e6)?.id).toBe("mercury")
  })

  it("is told in a unit that fits", () => {
    expect([59.9, 499, 15_000, 200_000, 31_556_926 * 4287].map(formatTime)).toEqual([
      "59 s",
      "8 min 19 s",
      "4 h 10 min",
      "2 days",
      "4,287 years",
    ])
  })
})

describe("the dark", () => {
  const places = sights.map(({ million }) => million)

  it("has something within two short drags of the Sun, and again and again until Mars", () => {
    const inner = places.filter(million => million < 230)
    expect(inner.length).toBeGreaterThan(20)
    expect(inner[0]).toBeLessThan(10)
    for (const [i, million] of inner.entries()) expect(million - (inner[i - 1] ?? 0)).toBeLessThan(21)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it("has a short line of its own for each thing", () => {
    const lines = sights.flatMap(({ line, press }) => [line, press ?? []].flat())
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) expect(line.length).toBeLessThan(72)
  })

  it("shows a thing as enlarged as it is", () => {
    expect(magnification(0.3, 300_000)).toBe("× 1 billion")
    expect(magnification(4.05, 300_000)).toBe("× 74 million")
    expect(magnification(0.01, 300_000)).toBe("× 30 billion")
  })

  it("finds the nearest thing, or none", () => {
    expect(sightAt(7.4e6, 1e6)?.name).toBe("A sock")
    expect(sightAt(10e6, 1e6)).toBeUndefined()
  })

  it("always has a next place, up to Neptune", () => {
    const stops = stopsOf(planets, Date.parse("2026-01-01"))
    const all = sights.map(({ million }) => million * 1e6)
    expect(nextPlace(stops, all, 0)).toBe(7e6)
    expect(nextPlace(stops, all, 7e6)).toBe(13.5e6)
    const last = stops.at(-1)?.km ?? 0
    expect(nextPlace(stops, all, last)).toBe(last)
  })
})

describe("the round map", () => {
  it("has a planet under a finger at each planet, on any day", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...planets),
        fc.double({ min: 0, max: 1.7e12, noNaN: true }),
        (each, time) => {
          const bodies = planets.map(one => ({
            id: one.id,
            name: one.name,
            colour: one.colour,
            place: placeAt(one, time),
          }))
          const spot = mapSpot(placeAt(each, time))
          expect(Math.hypot(spot.x, spot.y)).toBeGreaterThan(0.15)
          expect(Math.hypot(spot.x, spot.y)).toBeLessThan(0.95)
          expect(bodyAt(bodies, spot.x, spot.y)?.id).toBe(each.id)
        },
      ),
    )
    const bodies = planets.map(({ id, name, colour }) => ({ id, name, colour, place: at(id, "2026-01-01") }))
    expect(bodyAt(bodies, 0.05, 0.05)).toBeUndefined()
    expect(bodyAt(bodies, 0.3, 0.9)).toBeDefined()
  })
})

describe("the police", () => {
  it("come for whoever is faster than light, and have more to say", () => {
    expect(policeText(1)).toBeNull()
    expect(new Set([2, 4, 6].map(policeText)).size).toBe(3)
  })

  it("leave those alone who have come a metre", () => {
    expect([0, 0.0008, 0.04, 12_345].map(formatDistance)).toEqual(["0 km", "1 m", "40 m", "12,345 km"])
  })
})

describe("a guest", () => {
  it("is lost just ahead, and slows down whoever is faster than a probe", () => {
    expect([lostAt(0, 5e9), lostAt(5e9, 5e9)]).toEqual([1.15e6, 5e9 - 1.15e6])
    expect([lightSpeed, 17, 1].map(speedWithMass)).toEqual([17, 17, 1])
    expect(nextText("the Moon", 5, null)).toBe("Next: the Moon, in 5 s.")
    expect(nextText("the Moon", 5, "the tears")).toBe("With the tears, light has mass: 5 s to the Moon.")
    expect(nextText(null, 0, "the tears")).toBe("You are past it all.")
  })
})

describe("SolarSystem", () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
  })
  afterEach(() => jest.restoreAllMocks())

  it("waits at the Sun in calm mode, and goes on from where a link says, by hamster", () => {
    visit(<SolarSystem />, {
      path: "/solar-system",
      data: { planets },
      query: "from=earth&by=hamster",
      calm: true,
      at: "2026-01-01",
    })
    expect(screen.getByRole("status")).toHaveTextContent("0 km in 0 s. Next: the Moon, in 15 years.")
    expect(screen.getByRole("button", { name: "Play anyway" })).toBeInTheDocument()
  })

  it("is dragged to Mercury, which is said to be there", () => {
    visit(<SolarSystem />, { path: "/solar-system", data: { planets }, calm: true, at: "2026-01-01T00:00Z" })
    const sky = screen.getByRole("img", { name: /^The way out/ }).parentElement as HTMLElement
    const point = (name: string, clientX: number) =>
      fireEvent(sky, new MouseEvent(name, { button: 0, clientX, bubbles: true }))
    const km = stopsOf(planets, Date.parse("2026-01-01T00:00Z"))[1]?.km ?? 0
    point("pointerdown", 0)
    point("pointermove", -km / 40_000)
    expect(screen.getByRole("status")).not.toHaveTextContent("There.")
    point("pointermove", -km / 20_000)
    expect(screen.getByRole("status")).toHaveTextContent("There. The dot under the lens is Mercury.")
    point("pointerup", -km / 20_000)
  })

  it("skips to the next one, and shows another day", async () => {
    const { user, address } = visit(<SolarSystem />, {
      path: "/solar-system",
      data: { planets },
      calm: true,
      at: "2026-01-01T00:00Z",
    })
    await user.click(screen.getByRole("button", { name: "Skip the dark" }))
    expect(address()).toBe("/solar-system?from=mercury")
    fireEvent.change(screen.getByRole("slider"), { target: { value: "365" } })
    expect(screen.getByText("On 2027-01-01")).toBeInTheDocument()
  })

  it("looks ahead at one thing after the other, presses it, and comes back", async () => {
    const { user } = visit(<SolarSystem />, {
      path: "/solar-system",
      data: { planets },
      calm: true,
      at: "2026-01-01",
    })
    const press = async (name: string) => user.click(screen.getByRole("button", { name }))
    expect(screen.getByRole("button", { name: "Press it" })).toBeDisabled()
    await press("Look ahead")
    expect(screen.getByRole("status")).toHaveTextContent("A sock. The other one is near Neptune.")
    await press("Look ahead")
    await press("Look ahead")
    expect(screen.getByRole("status")).toHaveTextContent("A light switch.")
    await press("Press it")
    expect(screen.getByRole("status")).toHaveTextContent("The light is on. There was nothing there.")
    await press("Press it")
    expect(screen.getByRole("status")).toHaveTextContent("A light switch.")
    await press("Look here")
    expect(screen.getByRole("status")).toHaveTextContent("Next: Mercury")
  })

  it("has a guest in the dark, which is taken aboard and slows the light down until it is put down", async () => {
    const { user } = visit(<SolarSystem />, {
      path: "/solar-system",
      data: { planets },
      calm: true,
      at: "2026-01-01",
    })
    const says = () => screen.getByRole("status")
    const before = says().textContent
    await bringGuest()
    expect(says()).toHaveTextContent("Next: the tea towel, in 3 s.")
    expect(screen.getByRole("img", { name: /next on it is the tea towel$/ })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Press it" }))
    expect(says()).toHaveTextContent(/With the tea towel, light has mass: \d\d days to Mercury\./)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Slowed light down to 17 km/s.")
    await user.click(screen.getByRole("button", { name: "Press it" }))
    expect(says()).toHaveTextContent(/in 0 s\. Next: Mercury, in \d min/)
    await user.click(screen.getByRole("button", { name: "Press it" }))
    await bringGuest(null)
    expect(says()).toHaveTextContent(before ?? "")
    expect(screen.getByRole("button", { name: "Press it" })).toHaveAttribute("aria-disabled", "true")
  })

  it("presses what a finger presses without dragging", () => {
    visit(<SolarSystem />, { path: "/solar-system", data: { planets }, calm: true, at: "2026-01-01" })
    const sky = screen.getByRole("img", { name: /^The way out/ }).parentElement as HTMLElement
    const point = (name: string, clientX: number) =>
      fireEvent(sky, new MouseEvent(name, { button: 0, clientX, bubbles: true }))
    point("pointerdown", 720)
    point("pointermove", 722)
    point("pointerup", 722)
    expect(screen.getByRole("status")).toHaveTextContent("You turn the sock inside out.")
  })

  it("goes to a planet that is pressed on the map, or by its button", async () => {
    const at = "2026-01-01T00:00Z"
    const { user, address } = visit(<SolarSystem />, {
      path: "/solar-system",
      data: { planets },
      calm: true,
      at,
    })
    const map = screen.getByRole("img", { name: /^The planets from above/ })
    jest
      .spyOn(map, "getBoundingClientRect")
      .mockReturnValue({ left: 0, top: 0, width: 272, height: 272 } as DOMRect)
    const spot = mapSpot(placeAt(planet("mars"), Date.parse(at)))
    fireEvent.click(map, { clientX: 136 * (1 + spot.x) + 8, clientY: 136 * (1 + spot.y) })
    expect(address()).toBe("/solar-system?from=mars")
    await user.click(screen.getByRole("button", { name: "Neptune" }))
    expect(address()).toBe("/solar-system?from=neptune")
    expect(screen.getByRole("button", { name: "Neptune" })).toHaveAttribute("aria-current", "location")
    expect(screen.getByRole("status")).toHaveTextContent("You are past it all.")
  })
})
