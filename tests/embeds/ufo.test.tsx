import { screen } from "@testing-library/react"
import fc from "fast-check"
import {
  alienLetter,
  type Cargo,
  giveBack,
  message,
  skyAt,
  step,
  translation,
} from "../../src/embeds/ufo/logic"
import Ufo from "../../src/embeds/ufo/Ufo"
import { visit } from "../jest/visit"

const letter = (id: number, x: number, y: number): Cargo => ({
  kind: "letter",
  id,
  text: "a",
  size: 14,
  x,
  y,
  homeX: x,
  homeY: y,
  phase: "up",
  age: 0,
})
const aPlace = fc.record({ x: fc.integer({ min: 0, max: 1280 }), y: fc.integer({ min: 0, max: 800 }) })

describe("the saucer", () => {
  it("comes to where it is wanted, and rests there, however long the steps are", () => {
    fc.assert(
      fc.property(aPlace, aPlace, fc.double({ min: 0.004, max: 0.1, noNaN: true }), (from, to, dt) => {
        const sky = skyAt(from.x, from.y)
        for (let time = 0; time < 8; time += dt) step(sky, to, dt)
        expect(Math.hypot(sky.x - to.x, sky.y - to.y)).toBeLessThan(2)
      }),
    )
  })

  it("lifts all that is in its beam, whether it stands or flies", () => {
    fc.assert(
      fc.property(fc.array(aPlace, { minLength: 1, maxLength: 20 }), aPlace, (places, to) => {
        const sky = skyAt(600, 50)
        sky.cargo = places.map(({ x, y }, i) => letter(i, x, y))
        for (let i = 0; i < 300; i++) step(sky, to, 1 / 60)
        expect(sky.cargo.map(({ phase }) => phase)).toEqual(places.map(() => "aboard"))
      }),
    )
  })

  it("gives everything back, each to its own place, once", () => {
    fc.assert(
      fc.property(fc.array(aPlace, { minLength: 1, maxLength: 40 }), places => {
        const sky = skyAt(600, 50)
        sky.cargo = places.map(({ x, y }, i) => ({ ...letter(i, 0, 0), phase: "aboard", homeX: x, homeY: y }))
        expect(giveBack(sky, ({ id }) => places[id] ?? null)).toEqual([])
        const home: number[] = []
        for (let i = 0; i < 300; i++) {
          for (const thing of step(sky, { x: 600, y: 50 }, 1 / 60)) {
            home.push(thing.id)
            expect({ x: thing.homeX, y: thing.homeY }).toEqual(places[thing.id])
          }
        }
        expect(home.sort((a, b) => a - b)).toEqual(places.map((_, i) => i))
        expect(sky.cargo).toEqual([])
      }),
    )
  })

  it("lets go of what has no place any more", () => {
    const sky = skyAt(0, 0)
    sky.cargo = [letter(0, 5, 5), letter(1, 9, 9)]
    expect(giveBack(sky, ({ id }) => (id === 0 ? null : { x: 9, y: 9 })).map(({ id }) => id)).toEqual([0])
    expect(sky.cargo.map(({ id }) => id)).toEqual([1])
  })
})

describe("their letters", () => {
  it("are the same on both sides, and different for different ones of ours", () => {
    const letters = [...new Set(message)].map(alienLetter)
    for (const rows of letters)
      for (const row of rows)
        expect(row.toString(2).padStart(7, "0")).toBe(
          [...row.toString(2).padStart(7, "0")].reverse().join(""),
        )
    expect(new Set(letters.map(String)).size).toBe(letters.length)
  })

  it("say something when there are eight of them", () => {
    expect([translation(0), translation(8)]).toEqual(["", "All eight of them together: MORE COWS."])
    expect(translation(1)).toContain("It isn't ours")
  })
})

describe("Ufo", () => {
  it("takes a cow when it is told to, counts it, and gives it back with a letter over", async () => {
    const { user } = visit(<Ufo />, { path: "/ufo", calm: true })
    await user.click(screen.getByRole("button", { name: "Beam" }))
    expect(screen.getByText("Aboard: 0 letters, 1 cow.")).toBeInTheDocument()
    expect(screen.getByRole("img", { name: /with 2 cows/ })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Give them back" }))
    expect(screen.getByText("Aboard: 0 letters, 0 cows.")).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent(
      "All of it has been given back, and one letter over. One letter lies in the grass. It isn't ours.",
    )
  })

  it("has nothing to give back at first, and remembers what it took", async () => {
    const { user, unmount } = visit(<Ufo />, { path: "/ufo", calm: true })
    await user.click(screen.getByRole("button", { name: "Give them back" }))
    expect(screen.getByRole("status")).toHaveTextContent("They have nothing of yours.")
    await user.click(screen.getByRole("button", { name: "Beam" }))
    unmount()
    visit(<Ufo />, { path: "/ufo", calm: true, again: true })
    expect(screen.getByText(/Taken in all: 0 letters, 1 cow/)).toBeInTheDocument()
  })
})
