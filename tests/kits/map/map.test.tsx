import { statSync } from "node:fs"
import { fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { finlandMap } from "../../../src/kits/map/finlandMap"
import { GeoMap } from "../../../src/kits/map/GeoMap"
import { journeyOf, positionAt, routeUntil } from "../../../src/kits/map/journey"
import { linePath, nearestIndex } from "../../../src/kits/map/mapArea"
import { equalEarth, transverseMercator } from "../../../src/kits/map/projection"
import { greatCircle, kilometres, legLengthsKm, type Place } from "../../../src/kits/map/sphere"
import { worldMap } from "../../../src/kits/map/worldMap"

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude })
const aPlace = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const helsinki = at(60.1699, 24.9384)
const newYork = at(40.7128, -74.006)

describe("great circles", () => {
  it("know a quarter of the Earth, half of it, and none", () => {
    expect(kilometres(at(0, 0), at(0, 90))).toBeCloseTo(10_007.557, 2)
    expect(kilometres(at(90, 0), at(-90, 0))).toBeCloseTo(20_015.115, 2)
    expect(kilometres(helsinki, helsinki)).toBe(0)
  })

  it("know Helsinki to New York, and Nashville to Los Angeles as the formula's usual example has it", () => {
    expect(Math.round(kilometres(helsinki, newYork) / 10)).toBe(662)
    expect(kilometres(at(36.12, -86.67), at(33.94, -118.4))).toBeCloseTo(2886.4, 0)
    expect(legLengthsKm([helsinki, newYork, helsinki])).toHaveLength(2)
  })

  it("begin and end where they should, and are as long as they say", () => {
    fc.assert(
      fc.property(aPlace, aPlace, (a, b) => {
        fc.pre(kilometres(a, b) < 19_900)
        const way = greatCircle(a, b)
        expect(way[0]).toEqual(a)
        expect(way.at(-1)).toEqual(b)
        const sum = legLengthsKm(way).reduce((all, leg) => all + leg, 0)
        expect(Math.abs(sum - kilometres(a, b))).toBeLessThan(0.01)
      }),
    )
  })
})

describe("projections", () => {
  it("Equal Earth has its published size, and its middle in the middle", () => {
    expect(equalEarth(at(0, 0))).toEqual([0, 0])
    expect(equalEarth(at(0, 180))[0]).toBeCloseTo(2.70663, 4)
    expect(equalEarth(at(90, 0))[1]).toBeCloseTo(1.31736, 4)
  })

  it("Equal Earth gives equal areas to equal pieces of the Earth", () => {
    const size = (latitude: number) => {
      const d = 0.01
      const [[x1, y1], [x2], [, y2]] = [
        equalEarth(at(latitude, 10)),
        equalEarth(at(latitude, 10 + d)),
        equalEarth(at(latitude + d, 10)),
      ]
      return ((x2 - x1) * (y2 - y1)) / Math.cos((latitude * Math.PI) / 180)
    }
    for (const latitude of [-60, 30, 65]) expect(size(latitude) / size(0)).toBeCloseTo(1, 2)
  })

  it("transverse Mercator has its meridian straight and as long as it is, and both sides alike", () => {
    const project = transverseMercator(27)
    expect(project(at(60, 27))).toEqual([0, expect.closeTo(Math.PI / 3, 12)])
    const [[west, y1], [east, y2]] = [project(at(65, 22)), project(at(65, 32))]
    expect(west).toBeCloseTo(-east, 12)
    expect(y1).toBeCloseTo(y2, 12)
    expect(east).toBeCloseTo(0.03684, 4)
  })
})

describe("the papers", () => {
  it("weigh less than 30 kB together", () => {
    const bytes = ["world", "finland"].map(name => statSync(`src/kits/map/${name}.json`).size)
    expect(bytes[0] ?? 0).toBeGreaterThan(5000)
    expect((bytes[0] ?? 0) + (bytes[1] ?? 0)).toBeLessThan(30_000)
  })

  it("hold the ends of the world and of Finland", () => {
    for (const place of [at(70.09, 27.95), at(59.82, 22.97), at(60.3, 19.13), at(62.91, 31.58)]) {
      const [x, y] = finlandMap.project(place)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(finlandMap.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(finlandMap.height)
    }
    expect(worldMap.project(at(0, 0))[0]).toBeCloseTo(500)
    expect(worldMap.land).toMatch(/^(M[-\d. L]+Z)+$/)
    expect(finlandMap.around).toMatch(/^(M[-\d. L]+Z)+$/)
  })

  it("begin a line anew at the other edge instead of going back across the world", () => {
    const line = linePath(greatCircle(at(35, 140), at(37, -122)), worldMap.project)
    expect(line.match(/M/g)).toHaveLength(2)
    expect(linePath([helsinki, newYork], worldMap.project).match(/M/g)).toHaveLength(1)
  })

  it("find the pin that is nearest to a finger", () => {
    expect(nearestIndex([helsinki, newYork], worldMap.project(at(50, -60)), worldMap.project)).toBe(1)
    expect(nearestIndex([], [0, 0], worldMap.project)).toBe(-1)
  })
})

describe("a journey", () => {
  const journey = journeyOf([helsinki, newYork, helsinki])

  it("counts its kilometres along the way, to the last", () => {
    expect(positionAt(journey, 0)).toEqual({ stop: 0, share: 0, behind: 0 })
    expect(positionAt(journey, 0.5).behind).toBeCloseTo(journey.total / 4)
    expect(positionAt(journey, 99)).toEqual({ stop: 2, share: 0, behind: journey.total })
    expect(journey.total).toBeCloseTo(2 * kilometres(helsinki, newYork))
    expect(journeyOf([]).total).toBe(0)
    expect(positionAt(journeyOf([]), 3)).toEqual({ stop: 0, share: 0, behind: 0 })
  })

  it("draws only the route behind the traveller", () => {
    expect(routeUntil(journey, positionAt(journey, 0))).toEqual([])
    const half = routeUntil(journey, positionAt(journey, 1.5))
    expect(half).toHaveLength(2)
    const done = half.map(places => legLengthsKm(places).reduce((sum, leg) => sum + leg, 0))
    expect((done[1] ?? 0) / (done[0] ?? 1)).toBeCloseTo(0.5, 2)
    expect(routeUntil(journey, positionAt(journey, 2))).toHaveLength(2)
  })
})

describe("GeoMap", () => {
  it("picks the nearest pin for a finger, and says that there was no place for a key", () => {
    const picked = jest.fn()
    render(
      <GeoMap
        area={worldMap}
        label="Two cities"
        pins={[
          { id: "helsinki", place: helsinki },
          { id: "new-york", place: newYork, look: "picked" },
        ]}
        lines={[greatCircle(helsinki, newYork)]}
        traveller={helsinki}
        onPick={picked}
        action="Next city"
      />,
    )
    expect(screen.getByRole("img", { name: "Two cities" })).toBeInTheDocument()
    const surface = screen.getByRole("button", { name: "Next city" })
    surface.getBoundingClientRect = () =>
      ({ left: 0, top: 0, width: 1000, height: worldMap.height }) as DOMRect
    const [clientX, clientY] = worldMap.project(at(42, -70))
    fireEvent.click(surface, { detail: 1, clientX, clientY })
    fireEvent.click(surface, { detail: 0 })
    expect(picked.mock.calls).toEqual([["new-york"], [null]])
  })
})
