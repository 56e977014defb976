import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import Dinosaurs from "../../src/embeds/dinosaurs/Dinosaurs"
import {
  between,
  cameraAt,
  held,
  lengthText,
  pixelsPerMetre,
  secondsOf,
  wayOf,
  wholeCamera,
} from "../../src/embeds/dinosaurs/logic"
import { shapes } from "../../src/embeds/dinosaurs/parts/shapes"
import { plans, schema } from "../../src/embeds/dinosaurs/schema"
import { hasThing, visit } from "../jest/visit"

const dinosaurs = parse(schema, parseYaml(readFileSync("content/data/dinosaurs.yaml", "utf8")))
const options = { path: "/dinosaurs", data: { dinosaurs }, calm: true }
const walkOn = () => screen.getByRole("button", { name: "Walk on" })
const sign = () => screen.getByRole("status").textContent

describe("the dinosaurs", () => {
  it("are one of each kind, the longest first, with lengths that a book would have", () => {
    expect(dinosaurs.map(({ plan }) => plan)).toEqual([...plans])
    expect(dinosaurs.map(({ length }) => length)).toEqual([26, 12, 9, 1.8, 0.65, 0.055])
  })

  it("stand, life-size: a centimetre is 37.8 pixels", () => {
    expect(pixelsPerMetre / 100).toBeCloseTo(37.8, 1)
    expect(cameraAt({ at: [50, -10], name: "", says: "" }, 12)).toEqual({
      x: 6,
      y: -1.2,
      zoom: pixelsPerMetre,
    })
  })

  it.each(dinosaurs.map(dinosaur => [dinosaur.name, dinosaur] as const))(
    "%s is in the picture from end to end after a step back",
    (_, { length, plan }) => {
      for (const [width, height] of [
        [1200, 400],
        [330, 300],
      ] as const) {
        const { x, y, zoom } = wholeCamera(shapes[plan], length, width, height)
        expect(x - width / 2 / zoom).toBeLessThan(0)
        expect(x + width / 2 / zoom).toBeGreaterThan(length + 1)
        expect(y - height / 2 / zoom).toBeLessThan((-shapes[plan].height * length) / 100)
        expect(y + height / 2 / zoom).toBeGreaterThan(0)
      }
    },
  )

  it("have a way of metres, and the end of a run is where it leads", () => {
    expect(wayOf(shapes.sauropod.stations, 26)).toBeGreaterThan(10)
    expect(wayOf(shapes.hummingbird.stations, 0.055)).toBe(0)
    const [from, to] = [
      { x: 0, y: 0, zoom: 10 },
      { x: 3, y: -4, zoom: 1000 },
    ]
    expect(between(from, to, 0)).toEqual(from)
    expect(between(from, to, 1)).toEqual(to)
    expect(secondsOf(100)).toBe(2.6)
    expect(held({ x: 99, y: -99, zoom: 1 }, 12, 50)).toEqual({ x: 12.3, y: -6.2, zoom: 1 })
    expect([26, 1.8, 0.65, 0.055].map(lengthText)).toEqual(["26 m", "1.8 m", "65 cm", "5.5 cm"])
  })
})

describe("the walk", () => {
  it("begins at a toe, and ends at the eye, which opens, and a step back", async () => {
    const { user } = visit(<Dinosaurs />, options)
    expect(screen.getByRole("img", { name: "Tyrannosaurus, life-size: a toe" })).toBeVisible()
    const stops = shapes.tyrant.stations
    for (const { says } of stops.slice(1, -1)) {
      await user.click(walkOn())
      expect(sign()).toBe(says)
    }
    await user.click(walkOn())
    expect(sign()).toBe("It has seen you.")
    expect(screen.getByRole("img", { name: /the eye, which is open/ })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Step back" }))
    expect(sign()).toBe("That is all of it. You are the one waving.")
    await user.click(screen.getByRole("button", { name: "Start at the toe" }))
    expect(sign()).toBe(stops[0]?.says)
    expect(hasThing("/dinosaurs")).toBe(true)
  })

  it("goes by arrow keys too", async () => {
    const { user } = visit(<Dinosaurs />, options)
    const before = screen.getByText(/to the eye/).textContent
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}")
    expect(screen.getByText(/to the eye/).textContent).not.toBe(before)
  })

  it("goes by hand, and a finger that stays where it is goes unnoticed", () => {
    visit(<Dinosaurs />, options)
    const stage = screen.getByRole("img", { name: /^Tyrannosaurus/ })
    const before = screen.getByText(/to the eye/).textContent
    const point = (type: string, clientY: number) =>
      fireEvent(stage, new MouseEvent(type, { bubbles: true, clientX: 100, clientY }))
    point("pointerdown", 100)
    point("pointerup", 100)
    expect(sign()).toBe("It did not notice.")
    point("pointerdown", 100)
    point("pointermove", 600)
    expect(screen.getByText(/to the eye/).textContent).not.toBe(before)
  })

  it("of the smallest ends with plasters", async () => {
    const { user, address } = visit(<Dinosaurs />, options)
    await user.click(screen.getByRole("button", { name: /^Bee hummingbird/ }))
    expect(address()).toBe("/dinosaurs?dino=bee-hummingbird")
    const finger = () => user.click(screen.getByRole("button", { name: "Hold out a finger" }))
    await finger()
    expect(sign()).toBe("It bit you.")
    for (let i = 0; i < 4; i++) await finger()
    expect(sign()).toBe("You are out of plasters.")
  })

  it("begins with the animal of a link", () => {
    visit(<Dinosaurs />, { ...options, query: "dino=diplodocus" })
    expect(screen.getByText(/^Diplodocus, 26 m/)).toBeVisible()
  })
})
