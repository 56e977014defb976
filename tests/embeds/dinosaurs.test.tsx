import { readFileSync } from "node:fs"
import { screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import Dinosaurs from "../../src/embeds/dinosaurs/Dinosaurs"
import {
  comparisonText,
  fitting,
  hamsterLength,
  leftOf,
  leftOfRide,
  lengthText,
  mean,
  ordered,
  placesBeside,
  rideOf,
  ridingSpan,
  rodOf,
  rodText,
  sceneShape,
  sceneSky,
  spanAt,
  spans,
  stepOf,
} from "../../src/embeds/dinosaurs/logic"
import { shapes } from "../../src/embeds/dinosaurs/parts/shapes"
import { type Dinosaur, plans, schema } from "../../src/embeds/dinosaurs/schema"
import { visit } from "../jest/visit"

const dinosaurs = parse(schema, parseYaml(readFileSync("content/data/dinosaurs.yaml", "utf8")))
const of = (name: string) => dinosaurs.find(known => known.name === name) as Dinosaur

/** The ends of the periods in millions of years, by the chart of the International Commission on Stratigraphy. */
const periods: Record<Dinosaur["period"], [number, number]> = {
  "Late Triassic": [237, 201],
  "Early Jurassic": [201, 174],
  "Middle Jurassic": [174, 161],
  "Late Jurassic": [161, 143],
  "Early Cretaceous": [143, 100],
  "Late Cretaceous": [101, 66],
}

describe("the dinosaurs", () => {
  it("are forty or so, each once, the oldest first", () => {
    expect(dinosaurs.length).toBeGreaterThanOrEqual(40)
    expect(new Set(dinosaurs.map(({ name }) => name)).size).toBe(dinosaurs.length)
    const ages = dinosaurs.map(({ ma }) => ma[0])
    expect(ages).toEqual([...ages].sort((a, b) => b - a))
  })

  it.each(dinosaurs.map(({ name, period, ma }) => [name, period, ma] as const))(
    "%s lived in the %s",
    (_, period, [from]) => {
      const [begins, ends] = periods[period]
      // Giganotosaurus and others have ages that go over an edge; where they begin is in the period.
      expect(from).toBeLessThanOrEqual(begins + 1)
      expect(from).toBeGreaterThanOrEqual(ends)
    },
  )

  it("have lengths that a book would have, a source each, and weights only with theirs", () => {
    expect(of("Tyrannosaurus").length).toEqual([12, 12])
    expect(of("Velociraptor").length).toEqual([1.8, 1.8])
    expect(of("Triceratops")).toMatchObject({ length: [9, 9], ma: [68, 66] })
    expect(of("Diplodocus").length).toEqual([26, 26])
    for (const { mass, massSource } of dinosaurs) expect(massSource === undefined).toBe(mass === undefined)
    expect(new Set(dinosaurs.map(({ plan }) => plan))).toEqual(new Set(plans))
    expect(fitting(12, 6.5) * (sceneSky / sceneShape)).toBeGreaterThan(6.5)
  })

  it("leave the hamster in the picture at every scale, and the tail as well where there is room for both", () => {
    for (const { length } of dinosaurs)
      for (let step = 0; step <= 100; step++) {
        const span = spanAt(step)
        const left = leftOf(span, mean(length))
        const at = placesBeside(mean(length)).hamster
        if (span < mean(length) * 1.2) {
          expect(at).toBeGreaterThan(left)
          expect(at + hamsterLength).toBeLessThan(left + span)
        }
      }
    expect(leftOf(18, 12)).toBeCloseTo(-0.72)
  })

  it("are in the picture on the bus, from nose to tail and up to the head", () => {
    for (const { name, length, plan } of dinosaurs) {
      const metres = mean(length)
      const height = (metres * shapes[plan].height) / 100
      const { left } = rideOf(name, metres)
      const span = ridingSpan(metres, height, left)
      const edge = leftOfRide(span, metres)
      expect((span / sceneShape) * sceneSky).toBeGreaterThan(height + 3 * left)
      const tail = placesBeside(metres).bus + 6 - metres / 2
      expect(tail).toBeGreaterThan(edge)
      expect(tail + metres).toBeLessThan(edge + span)
    }
  })
})

describe("the hamster beside a bus ride", () => {
  it("is in the picture at every scale", () => {
    for (const { length } of dinosaurs)
      for (let step = 0; step <= 100; step++) {
        const span = spanAt(step)
        const left = leftOfRide(span, mean(length))
        const at = placesBeside(mean(length)).hamster
        expect(at).toBeGreaterThan(left)
        expect(at + hamsterLength).toBeLessThan(left + span)
      }
  })
})

describe("the scale", () => {
  it("goes both ways between metres and the slider", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), step => {
        expect(stepOf(spanAt(step))).toBeCloseTo(step, 6)
      }),
    )
    expect(spanAt(0)).toBeCloseTo(spans.min)
    expect(spanAt(100)).toBeCloseTo(spans.max)
  })

  it("shows the whole of each of them, and of an adult beside it", () => {
    for (const dinosaur of dinosaurs)
      expect(fitting(mean(dinosaur.length), 1)).toBeGreaterThan(dinosaur.length[1])
    expect(fitting(0.5, 0.2)).toBeGreaterThan(2)
  })

  it("has a rod of 1, 2 or 5", () => {
    expect([0.6, 3, 12, 40, 64].map(span => rodText(rodOf(span)))).toEqual([
      "10 cm",
      "50 cm",
      "2 m",
      "5 m",
      "10 m",
    ])
  })
})

describe("what is told", () => {
  it("is told in hamsters and buses", () => {
    expect(comparisonText(of("Diplodocus"))).toBe("173 hamsters nose to tail, or 2.2 buses.")
    expect(comparisonText(of("Archaeopteryx"))).toBe("3 hamsters nose to tail, or a seat by the window.")
    expect(lengthText(of("Compsognathus"))).toBe("65 cm")
    expect(lengthText(of("Spinosaurus"))).toBe("14 to 18 m")
  })

  it("orders by size and by time", () => {
    expect(ordered(dinosaurs, "size")[0]?.name).toBe("Argentinosaurus")
    expect(ordered(dinosaurs, "size").at(-1)?.name).toBe("Archaeopteryx")
    expect(ordered(dinosaurs, "time")[0]?.ma[0]).toBe(228)
  })

  it("leaves less of the bus the longer who boards it", () => {
    const left = [0.5, 2, 6, 10, 30].map(metres => rideOf("It", metres).left)
    expect(left).toEqual([...left].sort((a, b) => b - a))
  })
})

describe("the page", () => {
  const come = (query = "") =>
    visit(<Dinosaurs />, { path: "/dinosaurs", query, calm: true, data: { dinosaurs } })

  it("has a Tyrannosaurus first, and the next by size after it", async () => {
    const { user, address } = come()
    expect(screen.getByRole("img", { name: /^Tyrannosaurus, 12 m long, beside an adult/ })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(address()).toMatch(/^\/dinosaurs\?dino=/)
    expect(screen.getByRole("img", { name: /, 11 m long/ })).toBeVisible()
  })

  it("comes back by its link, in the order of the link", () => {
    come("dino=diplodocus&sort=time")
    expect(screen.getByRole("status")).toHaveTextContent(
      "Diplodocus, 26 m. Late Jurassic, 155 to 145 million years ago",
    )
    const row = within(screen.getByRole("list", { name: "Dinosaurs" })).getAllByRole("button")
    expect(row[0]).toHaveTextContent("Eoraptor")
  })

  it("lets them board, and tells what that did to the bus", async () => {
    const { user } = come("dino=argentinosaurus")
    await user.click(screen.getByRole("button", { name: "Put it on the bus" }))
    expect(screen.getByRole("status")).toHaveTextContent("Line 1 is cancelled, and flat.")
    await user.click(screen.getByRole("button", { name: "Off the bus" }))
    expect(screen.getByRole("status")).toHaveTextContent("217 hamsters")
  })
})
