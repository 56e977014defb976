import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { fromLatLon, toLatLon } from "utm"
import {
  graticule,
  greatCircle,
  landPath,
  linePath,
  project,
  turned,
  unproject,
  viewpoint,
} from "../../src/embeds/my-coordinates/globe"
import {
  antipode,
  dartText,
  decimal,
  direction,
  distanceText,
  dms,
  ellipsoidDistance,
  helsinki,
  nearestPage,
  normaliseLongitude,
  type Place,
  parsePlace,
  randomPlace,
  sphereDistance,
  toHelsinki,
} from "../../src/embeds/my-coordinates/logic"
import MyCoordinates from "../../src/embeds/my-coordinates/MyCoordinates"
import { readPlace } from "../../src/embeds/my-coordinates/read"
import {
  dressFor,
  endSeconds,
  isLand,
  layerAt,
  lidAt,
  stageAt,
  straightThrough,
} from "../../src/embeds/my-coordinates/through"
import { visit } from "../jest/visit"

const mockPages = ["0000", "0024", "0099", "0125", "0186"].map(code => ({
  code,
  path: `/page-${code}`,
  title: `Page ${code}`,
  description: "A page.",
  added: "2024-01-01",
}))
jest.mock("../../src/hooks/page/pageIndex", () => ({
  usePageIndex: (wanted: boolean) => (wanted ? mockPages : null),
}))

const place = (latitude: number, longitude: number): Place => ({ latitude, longitude })
const anyPlace = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 179.999999, noNaN: true }),
})
const read = (text: string) => {
  const reading = readPlace(text)
  return reading.kind === "place" ? reading.place : reading
}
const mistake = (text: string) => {
  const reading = readPlace(text)
  return reading.kind === "mistake" ? reading.what : reading
}

describe("a distance", () => {
  it("is that of the published examples, on the ellipsoid", () => {
    // Flinders Peak to Buninyong: the test of Geoscience Australia's GDA94 technical manual.
    const flinders = place(-(37 + 57 / 60 + 3.7203 / 3600), 144 + 25 / 60 + 29.5244 / 3600)
    const buninyong = place(-(37 + 39 / 60 + 10.1561 / 3600), 143 + 55 / 60 + 35.3839 / 3600)
    expect(ellipsoidDistance(flinders, buninyong)).toBeCloseTo(54_972.271, 3)
    // New York to London: the example of GeographicLib's documentation.
    expect(ellipsoidDistance(place(40.6, -73.8), place(51.6, -0.5))).toBeCloseTo(5_551_759.4, 1)
    // A degree of the equator, and the quarter of a meridian, of WGS 84.
    expect(ellipsoidDistance(place(0, 0), place(0, 1))).toBeCloseTo(111_319.491, 3)
    expect(ellipsoidDistance(place(0, 0), place(90, 0))).toBeCloseTo(10_001_965.729, 3)
  })

  it("is nothing to oneself, and the same both ways", () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (a, b) => {
        expect(ellipsoidDistance(a, a)).toBe(0)
        expect(sphereDistance(a, b)).toBeCloseTo(sphereDistance(b, a), 6)
        const [there, back] = [ellipsoidDistance(a, b), ellipsoidDistance(b, a)]
        if (there !== null && back !== null) expect(there).toBeCloseTo(back, 3)
      }),
    )
  })

  it("differs on a ball by 0.6% at most, as the page says", () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (a, b) => {
        const exact = ellipsoidDistance(a, b)
        fc.pre(exact !== null && exact > 1)
        expect(Math.abs(sphereDistance(a, b) / (exact ?? 1) - 1)).toBeLessThan(0.006)
      }),
      { numRuns: 500 },
    )
  })

  it("is to the south from the North Pole and to the north from the South Pole, whatever the longitude", () => {
    for (const longitude of [0, 24.95, 90, -180]) {
      expect(toHelsinki(place(90, longitude))).toBe("3,329 km to the south, as everything is from here")
      expect(direction(place(-90, longitude), helsinki)).toBe("north")
    }
    expect(toHelsinki(place(89.999998, 120))).toContain("to the south")
    expect(toHelsinki(place(89, 24.9522))).not.toContain("everything")
  })

  it("does not settle for opposite places, and says so", () => {
    expect(ellipsoidDistance(place(0, 0), place(0.3, 179.7))).toBeNull()
    expect(ellipsoidDistance(place(0, 0), place(0, -180))).toBeNull()
    expect(toHelsinki(antipode(helsinki))).toBe(
      "About 20,015 km, in any direction. You are on the other side of the Earth.",
    )
  })

  it("is told with the direction, and in a size that fits", () => {
    expect(toHelsinki(place(60.4518, 22.2666))).toBe("152 km to the east")
    expect(toHelsinki(helsinki)).toBe("0 m. You are there. The steps are cold.")
    expect([0.4, 999.4, 1000, 12_345, 6_567_890].map(distanceText)).toEqual([
      "0 m",
      "999 m",
      "1 km",
      "12.35 km",
      "6,568 km",
    ])
    expect(direction(place(0, 0), place(10, 0))).toBe("north")
    expect(direction(place(0, 0), place(0, -10))).toBe("west")
    expect(direction(place(0, 179), place(0, -179))).toBe("east")
  })
})

describe("a place", () => {
  it("is written in degrees, minutes and seconds, without sixty of either", () => {
    expect(dms(helsinki)).toBe("60°10′13.4″N 24°57′07.9″E")
    expect(dms(place(-41.28888, -174.99999))).toBe("41°17′20.0″S 175°00′00.0″W")
    expect(dms(place(0, 0))).toBe("0°00′00.0″ 0°00′00.0″")
    expect(decimal(place(-0.000001, 24.5))).toBe("0.00000, 24.50000")
    fc.assert(fc.property(anyPlace, at => expect(dms(at)).not.toMatch(/60[.′″]/)))
  })

  it("is read again as it was written", () => {
    fc.assert(
      fc.property(anyPlace, at => {
        for (const text of [dms(at), decimal(at)]) {
          const back = read(text) as Place
          expect(Math.abs(back.latitude - at.latitude)).toBeLessThan(0.00002)
          expect(Math.abs(normaliseLongitude(back.longitude - at.longitude))).toBeLessThan(0.00002)
        }
      }),
    )
  })

  it("may be written in many ways", () => {
    const half = { latitude: 60.5, longitude: -24.25 }
    for (const text of [
      "60.5, -24.25",
      "60.5 -24.25",
      "60,5 -24,25",
      "60,5; -24,25",
      "(60.5, -24.25)",
      "geo:60.5,-24.25",
      "60°30′N 24°15′W",
      "60 30 0 N 24 15 0 W",
      "60 30 0, -24 15 0",
      "N60 30 W24 15",
      "24°15'W, 60°30'N",
      "60.5n 24.25w",
      "[60.5, -24.25]",
      "lat: 60.5, lon: -24.25",
      '{"lat": 60.5, "lng": -24.25}',
      "longitude=-24.25, latitude=60.5",
      "60-30N 024-15W",
      "60-30.0N 024-15.0W",
      "60 deg 30 min N 24 deg 15 min W",
      "60d30m0s N 24d15m0s W",
      "6.05e1, -2.425e1",
      "geo:60.5,-24.25?q=hamster",
      "https://www.google.com/maps/place/Somewhere/@60.5,-24.25,15z/data=!3m1",
      "\u202a60.5\u202c, -24.25",
    ])
      expect([text, read(text)]).toEqual([text, half])
    expect(read("0, 180")).toEqual({ latitude: 0, longitude: -180 })
  })

  it("may be an address, as RFC 5870 has them", () => {
    const vienna = { latitude: 48.201, longitude: 16.3695 }
    for (const text of [
      "geo:48.2010,16.3695",
      "geo:48.2010,16.3695,183",
      "GEO:48.2010,16.3695;u=40",
      "geo:48.2010,16.3695,183;crs=wgs84;u=40.5",
      "geo:48.201,16.3695;CRS=WGS84",
      "geo:48.2010,16.3695;a=b;name=Stephansdom",
    ])
      expect([text, read(text)]).toEqual([text, vienna])
    expect(read("geo:-48.876667,-123.393333")).toEqual({ latitude: -48.876667, longitude: -123.393333 })
    expect(mistake("geo:66.54542,24.77,;u=1")).toMatch(/“” is not a number/)
    expect(mistake("geo:60,5 24,25")).toMatch(/“5 24” is not a number/)
    expect(mistake("geo:60")).toMatch(/“geo:60” should have a latitude and a longitude/)
    expect(mistake("geo:1,2;crs=nad27")).toMatch(/“crs=nad27” is another way/)
    expect(mistake("geo:91,0")).toMatch(/“91”\? Nothing is farther/)
  })

  it("is refused with what was typed, to the letter", () => {
    expect(mistake("60,5x; 24,5")).toMatch(/^“60,5x” is not degrees/)
    expect(mistake("60.5, hamster 24,5")).toMatch(/two numbers/)
    expect(mistake("60 75 n  24 e")).toMatch(/^“60 75 n”/)
    expect(mistake("Helsinki")).toMatch(/^“Helsinki”/)
    expect(mistake("0; 181,5")).toMatch(/^“181,5”/)
    expect(mistake("60.5,")).toMatch(/^One of the two numbers is missing/)
  })

  it("is refused with a reason", () => {
    expect(readPlace("  ")).toEqual({ kind: "empty" })
    expect(mistake("60.5")).toMatch(/two numbers/)
    expect(mistake("Helsinki")).toMatch(/two numbers/)
    expect(mistake("hamster, 1")).toMatch(/is not degrees/)
    expect(mistake("91, 0")).toMatch(/90 degrees. Are they swapped/)
    expect(mistake("0, 181")).toMatch(/180 degrees/)
    expect(mistake("99, 400")).toMatch(/^“99” and “400”\?/)
    expect(mistake("60°75′N 24°E")).toMatch(/as on a clock/)
    expect(mistake("60.5 30 N 24 E")).toMatch(/decimals/)
    expect(mistake("-60 S, 24 E")).toMatch(/One of them is enough/)
    expect(read("60.17, 1e-7")).toEqual({ latitude: 60.17, longitude: 1e-7 })
    expect(mistake("60 N, 24 N")).toMatch(/same direction/)
    expect(mistake("1".repeat(10_000_000))).toMatch(/long way/)
  })

  it("has another through the Earth, and is that one's", () => {
    expect(antipode(place(60, 25))).toEqual(place(-60, -155))
    expect(antipode(place(0, 0))).toEqual(place(0, -180))
    fc.assert(
      fc.property(anyPlace, at => {
        const back = antipode(antipode(at))
        expect(back.latitude).toBeCloseTo(at.latitude, 9)
        expect(Math.abs(normaliseLongitude(back.longitude - at.longitude))).toBeLessThan(1e-9)
        expect(sphereDistance(at, antipode(at))).toBeCloseTo(Math.PI * 6_371_008.8, -1)
      }),
    )
  })

  it("has the UTM coordinates that are published for the CN Tower, and comes back from them", () => {
    // https://en.wikipedia.org/wiki/Universal_Transverse_Mercator_coordinate_system
    const tower = read("43°38′33.24″N 79°23′13.7″W") as Place
    const { zoneNum, zoneLetter, easting, northing } = fromLatLon(tower.latitude, tower.longitude)
    expect([zoneNum, zoneLetter]).toEqual([17, "T"])
    expect(Math.hypot(easting - 630_084, northing - 4_833_438)).toBeLessThan(1)
    const back = toLatLon(easting, northing, zoneNum, zoneLetter)
    expect(sphereDistance(tower, back)).toBeLessThan(0.1)
  })
})

describe("the nearest page", () => {
  it("lies where its number says", () => {
    expect(parsePlace("0142")).toEqual(place(1, 42))
    expect(parsePlace("9000")).toEqual(place(90, 0))
    expect(parsePlace("9100")).toBeNull()
    expect(parsePlace("?")).toBeNull()
  })

  it("is found by the true distance", () => {
    expect(nearestPage(mockPages, helsinki)?.page.code).toBe("0125")
    expect(nearestPage(mockPages, place(0, 0))).toMatchObject({ page: { code: "0000" }, metres: 0 })
    expect(nearestPage(mockPages, place(0, 170))?.page.code).toBe("0099")
    expect(nearestPage([], helsinki)).toBeNull()
  })
})

describe("the globe", () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })

  it("has the place that one looks at in its middle, and its antipode behind", () => {
    expect(project(helsinki, helsinki).near).toBeCloseTo(1)
    expect(project(antipode(helsinki), helsinki).near).toBeCloseTo(-1)
    expect(project({ latitude: 90, longitude: 0 }, { latitude: 0, longitude: 0 })).toMatchObject({ y: -1 })
    expect(linePath([antipode(helsinki)], helsinki)).toBe("")
  })

  it("has both ends of the way to Helsinki in sight, wherever that begins, and draws nothing that is no number", () => {
    fc.assert(
      fc.property(anywhere, place => {
        const from = viewpoint(place, helsinki)
        expect(project(place, from).near).toBeGreaterThan(-1e-6)
        expect(project(helsinki, from).near).toBeGreaterThan(-1e-6)
        expect(landPath(from) + graticule(from) + linePath(greatCircle(place, helsinki), from)).not.toMatch(
          /NaN|Infinity/,
        )
      }),
      { numRuns: 100 },
    )
  })

  it("knows the place under a press, and none beside it", () => {
    fc.assert(
      fc.property(anywhere, anywhere, (at, from) => {
        const { x, y, near } = project(at, from)
        fc.pre(near > 0.05)
        expect(sphereDistance(unproject(x, y, from) ?? antipode(at), at)).toBeLessThan(1)
      }),
      { numRuns: 100 },
    )
    expect(unproject(0.9, 0.9, helsinki)).toBeNull()
    expect(turned(place(80, 170), 20, 20)).toEqual(place(90, -170))
  })

  it("is never longer on its way than the way is", () => {
    fc.assert(
      fc.property(anywhere, place => {
        const steps = greatCircle(place, helsinki)
        const sum = steps.slice(1).reduce((all, step, i) => all + sphereDistance(steps[i] ?? step, step), 0)
        expect(sum).toBeCloseTo(sphereDistance(place, helsinki), -1)
      }),
      { numRuns: 100 },
    )
  })
})

describe("the way through the Earth", () => {
  it("is as long as the ellipsoid is thick: two radii of the equator or the pole at the ends", () => {
    expect(straightThrough(place(0, 0))).toBeCloseTo(12_756.27, 1)
    expect(straightThrough(place(90, 0))).toBeCloseTo(12_713.5, 1)
    fc.assert(
      fc.property(anyPlace, at => expect(straightThrough(at)).toBeCloseTo(straightThrough(antipode(at)), 6)),
    )
  })

  it("goes through all the layers, and through them again in the other order", () => {
    expect([0, 100, 3000, 6000, 8000, 12_000, 12_750].map(at => layerAt(at, 12_756))).toEqual([
      "crust",
      "mantle",
      "outer core",
      "inner core",
      "outer core",
      "mantle",
      "crust",
    ])
  })

  it("ends on land in Spain and Kazakhstan and at the South Pole, and in the sea elsewhere", () => {
    const ends = (at: Place) => isLand(antipode(at))
    expect(ends(place(-41.289, 174.777))).toBe(true)
    expect(ends(place(-48.877, -123.393))).toBe(true)
    expect(ends(place(90, 0))).toBe(true)
    expect(ends(helsinki)).toBe(false)
    expect(ends(place(0, 0))).toBe(false)
    expect(isLand(helsinki)).toBe(true)
  })

  it("opens the globe like a lid, which is cut off nowhere", () => {
    // The outline of the near half, and half the width of the drawing.
    const [rim, half] = [104, 108]
    for (const open of [0, 0.2, 0.5, 0.8, 0.99]) {
      const { x, scale } = lidAt(open)
      expect(x - rim * scale).toBeGreaterThanOrEqual(-half)
      expect(x + rim * scale).toBeLessThanOrEqual(half)
    }
  })

  it("is fallen once, without going back, while the globe is open", () => {
    let last = 0
    for (let seconds = 0; seconds <= endSeconds; seconds += 0.05) {
      const { open, fallen, out } = stageAt(seconds, true)
      expect(fallen).toBeGreaterThanOrEqual(last)
      if (fallen > 0 && fallen < 1) expect([open, out]).toEqual([1, 0])
      last = fallen
    }
    expect(stageAt(endSeconds, true)).toEqual({ open: 0, fallen: 1, out: 1 })
    expect([stageAt(0, false), stageAt(endSeconds, false)].map(({ open }) => open)).toEqual([1, 0])
  })
})

describe("the page", () => {
  const getCurrentPosition = jest.fn<void, Parameters<Geolocation["getCurrentPosition"]>>()
  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, "", "/my-coordinates")
    getCurrentPosition.mockReset()
    Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition }, configurable: true })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, "geolocation")
  })
  const ask = () => userEvent.click(screen.getByRole("button", { name: "Where am I?" }))
  const row = (name: RegExp) => screen.findByRole("row", { name })
  const said = () => screen.getAllByRole("status")[0]
  const answer = (latitude: number, longitude: number) =>
    getCurrentPosition.mockImplementation(found =>
      found({ coords: { latitude, longitude, accuracy: 24.2 } } as GeolocationPosition),
    )
  const refuse = (code: number) =>
    getCurrentPosition.mockImplementation((_, refused) => refused?.({ code } as GeolocationPositionError))

  it("asks nobody before the button is pressed", async () => {
    await act(async () => render(<MyCoordinates />))
    expect(getCurrentPosition).not.toHaveBeenCalled()
    expect(said()).toHaveTextContent("Your browser has not been asked yet.")
  })

  it("tells where one is, and leaves no trace of it", async () => {
    answer(60.4518, 22.2666)
    render(<MyCoordinates />)
    await ask()
    expect(await row(/^In degrees 60\.45180, 22\.26660/)).toBeVisible()
    expect(await row(/^In minutes and seconds 60°27′06\.5″N 22°15′59\.8″E/)).toBeVisible()
    expect(await row(/^In UTM 34V \d{6} E 67\d{5} N/)).toBeVisible()
    expect(await row(/^To Helsinki 152 km to the east/)).toBeVisible()
    expect(await row(/^Straight through the Earth 60°27′06\.5″S 157°44′00\.2″W/)).toBeVisible()
    expect(said()).toHaveTextContent("to within 25 m or so")
    expect(screen.getByRole("link", { name: "Page 0125" })).toHaveAttribute("href", "/page-0125")
    expect(window.location.search + window.location.hash).toBe("")
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    [1, /You said no, or your browser did. A made-up place/],
    [2, /does not know either/],
    [3, /took too long\. There is a spruce/],
    [9, /would not say/],
  ])("is kind about refusal number %i", async (code, words) => {
    refuse(code)
    render(<MyCoordinates />)
    await ask()
    expect(said()).toHaveTextContent(words)
    expect(screen.getByRole("button", { name: "Where am I?" })).toBeEnabled()
    // Somebody has to know.
    expect(said()).toHaveTextContent("Pertti has thrown a dart")
    expect(screen.queryByRole("row", { name: /^In degrees 0\.00000, 0\.00000/ })).toBeNull()
  })

  it("throws a dart that hits no part of the globe more often than another of its size", () => {
    expect(randomPlace(() => 0.5)).toEqual({ latitude: 0, longitude: 0 })
    expect(randomPlace(() => 0)).toEqual({ latitude: -90, longitude: -180 })
    // Half of a ball lies between 30 degrees south and 30 degrees north.
    const steps = Array.from({ length: 200 }, (_, i) => (i + 0.5) / 200)
    const near = steps.filter(step => Math.abs(randomPlace(() => step).latitude) < 30)
    expect(near).toHaveLength(100)
  })

  it("is kind to browsers that can't know", async () => {
    Object.defineProperty(navigator, "geolocation", { value: undefined, configurable: true })
    render(<MyCoordinates />)
    await ask()
    expect(said()).toHaveTextContent("Look out of the window")
  })

  it("can be told never to mind, and then doesn't", async () => {
    render(<MyCoordinates />)
    await ask()
    expect(said()).toHaveTextContent("Asking.")
    await userEvent.click(screen.getByRole("button", { name: "Never mind" }))
    getCurrentPosition.mock.calls[0]?.[0]({
      coords: { latitude: 1, longitude: 2, accuracy: 3 },
    } as GeolocationPosition)
    expect(await row(/^In degrees 0\.00000, 0\.00000/)).toBeVisible()
    expect(said()).toHaveTextContent("Your browser has not been asked yet.")
  })

  it("measures Null Island while nobody has said where they are", async () => {
    render(<MyCoordinates />)
    expect(
      screen.getByRole("img", { name: "A globe with a line from Null Island to Helsinki" }),
    ).toBeVisible()
    expect(await row(/^To Helsinki \d,\d+ km to the north/)).toBeVisible()
    expect(screen.getByRole("button", { name: "Forget where I am" })).toBeDisabled()
    await userEvent.click(screen.getByRole("button", { name: "Wellington" }))
    expect(await row(/^In degrees -41\.28889/)).toBeVisible()
  })

  it("throws a dart where the globe is pressed, and turns by arrow keys", async () => {
    const { user, wait } = visit(<MyCoordinates />, { path: "/my-coordinates", at: "2026-07-03T12:00:00Z" })
    const globe = screen.getByRole("button", { name: "Throw a dart" })
    await user.click(screen.getByRole("button", { name: "Forget where I am" }))
    for (let i = 0; i < 9; i++) fireEvent.keyDown(globe, { key: "ArrowDown" })
    fireEvent.click(globe, { detail: 0 })
    wait(2500)
    expect(screen.getByRole("img", { name: /cut open under The dart\. Pertti falls/ })).toBeVisible()
    expect(await row(/^In degrees -\d/)).toBeVisible()
    // A press closes it early, and the next one throws again.
    await user.click(screen.getByRole("button", { name: "Close the globe" }))
    expect(screen.getByRole("button", { name: "Throw a dart" })).toBeVisible()
  })

  it("says when the dart goes past the Earth", async () => {
    visit(<MyCoordinates />, { path: "/my-coordinates" })
    await row(/^In UTM 31N/)
    const globe = screen.getByRole("button", { name: "Throw a dart" })
    jest.spyOn(globe, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 200))
    fireEvent.click(globe, { detail: 1, clientX: 3, clientY: 3 })
    expect(said()).toHaveTextContent("It missed the Earth.")
    fireEvent.click(globe, { detail: 1, clientX: 100, clientY: 100 })
    expect(said()).toHaveTextContent(/Splash|Thunk|Ouch/)
    // The table of the new place comes with the script that converts it.
    await act(async () => void (await import("utm")))
  })

  it("sends Pertti at once when he is told to", async () => {
    const { user, wait } = visit(<MyCoordinates />, { path: "/my-coordinates", at: "2026-07-03T12:00:00Z" })
    const send = screen.getByRole("button", { name: "Send Pertti through the Earth" })
    await user.click(send)
    wait(2500)
    expect(screen.getByRole("img", { name: /Pertti falls/ })).toBeVisible()
    // The button stays where it was, with the focus, and sends him again.
    expect(send).toHaveFocus()
    wait(3000)
    expect(screen.getByRole("img", { name: /Pertti is on the other side/ })).toBeVisible()
    await user.click(send)
    wait(500)
    expect(screen.getByRole("img", { name: /Pertti falls/ })).toBeVisible()
  })

  it("has him dress for the sea after he has been in it often enough", () => {
    expect([0, 2, 4].map(dressFor)).toEqual(["nothing", "ring", "diver"])
    expect(dartText(place(40.2, -5), true, true)).toMatch(/Land at both ends/)
    expect(dartText(helsinki, true, false)).toMatch(/Finland/)
    expect(dartText(place(-80, 0), true, false)).toMatch(/penguin/)
  })

  it("cuts the globe open at a press: Pertti falls through it, and it closes over him", async () => {
    const { user, wait } = visit(<MyCoordinates />, { path: "/my-coordinates", at: "2026-07-03T12:00:00Z" })
    await user.click(screen.getByRole("button", { name: "Wellington" }))
    wait(2500)
    expect(
      screen.getByRole("img", { name: "A globe cut open under Wellington. Pertti falls through it" }),
    ).toBeVisible()
    expect(screen.getByText(/^\d,\d+ km$/)).toBeVisible()
    wait(3000)
    expect(
      screen.getByRole("img", {
        name: "A globe cut open under Wellington. Pertti is on the other side, dry",
      }),
    ).toBeVisible()
    expect(screen.getByText("Pertti, through the middle: 12,738 km, dry")).toBeVisible()
    wait(4000)
    expect(screen.getByRole("img", { name: "A globe with a line from Wellington to Helsinki" })).toBeVisible()
    expect(screen.getByText(/12,738 km, dry/)).toBeVisible()
  })

  it("has him on the other side at once for those who asked for calm", async () => {
    const { user } = visit(<MyCoordinates />, {
      path: "/my-coordinates",
      at: "2026-07-03T12:00:00Z",
      calm: true,
    })
    await user.click(screen.getByRole("button", { name: "Null Island" }))
    expect(screen.getByRole("img", { name: /Pertti is on the other side, wet/ })).toBeVisible()
  })

  it("waits with the fall until somebody has typed", async () => {
    const { user, wait } = visit(<MyCoordinates />, { path: "/my-coordinates", at: "2026-07-03T12:00:00Z" })
    await user.type(screen.getByLabelText("Or a made-up place"), "60, 25")
    expect(screen.getByRole("img", { name: "A globe with a line from The place to Helsinki" })).toBeVisible()
    wait(3500)
    expect(screen.getByRole("img", { name: /Pertti falls/ })).toBeVisible()
  })

  it("stays where it was when what is typed can't be read", async () => {
    const { user } = visit(<MyCoordinates />, { path: "/my-coordinates", calm: true })
    await user.click(screen.getByRole("button", { name: "Wellington" }))
    fireEvent.change(screen.getByLabelText("Or a made-up place"), { target: { value: "99, 400" } })
    expect(screen.getByRole("alert")).toHaveTextContent("“99” and “400”?")
    expect(await row(/^In degrees -41\.28889, 174\.77722/)).toBeVisible()
    expect(screen.getByText("Wellington", { selector: "b" })).toBeVisible()
  })

  it("takes a made-up place, from the list or the box, forgets it, and takes that back", async () => {
    const user = userEvent.setup()
    render(<MyCoordinates />)
    await user.click(within(screen.getByRole("list", { name: "Places to try" })).getByText("The North Pole"))
    expect(await row(/^In UTM UTM does not go so near the poles/)).toBeVisible()
    const box = screen.getByLabelText("Or a made-up place")
    await user.clear(box)
    await user.type(box, "91 0")
    expect(box).toHaveAccessibleDescription(/Are they swapped/)
    await user.clear(box)
    await user.type(box, "0, 0")
    expect(screen.getByRole("status", { name: "The nearest page" })).toHaveTextContent(
      "The nearest page is No. 0000, Page 0000, 0 m away.",
    )
    await user.click(screen.getByRole("button", { name: "Forget where I am" }))
    expect(box).toHaveValue("")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(box).toHaveValue("0, 0")
    expect(getCurrentPosition).not.toHaveBeenCalled()
    expect(window.location.search).toBe("")
    expect(localStorage).toHaveLength(0)
  })
})
