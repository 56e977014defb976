import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import CarsIveOwned from "../../src/embeds/cars-ive-owned/CarsIveOwned"
import {
  type Drive,
  type Hold,
  initialDrive,
  isDead,
  isParked,
  parkingSpots,
  songSeconds,
  steerTo,
  step,
  yard,
} from "../../src/embeds/cars-ive-owned/driving"
import { type Car, schema } from "../../src/embeds/cars-ive-owned/schema"
import { cornersOf, overlap, usualSize } from "../../src/embeds/cars-ive-owned/sizes"
import { lyricAt, parkedText } from "../../src/embeds/cars-ive-owned/words"
import { visit } from "../jest/visit"

const cars = parse(schema, parseYaml(readFileSync("content/data/cars.yaml", "utf8")))
const faults = cars.map(({ fault }) => fault)

/** A car after some seconds of the same. */
function drive(fault: Car["fault"], hold: Hold, seconds: number) {
  let now = initialDrive(20, 12)
  for (let i = 0; i < seconds * 20; i++) now = step(now, hold, fault, [], 0.05)
  return now
}
const forwards: Hold = { gas: 1, wheel: 0 }

describe("the cars", () => {
  it("were made before they were bought, and left before the next came", () => {
    for (const [i, car] of cars.entries()) {
      expect(car.model).toBeLessThan(car.from)
      expect(car.from).toBeLessThan(car.until)
      expect(cars[i + 1]?.from ?? 3000).toBeGreaterThanOrEqual(car.until)
    }
    expect(new Set(faults).size).toBe(6)
  })

  it("stand apart from each other", () => {
    const [first, second] = parkingSpots(6)
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(usualSize.width * 2)
  })
})

describe("driving", () => {
  it("goes straight in a car without a fault, and to the left in one that remembers a ditch", () => {
    expect(drive("none", forwards, 1).y).toBeCloseTo(12)
    expect(drive("left", forwards, 1).y).toBeLessThan(11.9)
  })

  it("turns to the other side where the steering was put back by a friend", () => {
    const right: Hold = { gas: 1, wheel: 1 }
    expect(drive("none", right, 1).y).toBeGreaterThan(12)
    expect(drive("reverse", right, 1).y).toBeLessThan(12)
  })

  it("is slow in the slow one, and rolls on in the one without brakes", () => {
    expect(drive("lazy", forwards, 1.5).metres).toBeLessThan(drive("none", forwards, 1.5).metres / 2)
    const rolls = (fault: Car["fault"]) =>
      step({ ...initialDrive(20, 12), speed: 4 }, { gas: 0, wheel: 0 }, fault, [], 0.1).speed
    expect(rolls("slippery")).toBeGreaterThan(rolls("none"))
  })

  it("dies now and then in the one that wants a song", () => {
    expect([isDead("stops", 0), isDead("stops", 1), isDead("none", 0)]).toEqual([true, false, false])
    const sung = step({ ...initialDrive(20, 12), song: songSeconds }, forwards, "stops", [], 0.1)
    expect(sung.speed).toBeGreaterThan(0)
    expect(drive("stops", forwards, 2).metres).toBe(0)
  })

  it("follows a hand, round a corner and backwards", () => {
    const from = initialDrive(20, 12)
    expect(steerTo(from, { x: 30, y: 12 })).toEqual({ gas: 1, wheel: 0 })
    expect(steerTo(from, { x: 24, y: 6 })).toEqual({ gas: 1, wheel: -1 })
    expect(steerTo(from, { x: 10, y: 12 })).toEqual({ gas: -1, wheel: 0 })
    expect(steerTo(from, { x: 20.2, y: 12 }).gas).toBe(0)
  })

  it("never stands over a corner of another car, at any angle", () => {
    const aHeading = fc.double({ min: 0, max: 6.3, noNaN: true })
    fc.assert(
      fc.property(aHeading, heading => {
        let now: Drive = { ...initialDrive(20, 14), heading, speed: 5 }
        for (let i = 0; i < 40; i++) now = step(now, forwards, "none", parkingSpots(6), 0.1)
        const body = cornersOf({ ...now, size: usualSize })
        for (const spot of parkingSpots(6))
          expect(overlap(body, cornersOf({ ...spot, heading: Math.PI / 2, size: usualSize }))).toBe(false)
      }),
    )
  })

  it("never leaves the yard, whatever is held", () => {
    const aHold = fc.record({
      gas: fc.constantFrom(-1, 0, 1),
      wheel: fc.constantFrom(-1, 0, 1),
    }) as fc.Arbitrary<Hold>
    fc.assert(
      fc.property(fc.constantFrom(...faults), fc.array(aHold, { maxLength: 60 }), (fault, all) => {
        let now = initialDrive(9, 14)
        for (const hold of all)
          for (let i = 0; i < 10; i++) now = step(now, hold, fault, parkingSpots(6), 0.1)
        expect(now.x).toBeGreaterThanOrEqual(yard.fence)
        expect(now.x).toBeLessThanOrEqual(yard.width - yard.fence)
        expect(now.y).toBeGreaterThanOrEqual(yard.fence)
        expect(now.y).toBeLessThanOrEqual(yard.height - yard.fence)
      }),
    )
  })

  it("counts a bump into a parked car, and can get away from it again", () => {
    let now = { ...initialDrive(16, 12), speed: 6 }
    for (let i = 0; i < 10; i++) now = step(now, forwards, "none", [{ x: 20, y: 12 }], 0.1)
    expect(now.bumps).toBeGreaterThan(0)
    for (let i = 0; i < 20; i++) now = step(now, { gas: -1, wheel: 0 }, "none", [{ x: 20, y: 12 }], 0.1)
    expect(now.x).toBeLessThan(16)
  })
})

describe("parking", () => {
  const spot = { x: 20, y: 4.5 }
  const at = (change: object) =>
    isParked({ ...initialDrive(20, 4.5), heading: -Math.PI / 2, ...change }, spot)

  it("is in, straight and still, forwards or backwards", () => {
    expect([at({}), at({ heading: Math.PI / 2 }), at({ heading: -1.3 })]).toEqual([true, true, true])
    expect([at({ x: 21 }), at({ y: 6 }), at({ heading: 0 }), at({ speed: 2 })]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it("is told with its bumps, and at the end by the inspector", () => {
    expect(parkedText("none", { time: 12.4, bumps: 0 }, false)).toMatch(
      /^Parked in 12 seconds, without a scratch. Nothing happened/,
    )
    expect(parkedText("left", { time: 40, bumps: 2 }, true)).toMatch(/with 2 bumps. All six are parked/)
  })
})

describe("CarsIveOwned", () => {
  it("has its place to reach, and remembers who stands there", () => {
    const options = {
      path: "/cars-ive-owned",
      data: { cars },
      calm: true,
      query: "car=corolla",
      at: "2026-01-01",
    }
    const page = visit(<CarsIveOwned />, options)
    const drive = { l: "Drive left", r: "Drive right", b: "Drive backwards" }
    expect(screen.getByText(/0 of 6 parked/)).toBeInTheDocument()
    for (const key of "lllrrb") {
      fireEvent.click(screen.getByRole("button", { name: drive[key as keyof typeof drive] }), { detail: 0 })
      page.wait(1500)
    }
    expect(screen.getByRole("status")).toHaveTextContent(
      /Parked in \d+ seconds, without a scratch. It looked for/,
    )
    expect(screen.getByRole("img", { name: /stands in its place/ })).toBeInTheDocument()
    page.unmount()
    visit(<CarsIveOwned />, { ...options, again: true })
    expect(screen.getByText(/1 of 6 parked/)).toBeInTheDocument()
  })

  it("has a car taken by a press, by a link, and driven without a mouse", async () => {
    const { user, address } = visit(<CarsIveOwned />, { path: "/cars-ive-owned", data: { cars }, calm: true })
    expect(screen.getByRole("status")).toHaveTextContent("Lada 1200 (1978)")
    await user.click(screen.getByRole("button", { name: "Take the Volvo 240" }))
    expect(address()).toBe("/cars-ive-owned?car=volvo")
    const seen = () => screen.getByText("km/h", { exact: false }).textContent
    expect(seen()).toMatch(/^0 km/)
    fireEvent.click(screen.getByRole("button", { name: "Drive forwards" }), { detail: 0 })
    expect(seen()).not.toMatch(/^0 km/)
    expect(
      screen.getByRole("img", { name: "A yard with 6 cars; the Volvo 240 is driven" }),
    ).toBeInTheDocument()
  })

  it("has a Lada that stands until it is sung to", async () => {
    const { user } = visit(<CarsIveOwned />, { path: "/cars-ive-owned", data: { cars } })
    expect(screen.getByText("Sing to it.", { selector: "text" })).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Drive forwards" }), { detail: 0 })
    expect(screen.getByText("Sing to it.", { selector: "text" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Sing to it" }))
    expect(screen.getByText(/Kalinka, kalinka/, { selector: "text" })).toBeInTheDocument()
    expect(lyricAt(0)).toBe("malinka moya...")
  })

  it("has a Lada that answers a hand or a pedal before the song, differently each time", async () => {
    const { user, container } = visit(<CarsIveOwned />, { path: "/cars-ive-owned", data: { cars } })
    const grip = container.querySelector("g.car") as SVGElement
    if (grip.ownerSVGElement) grip.ownerSVGElement.getBoundingClientRect = () => new DOMRect(0, 0, 400, 220)
    fireEvent(grip, new MouseEvent("pointerdown", { bubbles: true, clientX: 90, clientY: 140 }))
    fireEvent(grip, new MouseEvent("pointermove", { bubbles: true, clientX: 200, clientY: 40 }))
    fireEvent(grip, new MouseEvent("pointerup", { bubbles: true }))
    expect(screen.getByText("No song, no car.", { selector: "text" })).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("The Lada 1200: “No song, no car.”")
    fireEvent.click(screen.getByRole("button", { name: "Drive forwards" }), { detail: 0 })
    expect(screen.getByText("I can hear you breathing in.", { selector: "text" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Sing to it" }))
    expect(screen.queryByText("I can hear you breathing in.")).toBeNull()
  })
})
