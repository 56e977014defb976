import { act, fireEvent, render, screen } from "@testing-library/react"
import user from "@testing-library/user-event"
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
import { picture } from "../../../src/embeds/helsinki/webcams/painting/paint"
import { heightOf, lightOf, pictureText } from "../../../src/embeds/helsinki/webcams/sentences"
import { nextTram, tramAt } from "../../../src/embeds/helsinki/webcams/tram"
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
  picture(record.context, camera.paint, { ...sceneAt(instant), ...change }, 1, seeded("x"))
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
        picture(record.context, camera.paint, scene, 1, seeded("x"), hands)
        return record
      }
      expect(of(0).numbers).not.toEqual(of(1).numbers)
      expect(of(1).numbers).not.toEqual(of(null).numbers)
      // The grain of the picture stays where it is: only those in it move.
      expect(of(1).numbers.slice(-2800)).toEqual(of(null).numbers.slice(-2800))
      expect(of(0).numbers.every(Number.isFinite)).toBe(true)
    }
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
  const facts = () => screen.getByText(/^Helsinki, /).textContent

  it("has no picture before it runs", () => {
    const html = renderToString(<HelsinkiWebcams />)
    expect(html).toContain("Dialling Helsinki...")
    expect(html).not.toMatch(/Next picture in|rises at/)
    expect(html.match(/no picture yet/g)).toHaveLength(4)
  })

  it("takes four new pictures every thirty seconds and draws nothing in between", () => {
    begin("2025-12-21T12:03:31Z")
    expect(facts()).toMatch(
      /^Helsinki, 2025-12-21 14:03:30\. .*rises at 09:24 and sets at 15:13\. .*Next tram: 14:04\.$/,
    )
    expect(drawn).toHaveBeenCalledTimes(4)
    expect(screen.getByText("Next picture in 29 s")).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(27_000))
    expect(drawn).toHaveBeenCalledTimes(4)
    act(() => jest.advanceTimersByTime(3000))
    expect(drawn).toHaveBeenCalledTimes(8)
    expect(facts()).toContain("14:04:00")
    expect(screen.getByRole("img", { name: /^Hakaniemi.*a tram at the stop/ })).toBeInTheDocument()
  })

  it("can be held, and let go", () => {
    begin("2025-12-21T12:03:31Z")
    press("Hold the picture")
    act(() => jest.advanceTimersByTime(60_000))
    expect(facts()).toContain("14:03:30")
    expect(screen.queryByText(/Next picture in/)).not.toBeInTheDocument()
    press("Hold the picture")
    expect(facts()).toContain("14:04:30")
  })

  it("refreshes when asked, with thanks", () => {
    begin("2025-12-21T12:03:31Z")
    press("Refresh")
    expect(drawn).toHaveBeenCalledTimes(8)
    expect(screen.getByText("Refreshed. It is the same picture, but fresher.")).toBeInTheDocument()
    press("Refresh")
    expect(screen.getByText(/A pigeon has moved/)).toBeInTheDocument()
  })

  it("shows any other moment, which is then in the address", async () => {
    jest.useFakeTimers({ now: at("2026-11-22T12:00:00Z"), advanceTimers: true })
    const userEvent = user.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<HelsinkiWebcams />)
    fireEvent.change(screen.getByLabelText("Date and time in Helsinki"), {
      target: { value: "2024-02-29T12:00" },
    })
    await userEvent.click(screen.getByRole("button", { name: "Show it" }))
    expect(facts()).toMatch(/^Helsinki, 2024-02-29 12:00:00\./)
    expect(window.location.search).toBe("?at=2024-02-29T12%3A00")
    await userEvent.click(screen.getByRole("button", { name: "Midsummer night" }))
    expect(facts()).toMatch(/2026-06-21 01:20:00\. The sun is 6\.\d° below/)
    expect(screen.getByRole("button", { name: "Midsummer night" })).toHaveAttribute("aria-pressed", "true")
    await userEvent.click(screen.getByRole("button", { name: "Back to now" }))
    expect(window.location.search).toBe("")
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
    ["Senate Square", "All seven have seen you."],
    ["Market Square and the South Harbour", "The gull has seen your lunch."],
    ["Esplanadi", "There was one behind each."],
    ["Hakaniemi tram stop", "He takes you for the tram."],
  ])("has somebody at %s who sees a wave, and goes back to what was", (place, said) => {
    begin("2025-12-21T12:03:31Z")
    drawn.mockClear()
    press(`Wave at ${place}`)
    expect(screen.getByText(said)).toHaveAttribute("role", "status")
    expect(drawn).toHaveBeenCalledTimes(1)
    const beat = () => act(() => jest.advanceTimersByTime(260))
    for (let i = 1; i <= 14; i++) {
      drawn.mockClear()
      beat()
      // One picture for each change of arms, the last without any.
      expect(drawn).toHaveBeenCalledTimes(1)
    }
    drawn.mockClear()
    for (let i = 0; i < 14; i++) beat()
    expect(drawn).not.toHaveBeenCalled()
  })

  it("holds arms still in calm mode", () => {
    window.localStorage.setItem("juhq:calm", '{"v":1,"data":true}')
    begin("2025-12-21T12:03:31Z")
    drawn.mockClear()
    press("Wave at Esplanadi")
    for (let i = 0; i < 28; i++) act(() => jest.advanceTimersByTime(260))
    // Arms up, and down again.
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  it("has its pictures before the controls, and scrolls to these from the archive", () => {
    const scrolled = jest.fn()
    Element.prototype.scrollIntoView = scrolled
    begin("2025-12-21T12:03:31Z")
    const picture = screen.getByRole("img", { name: /^Hakaniemi/ })
    for (const name of ["Refresh", "Hold the picture", "The darkest noon"])
      expect(screen.getByRole("button", { name }).compareDocumentPosition(picture)).toBe(
        Node.DOCUMENT_POSITION_PRECEDING,
      )
    fireEvent.change(screen.getByLabelText("Date and time in Helsinki"), {
      target: { value: "2024-02-29T12:00" },
    })
    press("Show it")
    expect(scrolled).toHaveBeenCalledTimes(1)
    expect(scrolled.mock.contexts[0]).toContainElement(picture)
    Reflect.deleteProperty(Element.prototype, "scrollIntoView")
  })

  it("says what is wrong with a moment that never was, and shows now", () => {
    window.history.replaceState(null, "", "/helsinki/webcams?at=2026-03-29T03:30")
    begin("2025-12-21T12:03:31Z")
    expect(screen.getByRole("alert")).toHaveTextContent("put forward past that minute")
    expect(facts()).toContain("2025-12-21 14:03:30")
  })

  it("lets nothing come down where things are to hold still", () => {
    window.localStorage.setItem("juhq:calm", '{"v":1,"data":true}')
    const { container } = begin("2025-12-21T12:03:31Z")
    expect(container.querySelectorAll(".coming")).toHaveLength(0)
  })
})
