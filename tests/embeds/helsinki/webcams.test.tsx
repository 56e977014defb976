import { act, fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { cameras } from "../../../src/embeds/helsinki/webcams/cameras"
import HelsinkiWebcams from "../../../src/embeds/helsinki/webcams/HelsinkiWebcams"
import {
  lastMoments,
  leavesOn,
  momentOf,
  sceneAt,
  shotAt,
  stamp,
  sunAt,
  sunTimes,
} from "../../../src/embeds/helsinki/webcams/logic"
import { brightness, skyOf } from "../../../src/embeds/helsinki/webcams/painting/colour"
import { picture } from "../../../src/embeds/helsinki/webcams/painting/picture"
import { heightOf, lightOf, pictureText } from "../../../src/embeds/helsinki/webcams/sentences"
import { nextTram, tramAt } from "../../../src/embeds/helsinki/webcams/tram"
import { noWave, withMove } from "../../../src/embeds/helsinki/webcams/wave"
import { weatherAt } from "../../../src/embeds/helsinki/webcams/weather"
import { seeded } from "../../../src/lib/game/random"

const at = (iso: string) => Date.parse(iso)
const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const anInstant = fc.integer({ min: at("1990-01-01"), max: at("2060-01-01") })

/** A context that writes down what is asked of it. */
function recorder() {
  const colours: string[] = []
  const numbers: number[] = []
  const texts: string[] = []
  const gradient = { addColorStop: (_: number, colour: string) => colours.push(colour) }
  const context = {
    fillStyle: "",
    font: "",
    save() {},
    restore() {},
    translate() {},
    scale() {},
    beginPath() {},
    closePath() {},
    fill: () => colours.push(String(context.fillStyle)),
    fillRect(...rect: number[]) {
      numbers.push(...rect)
      if (context.fillStyle !== gradient) colours.push(String(context.fillStyle))
    },
    lineTo: (...point: number[]) => numbers.push(...point),
    arc: (...arc: number[]) => numbers.push(...arc),
    fillText: (text: string) => texts.push(text),
    createLinearGradient: () => gradient,
  } as { fillStyle: unknown } & Record<string, unknown>
  return { context: context as unknown as CanvasRenderingContext2D, colours, numbers, texts }
}

function painted(camera: (typeof cameras)[number], instant: number, change: object = {}) {
  const record = recorder()
  picture(record.context, camera, { ...sceneAt(instant), ...change }, 1, seeded("x"))
  return record
}

describe("the sun of Helsinki", () => {
  it.each([
    // By the Finnish Meteorological Institute and the almanac of the University of Helsinki, as published on the day.
    ["2008-12-21", "09:24", "15:13"],
    ["2012-06-21", "03:54", "22:50"],
    ["2009-07-20", "04:32", "22:19"],
    ["2018-09-16", "06:50", "19:39"],
    ["2009-03-27", "06:01", "18:52"],
  ])("on %s rises at %s and sets at %s, to two minutes", (day, rises, sets) => {
    const times = sunTimes(at(`${day}T12:00:00Z`))
    expect(Math.abs(minutes(times.rises) - minutes(rises))).toBeLessThanOrEqual(2)
    expect(Math.abs(minutes(times.sets) - minutes(sets))).toBeLessThanOrEqual(2)
  })

  it("has the times of its own day from midnight to midnight, also where the clocks change", () => {
    for (const [from, to] of [
      ["2026-03-28T22:00:00Z", "2026-03-29T20:59:59Z"],
      ["2026-10-24T21:00:00Z", "2026-10-25T21:59:59Z"],
      ["2024-02-28T22:00:00Z", "2024-02-29T21:59:59Z"],
      ["2024-12-30T22:00:00Z", "2024-12-31T21:59:59Z"],
    ] as const) {
      expect(sunTimes(at(from))).toEqual(sunTimes(at(to)))
      expect(sunTimes(at(from) - 1000)).not.toEqual(sunTimes(at(from)))
    }
  })

  it("is six degrees high at noon in December and fifty-three in June", () => {
    expect(sunAt(at("2025-12-21T10:20:00Z")).altitude).toBeCloseTo(6.5, 0)
    expect(sunAt(at("2025-06-21T10:20:00Z")).altitude).toBeCloseTo(53.3, 0)
    expect(sunAt(at("2025-06-21T10:20:00Z")).azimuth).toBeCloseTo(180, -1)
  })
})

describe("the scene", () => {
  it("is taken every thirty seconds", () => {
    expect(shotAt(at("2026-01-01T12:00:29.999Z"))).toBe(at("2026-01-01T12:00:00Z"))
    expect(shotAt(at("2026-01-01T12:00:30Z"))).toBe(at("2026-01-01T12:00:30Z"))
  })

  it("has lamps that burn in the dark and only then", () => {
    fc.assert(
      fc.property(anInstant, instant => {
        const scene = sceneAt(instant)
        expect(scene.lampsOn).toBe(scene.sun.altitude < -3)
        if (lightOf(scene) === "night") expect(scene.lampsOn).toBe(true)
        if (lightOf(scene) === "daylight") expect(scene.lampsOn).toBe(false)
      }),
    )
    expect(sceneAt(at("2025-06-20T22:20:00Z")).lampsOn).toBe(true)
    expect(sceneAt(at("2025-12-21T10:00:00Z")).lampsOn).toBe(false)
  })

  it.each([
    [120, "none"],
    [121, "buds"],
    [140, "buds"],
    [141, "green"],
    [258, "green"],
    [259, "yellow"],
    [298, "yellow"],
    [299, "none"],
    [366, "none"],
    [1, "none"],
  ])("has on day %i of the year leaves: %s", (day, leaves) => {
    expect(leavesOn(day)).toBe(leaves)
  })

  it("has the same weather for everybody in the same three hours, and no snow in summer", () => {
    fc.assert(
      fc.property(anInstant, instant => {
        const weather = weatherAt(instant)
        const block = 3 * 3_600_000
        expect(weatherAt(Math.floor(instant / 60_000) * 60_000)).toEqual(weather)
        const month = Number(stamp(instant).slice(5, 7))
        if (month >= 5 && month <= 9) {
          expect(weather.snowOnGround).toBe(false)
          expect(weather.falling).not.toBe("snow")
        }
        if (weather.cover === "clear") expect(weather.falling).toBeNull()
        expect(typeof weatherAt(instant + block).cover).toBe("string")
      }),
    )
    const covers = Array.from({ length: 80 }, (_, i) => weatherAt(at("2026-01-01") + i * 3 * 3_600_000).cover)
    expect(new Set(covers).size).toBe(3)
  })

  it("has market tents on summer days from seven to six", () => {
    expect(sceneAt(at("2026-07-01T03:59:59Z")).market).toBe(false)
    expect(sceneAt(at("2026-07-01T04:00:00Z")).market).toBe(true)
    expect(sceneAt(at("2026-07-01T14:59:59Z")).market).toBe(true)
    expect(sceneAt(at("2026-07-01T15:00:00Z")).market).toBe(false)
    expect(sceneAt(at("2026-01-15T10:00:00Z")).market).toBe(false)
  })
})

describe("the tram", () => {
  it("is there for one minute in ten, and comes when it is said to", () => {
    expect(tramAt(at("2026-01-15T12:03:59Z"))).toBeNull()
    expect(tramAt(at("2026-01-15T12:04:00Z"))).not.toBeNull()
    expect(tramAt(at("2026-01-15T12:04:59Z"))).not.toBeNull()
    expect(tramAt(at("2026-01-15T12:05:00Z"))).toBeNull()
    expect(nextTram(at("2026-01-15T12:03:59Z"))).toBe("14:04")
    expect(nextTram(at("2026-01-15T12:04:00Z"))).toBe("14:14")
  })

  it("sleeps from one to five, by the clocks of Helsinki on any night", () => {
    expect(nextTram(at("2026-01-15T22:54:30Z"))).toBe("05:04")
    // The night of 25 hours, and that of 23.
    expect(nextTram(at("2026-10-24T22:30:00Z"))).toBe("05:04")
    expect(nextTram(at("2026-03-29T00:30:00Z"))).toBe("05:04")
    expect(tramAt(at("2026-01-16T00:04:30Z"))).toBeNull()
  })

  it("goes both ways in turn", () => {
    expect(tramAt(at("2026-01-15T12:04:00Z"))?.toLeft).toBe(true)
    expect(tramAt(at("2026-01-15T12:14:00Z"))?.toLeft).toBe(false)
  })
})

describe("another moment", () => {
  it.each([
    ["2025-12-21T14:03", "2025-12-21T12:03:00.000Z"],
    ["2024-02-29T00:00", "2024-02-28T22:00:00.000Z"],
    ["2026-03-29T02:59", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29T04:00", "2026-03-29T01:00:00.000Z"],
    // It is half past three twice: the first is meant.
    ["2026-10-25T03:30", "2026-10-25T00:30:00.000Z"],
  ])("%s in Helsinki is %s", (text, iso) => {
    expect(momentOf(text)).toEqual({ at: at(iso) })
  })

  it.each([
    ["2026-03-29T03:30", /put forward past that minute/],
    ["2025-02-29T12:00", /not in the calendar/],
    ["2025-01-01T25:00", /not in the calendar/],
    ["1949-12-31T12:00", /from 1950 to 2099/],
    ["2100-01-01T12:00", /from 1950 to 2099/],
    ["yesterday", /not a moment/],
  ])("%s is explained", (text, problem) => {
    const asked = momentOf(text)
    expect("problem" in asked ? asked.problem : "").toMatch(problem)
  })
})

describe("the pictures", () => {
  const moments = [
    "2025-06-21T10:00:00Z",
    "2025-06-20T22:00:00Z",
    "2025-12-21T10:04:30Z",
    "2026-02-10T20:04:00Z",
    "2025-10-05T15:50:00Z",
  ]

  it.each(cameras.map(camera => [camera.name, camera] as const))(
    "of %s are painted with real colours at real places",
    (_, camera) => {
      for (const moment of moments) {
        const { colours, numbers, texts } = painted(camera, at(moment))
        expect(numbers.filter(n => !Number.isFinite(n))).toEqual([])
        expect(
          colours.filter(colour => !/^(#[0-9a-f]{3,8}|rgba\(\d+, \d+, \d+, [\d.]+\))$/.test(colour)),
        ).toEqual([])
        expect(texts).toEqual([`CAM 1  ${stamp(at(moment))}`])
      }
    },
  )

  it("are the same twice, and others when something else is to be seen", () => {
    const noon = at("2026-02-10T10:04:30Z")
    for (const camera of cameras) {
      const same = painted(camera, noon, { snowOnGround: false }).colours.join()
      expect(painted(camera, noon, { snowOnGround: false }).colours.join()).toBe(same)
      expect(painted(camera, noon, { snowOnGround: true }).colours.join()).not.toBe(same)
      expect(painted(camera, noon, { snowOnGround: false, lampsOn: true }).colours.join()).not.toBe(same)
    }
    const [, market, esplanadi, stop] = cameras
    if (!market || !esplanadi || !stop) throw new Error("There are four cameras.")
    const count = (camera: (typeof cameras)[number], change: object) =>
      painted(camera, noon, change).colours.length
    expect(count(market, { market: true })).toBeGreaterThan(count(market, { market: false }))
    expect(count(stop, { tram: { way: 0.5, toLeft: true } })).toBeGreaterThan(count(stop, { tram: null }))
    expect(count(esplanadi, { leaves: "green" })).toBeGreaterThan(count(esplanadi, { leaves: "none" }))
  })

  it("get darker as the sun goes down, and never black", () => {
    const noon = sceneAt(at("2025-06-21T10:20:00Z"))
    let before = 2
    for (let altitude = 60; altitude >= -60; altitude--) {
      const scene = { ...noon, sun: { altitude, azimuth: 180 } }
      const light = brightness(scene)
      expect(light).toBeLessThanOrEqual(before)
      expect(light).toBeGreaterThan(0.2)
      before = light
      const { top, bottom } = skyOf(scene)
      for (const part of [...top, ...bottom]) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(255)
      }
    }
  })

  it("are told in words too", () => {
    const [senate, market, esplanadi, stop] = cameras
    if (!senate || !market || !esplanadi || !stop) throw new Error("There are four cameras.")
    const noon = sceneAt(at("2025-07-01T10:04:00Z"))
    expect(pictureText(senate, noon)).toMatch(/^Senate Square: daylight, .*lamps out\.$/)
    expect(pictureText(market, noon)).toContain("orange tents")
    expect(pictureText(esplanadi, noon)).toContain("green trees")
    expect(pictureText(stop, noon)).toContain("a tram at the stop")
    const night = sceneAt(at("2025-12-20T22:05:00Z"))
    expect(pictureText(stop, night)).toMatch(/: night, .*no tram at the stop, lamps lit\.$/)
    expect(heightOf(night)).toMatch(/° below the horizon$/)
  })

  it("has other pictures while it is waved at, of the same things", () => {
    for (const camera of cameras) {
      const scene = sceneAt(at("2025-07-01T10:04:00Z"))
      const of = (hands: 0 | 1 | null) => {
        const record = recorder()
        picture(record.context, camera, scene, 1, seeded("x"), {
          hands,
          awake: 0,
          near: null,
          look: { x: 0, y: 0 },
        })
        return record
      }
      expect(of(0).numbers).not.toEqual(of(1).numbers)
      expect(of(1).numbers).not.toEqual(of(null).numbers)
      // The grain of the picture stays where it is: only those in it move.
      expect(of(1).numbers.slice(-2800)).toEqual(of(null).numbers.slice(-2800))
      expect(of(0).numbers.every(Number.isFinite)).toBe(true)
    }
  })

  it("have one in them who comes closer, and leaves something on the lens", () => {
    const scene = sceneAt(at("2025-12-20T22:05:00Z"))
    for (const camera of cameras) {
      const of = (near: 1 | 2 | 3 | null, awake = 0) => {
        const record = recorder()
        const company = { hands: null, awake, near, look: { x: 0.5, y: -1 } }
        picture(record.context, camera, scene, 1, seeded("x"), company)
        expect(record.numbers.every(Number.isFinite)).toBe(true)
        return record
      }
      expect(of(1).numbers).not.toEqual(of(null).numbers)
      expect(of(2).numbers).not.toEqual(of(1).numbers)
      expect(of(3).colours.length + of(3).texts.length).toBeGreaterThan(of(2).colours.length + 1)
      const lit = (awake: number) => of(null, awake).colours.filter(colour => colour === "#ffd98a").length
      // The market has no houses.
      if (camera.key !== "market") expect(lit(1)).toBeGreaterThan(lit(0))
    }
  })
})

describe("a wave", () => {
  const turnsOf = (places: readonly number[], stepMs = 80) =>
    places.reduce((wave, place, i) => withMove(wave, place, i * stepMs), noWave).turns

  it("goes to and fro three times", () => {
    expect(turnsOf([50, 60, 70, 60, 50, 60, 70, 60, 50])).toBe(3)
  })

  it("is no way across the picture, no trembling, and no wandering", () => {
    expect(turnsOf([0, 20, 40, 60, 80, 100])).toBe(0)
    expect(turnsOf([50, 51, 50, 51, 50, 51, 50, 51])).toBe(0)
    expect(turnsOf([50, 60, 70, 60, 50, 60, 70, 60, 50], 800)).toBe(0)
  })
})

describe("the page", () => {
  let drawn: jest.SpyInstance
  beforeEach(() => {
    drawn = jest
      .spyOn(HTMLCanvasElement.prototype, "getContext")
      .mockImplementation(() => recorder().context as never)
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    window.localStorage.clear()
    window.history.replaceState(null, "", "/")
  })
  const begin = (iso: string) => {
    jest.useFakeTimers({ now: new Date(iso) })
    return render(<HelsinkiWebcams />)
  }
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
  const said = () => screen.getByRole("status")
  const facts = () => screen.getByText(/^Helsinki, /).textContent

  it("has no picture before it runs", () => {
    const html = renderToString(<HelsinkiWebcams />)
    expect(html).toContain("Dialling Helsinki...")
    expect(html).not.toContain("rises at")
    expect(html.match(/no picture yet/g)).toHaveLength(1)
  })

  it("takes new pictures every thirty seconds and draws nothing in between", () => {
    begin("2025-12-21T12:03:31Z")
    expect(facts()).toMatch(
      /^Helsinki, 2025-12-21 14:03:30\. .*rises at 09:24 and sets at 15:13\. Next tram: 14:04\./,
    )
    expect(drawn).toHaveBeenCalledTimes(5)
    act(() => jest.advanceTimersByTime(27_000))
    expect(drawn).toHaveBeenCalledTimes(5)
    act(() => jest.advanceTimersByTime(3000))
    expect(drawn).toHaveBeenCalledTimes(10)
    expect(facts()).toContain("14:04:00")
  })

  it("shows another camera and another moment, which are then in the address", () => {
    begin("2026-11-22T12:00:00Z")
    press("Hakaniemi tram stop")
    expect(screen.getByRole("img", { name: /^Hakaniemi/ })).toBeInTheDocument()
    press("Midsummer night")
    expect(facts()).toMatch(/2026-06-21 01:20:00\. The sun is 6\.\d° below/)
    expect(window.location.search).toBe("?cam=tram&at=2026-06-21T01%3A20")
    press("Back to now")
    expect(window.location.search).toBe("?cam=tram")
  })

  it("has the moments worth a look as they last were", () => {
    const years = (iso: string) => lastMoments(at(iso)).map(({ at }) => at)
    expect(years("2026-11-22T12:00:00Z")).toEqual([
      "2026-06-21T01:20",
      expect.stringMatching(/^2025-12-(1[1-9]|2\d|3[01])T12:20$/),
      "2026-09-22T19:10",
    ])
    expect(years("2026-06-20T22:19:59Z")[0]).toBe("2025-06-21T01:20")
    expect(years("2026-06-20T22:20:00Z")[0]).toBe("2026-06-21T01:20")
    expect(years("2025-12-31T22:00:00Z")).toEqual([
      "2025-06-21T01:20",
      expect.stringMatching(/^2025-12-(1[1-9]|2\d|3[01])T12:20$/),
      "2025-09-22T19:10",
    ])
  })

  it("has a darkest noon that is dark, in every year", () => {
    for (let year = 1990; year < 2060; year++) {
      const noon = lastMoments(at(`${year + 1}-01-01T00:00:00Z`))[1]
      const asked = momentOf(noon?.at ?? "")
      if (!("at" in asked)) throw new Error(asked.problem)
      expect(noon?.at.slice(0, 4)).toBe(String(year))
      expect(sceneAt(asked.at).cover).toBe("overcast")
    }
  })

  it.each([
    ["Senate Square", "All seven have seen you.", "One of them is coming over."],
    ["Market Square", "The gull has seen your lunch.", "It is coming back for the rest."],
    ["Esplanadi", "There was one behind each.", "They have let the dog off."],
    ["Hakaniemi tram stop", "He takes you for the tram.", "The driver has got out."],
  ])("has somebody at %s who sees a wave, and comes closer at the next", (place, first, second) => {
    begin("2025-12-21T12:03:31Z")
    press(place)
    expect(said()).toHaveTextContent("Nobody has noticed you yet.")
    press("Wave")
    expect(said()).toHaveTextContent(first)
    // They are still waving.
    press("Wave")
    expect(said()).toHaveTextContent(first)
    for (let i = 1; i <= 14; i++) act(() => jest.advanceTimersByTime(260))
    press("Wave")
    expect(said()).toHaveTextContent(second)
  })

  it("is waved at by hand", () => {
    begin("2025-12-21T12:03:31Z")
    const stage = screen.getByRole("img", { name: /^Senate Square/ })
    for (const x of [100, 150, 200, 150, 100, 150, 200, 150, 100]) {
      fireEvent(stage, new MouseEvent("pointermove", { bubbles: true, clientX: x }))
      act(() => jest.advanceTimersByTime(80))
    }
    expect(said()).toHaveTextContent("All seven have seen you.")
  })

  it("is seen first by those who know the visitor", () => {
    window.localStorage.setItem("juhq:helsinki/webcams", '{"v":1,"data":{"senate":3}}')
    begin("2025-12-21T12:03:31Z")
    expect(said()).toHaveTextContent("They saw you first.")
    press("Esplanadi")
    expect(said()).toHaveTextContent("Nobody has noticed you yet.")
  })

  it("holds arms still in calm mode", () => {
    window.localStorage.setItem("juhq:calm", '{"v":1,"data":true}')
    begin("2025-12-21T12:03:31Z")
    press("Wave")
    drawn.mockClear()
    for (let i = 0; i < 10; i++) act(() => jest.advanceTimersByTime(260))
    expect(new Set(drawn.mock.contexts).size).toBeLessThanOrEqual(1)
  })

  it("says what is wrong with a moment that never was", () => {
    window.history.replaceState(null, "", "/helsinki/webcams?at=2026-03-29T03:30")
    begin("2025-12-21T12:03:31Z")
    expect(screen.getByText(/put forward past that minute/)).toBeInTheDocument()
  })
})
