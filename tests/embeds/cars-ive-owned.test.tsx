import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import CarsIveOwned from "../../src/embeds/cars-ive-owned/CarsIveOwned"
import {
  advance,
  type Drive,
  type Hold,
  initialDrive,
  isDead,
  isParked,
  type Point,
  parkingSpots,
  songSeconds,
  startOf,
  step,
  yard,
} from "../../src/embeds/cars-ive-owned/driving"
import { type Car, schema } from "../../src/embeds/cars-ive-owned/schema"
import { cornersOf, overlap, sizes, usualSize } from "../../src/embeds/cars-ive-owned/sizes"
import {
  didText,
  helpedFault,
  helpText,
  lyricAt,
  missingText,
  parkedText,
} from "../../src/embeds/cars-ive-owned/words"
import { travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { bringGuest, visit } from "../jest/visit"

const cars = parse(schema, parseYaml(readFileSync("content/data/cars.yaml", "utf8")))
const faults = cars.map(({ fault }) => fault)

/** A car after some seconds of the same. */
function drive(fault: Car["fault"], hold: Hold, seconds: number) {
  let now = initialDrive(10, 12)
  for (let i = 0; i < seconds * 20; i++) now = step(now, hold, { fault }, [], 0.05)
  return now
}
const spots = parkingSpots(cars.length)
/** A car of the yard, its bay, and the cars that stand in the others. */
function inYard(index: number) {
  const { fault, shape } = cars[index] as Car
  const own = spots[index] as Point
  const parked = spots.flatMap((spot, i) =>
    i === index ? [] : [{ ...spot, size: sizes[(cars[i] as Car).shape] }],
  )
  return { what: { fault, size: sizes[shape], own }, own, parked }
}
/** A car that was let go by a hand at a point, at most so many seconds later, and sung to all the time. */
function letGo(index: number, from: Drive, to: Point, seconds = 10) {
  const { what, own, parked } = inYard(index)
  let now: Drive = { ...from, to }
  for (let time = 0; time < seconds; time += 0.05) {
    now = advance({ ...now, song: songSeconds }, { gas: 0, wheel: 0 }, what, parked, 0.05)
    if (now.to === null && Math.abs(now.speed) < 0.05) break
  }
  return { now, own, isIn: isParked(now, own) }
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
    const [first, second, , fourth] = spots
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(usualSize.width * 2)
    expect((fourth?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(usualSize.length * 3)
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
      step({ ...initialDrive(10, 12), speed: 4 }, { gas: 0, wheel: 0 }, { fault }, [], 0.1).speed
    expect(rolls("slippery")).toBeGreaterThan(rolls("none"))
  })

  it("dies now and then in the one that wants a song", () => {
    expect([isDead("stops", 0), isDead("stops", 1), isDead("none", 0)]).toEqual([true, false, false])
    const sung = step({ ...initialDrive(10, 12), song: songSeconds }, forwards, { fault: "stops" }, [], 0.1)
    expect(sung.speed).toBeGreaterThan(0)
    expect(drive("stops", forwards, 2).metres).toBe(0)
  })

  it("follows a hand to the point where it was let go, each in its own manner", () => {
    const from = { ...initialDrive(4, 12), heading: -Math.PI / 2 }
    const at = (index: number) => letGo(index, from, { x: 18, y: 12 }, 20).now
    const [lada, corolla, saab, micra, transit, volvo] = cars.map((_, i) => at(i))
    for (const car of [lada, corolla, micra, transit, volvo]) {
      expect(Math.abs((car?.x ?? 0) - 18)).toBeLessThan(0.5)
      expect(Math.abs((car?.y ?? 0) - 12)).toBeLessThan(0.5)
    }
    // The one without brakes slides on, the slow one takes its time, and the other with the wheel backs.
    expect(saab?.x).toBeGreaterThan(19)
    expect(micra?.time).toBeGreaterThan(6)
    expect(Math.cos(transit?.heading ?? 0)).toBeLessThan(-0.9)
    expect(letGo(4, { ...from, x: 12 }, { x: 18, y: 12 }, 0.6).now.x).toBeLessThan(12)
  })

  it("never stands over a corner of another car, at any angle", () => {
    const aHeading = fc.double({ min: 0, max: 6.3, noNaN: true })
    fc.assert(
      fc.property(aHeading, heading => {
        let now: Drive = { ...initialDrive(13, 12), heading, speed: 5 }
        for (let i = 0; i < 40; i++) now = step(now, forwards, { fault: "none" }, spots, 0.1)
        const body = cornersOf({ ...now, size: usualSize })
        for (const spot of spots)
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
        let now = initialDrive(9, 12)
        for (const hold of all) for (let i = 0; i < 10; i++) now = step(now, hold, { fault }, spots, 0.1)
        expect(now.x).toBeGreaterThanOrEqual(yard.fence)
        expect(now.x).toBeLessThanOrEqual(yard.width - yard.fence)
        expect(now.y).toBeGreaterThanOrEqual(yard.fence)
        expect(now.y).toBeLessThanOrEqual(yard.height - yard.fence)
      }),
    )
  })

  it("counts a bump into a parked car, and can get away from it again", () => {
    let now = { ...initialDrive(16, 12), speed: 6 }
    for (let i = 0; i < 10; i++) now = step(now, forwards, { fault: "none" }, [{ x: 20, y: 12 }], 0.1)
    expect(now.bumps).toBeGreaterThan(0)
    for (let i = 0; i < 20; i++)
      now = step(now, { gas: -1, wheel: 0 }, { fault: "none" }, [{ x: 20, y: 12 }], 0.1)
    expect(now.x).toBeLessThan(16)
  })
})

describe("parking", () => {
  const spot = { x: 13, y: 4.5 }
  const at = (change: object) =>
    isParked({ ...initialDrive(13, 4.5), heading: -Math.PI / 2, ...change }, spot)

  it("is to stand in the bay at all, at any angle", () => {
    expect([at({}), at({ heading: 0 }), at({ x: 14.5 }), at({ y: 7 })]).toEqual([true, true, true, true])
    expect([at({ x: 15 }), at({ y: 8 }), at({ speed: 2 })]).toEqual([false, false, false])
  })

  it("succeeds with one drag to the bay, roughly, in ten seconds, with every car", () => {
    const aside = fc.double({ min: -2, max: 2, noNaN: true })
    const along = fc.double({ min: -3, max: 3, noNaN: true })
    fc.assert(
      fc.property(fc.nat(cars.length - 1), aside, along, (index, dx, dy) => {
        const { own } = inYard(index)
        expect(letGo(index, startOf(own), { x: own.x + dx, y: own.y + dy }).isIn).toBe(true)
      }),
    )
  })

  it("succeeds with a second drag from wherever the first one ended", () => {
    const aPoint = fc.record({
      x: fc.double({ min: 0, max: yard.width, noNaN: true }),
      y: fc.double({ min: 0, max: yard.height, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.nat(cars.length - 1), aPoint, (index, point) => {
        const { own } = inYard(index)
        const first = letGo(index, startOf(own), point)
        expect(letGo(index, { ...first.now, to: null, pulled: 0 }, own, 14).isIn).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it("is told with its bumps and its angle, and at the end by the inspector", () => {
    const straight = Math.PI / 2
    expect(parkedText("none", { time: 12.4, bumps: 0, heading: straight }, false)).toMatch(
      /^Parked in 12 seconds, without a scratch. Nothing happened/,
    )
    expect(parkedText("left", { time: 40, bumps: 2, heading: 0 }, true)).toMatch(
      /askew and with 2 bumps. All six are parked/,
    )
  })

  it("is explained by a car that stands elsewhere, in one short line of its own", () => {
    expect(missingText("none", { x: 15, y: 4.5 }, spot)).toBe("A bit left. If you like.")
    expect(missingText("lazy", { x: 5, y: 12 }, spot)).toBe("Further right, then up. No hurry.")
    expect(missingText("reverse", { x: 13, y: 12 }, spot)).toBe("Further up. My friend says down.")
    const lines = faults.map(fault => missingText(fault, { x: 13, y: 9 }, spot))
    expect(new Set(lines).size).toBe(6)
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
    const drive = { l: "Drive left", r: "Drive right", f: "Drive forwards" }
    expect(screen.getByText(/0 of 6 parked/)).toBeInTheDocument()
    for (const key of "rrrr") {
      fireEvent.click(screen.getByRole("button", { name: drive[key as keyof typeof drive] }), { detail: 0 })
      page.wait(1500)
    }
    expect(screen.getByRole("status")).toHaveTextContent(
      /Parked in \d+ seconds, askew and without a scratch. It looked for/,
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

  it("has a Lada that stands until it is sung to, and then sets off and says what is missing", async () => {
    const page = visit(<CarsIveOwned />, { path: "/cars-ive-owned", data: { cars }, at: "2026-01-01" })
    fireEvent.click(screen.getByRole("button", { name: "Drive forwards" }), { detail: 0 })
    expect(screen.getByRole("status")).toHaveTextContent("The Lada 1200: “No song, no car.”")
    fireEvent.click(screen.getByRole("button", { name: "Sing to it" }))
    expect(screen.getByText(/Kalinka, kalinka/, { selector: "text" })).toBeInTheDocument()
    expect(lyricAt(0)).toBe("malinka moya...")
    page.wait(2500)
    expect(screen.getByRole("status")).toHaveTextContent("The Lada 1200: “Further left, then up. And sing.”")
  })

  it("has a Lada that answers a hand or a pedal before the song, and goes where the hand was", () => {
    const page = visit(<CarsIveOwned />, { path: "/cars-ive-owned", data: { cars }, at: "2026-01-01" })
    const grip = document.querySelector("g.car") as SVGElement
    if (grip.ownerSVGElement) grip.ownerSVGElement.getBoundingClientRect = () => new DOMRect(0, 0, 260, 270)
    fireEvent.click(screen.getByRole("button", { name: "Drive forwards" }), { detail: 0 })
    expect(screen.getByText("No song, no car.", { selector: "text" })).toBeInTheDocument()
    fireEvent(grip, new MouseEvent("pointerdown", { bubbles: true, clientX: 105, clientY: 125 }))
    fireEvent(grip, new MouseEvent("pointermove", { bubbles: true, clientX: 65, clientY: 45 }))
    fireEvent(grip, new MouseEvent("pointerup", { bubbles: true }))
    expect(screen.getByRole("status")).toHaveTextContent("The Lada 1200: “I can hear you breathing in.”")
    fireEvent.click(screen.getByRole("button", { name: "Sing to it" }))
    expect(screen.queryByText(/breathing in/)).toBeNull()
    page.wait(6000)
    expect(screen.getByRole("status")).toHaveTextContent("Parked in")
    fireEvent.click(screen.getByRole("button", { name: "Next car" }))
    expect(screen.getByRole("status")).toHaveTextContent("Toyota Corolla (1986)")
  })

  it("has a car that goes where the sand is pressed", () => {
    const page = visit(<CarsIveOwned />, {
      path: "/cars-ive-owned",
      data: { cars },
      query: "car=volvo",
      at: "2026-01-01",
    })
    const picture = screen.getByRole("img", { name: /^A yard/ })
    picture.getBoundingClientRect = () => new DOMRect(0, 0, 260, 270)
    fireEvent.click(picture, { clientX: 60, clientY: 125 })
    page.wait(5000)
    expect(screen.getByRole("status")).toHaveTextContent("The Volvo 240: “Further right, then down.")
    fireEvent.click(picture, { clientX: 195, clientY: 205 })
    page.wait(7000)
    expect(screen.getByRole("status")).toHaveTextContent(/Parked in \d+ seconds.* Nothing happened/)
  })

  it("has a guest on the roof of each car, which does away with its fault and is told so", async () => {
    const page = visit(<CarsIveOwned />, { path: "/cars-ive-owned", data: { cars }, at: "2026-01-01" })
    const before = screen.getByRole("status").textContent
    await bringGuest()
    expect(screen.getByRole("status")).toHaveTextContent("Now the tea towel sings to it: “Hung Out”.")
    expect(screen.getByRole("img", { name: /is driven with the tea towel on its roof$/ })).toBeVisible()
    const picture = screen.getByRole("img", { name: /^A yard/ })
    picture.getBoundingClientRect = () => new DOMRect(0, 0, 260, 270)
    fireEvent.click(picture, { clientX: 65, clientY: 45 })
    page.wait(500)
    expect(screen.getByText("Hung Out", { selector: "text" })).toBeInTheDocument()
    page.wait(6000)
    expect(screen.getByRole("status")).toHaveTextContent(/^Parked in.* The tea towel sang a Lada 1200 into/)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Sang a Lada 1200 into its place.")
    fireEvent.click(screen.getByRole("button", { name: "Take the Lada 1200" }))
    await bringGuest(null)
    expect(screen.getByRole("status")).toHaveTextContent(before ?? "")
    expect(document.querySelector("[data-guest]")).toBeNull()
  })

  it("has a Volvo that is told about a ditch", () => {
    expect([helpedFault("stops"), helpedFault("none")]).toEqual(["none", "left"])
    expect(helpText({ fault: "slippery" }, "the tears")).toBe("Now with the tears for brakes.")
    for (const car of cars) expect(didText(car, null)).toMatch(/^[A-Z].{10,58}\.$/)
    expect(didText({ car: "Volvo 240", fault: "none" }, "The eye")).toBe(
      "The eye told a Volvo 240 about a ditch.",
    )
  })
})
