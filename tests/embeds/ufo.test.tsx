import { act, fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { Activity } from "react"
import {
  alienLetter,
  type Cargo,
  doingText,
  giveBack,
  message,
  readingText,
  reportAnswer,
  skyAt,
  step,
  translation,
} from "../../src/embeds/ufo/logic"
import Ufo from "../../src/embeds/ufo/Ufo"
import { keptThing } from "../../src/hooks/storage/nightOut"
import { travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { bringGuest, forget, hasThing, onPage, visit } from "../jest/visit"

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
    const holds = [
      [0, 0],
      [3, 0],
      [9, 0],
      [25, 0],
      [25, 1],
      [5, 2],
      [5, 3],
      [60, 3],
    ] as const
    expect(new Set(holds.map(([letters, cows]) => doingText({ letters, cows }))).size).toBe(holds.length)
  })
})

describe("a report", () => {
  const answers = (copy: number, ...holds: [letters: number, cows: number][]) =>
    holds.map(([letters, cows]) => reportAnswer({ letters, cows }, copy))

  it("says what is missing, and has an officer who asks about just that", () => {
    expect(answers(1, [0, 0], [1, 0], [0, 1], [12, 2], [12, 3])).toEqual([
      "Form 51-B, copy 1. Missing: nothing. The officer: “Nothing? Then what would you like back?”",
      "Form 51-B, copy 1. Missing: 1 letter. The officer: “Could you spell what is missing?”",
      "Form 51-B, copy 1. Missing: 1 cow. The officer: “Could you describe the cow?”",
      "Form 51-B, copy 1. Missing: 12 letters, 2 cows. The officer: “Cows and letters. It must be writing to somebody.”",
      "Form 51-B, copy 1. Missing: 12 letters, 3 cows. The officer: “All the cows? Then there are no witnesses.”",
    ])
  })

  it("has an officer who would like a guest spelt", () => {
    expect(reportAnswer({ letters: 0, cows: 1 }, 1, "the tears")).toBe(
      "Form 51-B, copy 1. Missing: 1 cow, the tears. The officer: “Could you spell the tears?”",
    )
    expect(reportAnswer({ letters: 0, cows: 1 }, 4, "the tears")).toContain("a drawer with your name")
    expect(readingText("the eye")).toBe("It has taken the eye for a letter. It can't pronounce it.")
  })

  it("is known to the officer from the fourth on", () => {
    expect(answers(3, [0, 1])).toEqual([expect.stringContaining("describe the cow")])
    expect(answers(4, [0, 1])).toEqual([expect.stringContaining("a drawer with your name")])
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
      "You have it all back. There is one letter over. One letter lies in the grass. It isn't ours.",
    )
    expect(hasThing("/ufo")).toBe(true)
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

  it("has a report filed, with an officer in the meadow who stays, until all is given back", async () => {
    const { user } = visit(<Ufo />, { path: "/ufo", calm: true })
    expect(screen.queryByRole("img", { name: /officer/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Beam" }))
    await user.click(screen.getByRole("button", { name: "Report it" }))
    expect(screen.getByRole("status")).toHaveTextContent("Form 51-B, copy 1. Missing: 1 cow.")
    expect(
      screen.getByRole("img", { name: "A meadow at night with 2 cows and an officer, under a saucer" }),
    ).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Report it" }))
    expect(screen.getByRole("status")).toHaveTextContent("copy 2")
    await user.click(screen.getByRole("button", { name: "Give them back" }))
    expect(screen.getByRole("status")).not.toHaveTextContent("Form")
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })

  it("takes a guest along, has it missed by an officer, and gives it back in sunglasses", async () => {
    const { user } = visit(<Ufo />, { path: "/ufo", calm: true })
    await bringGuest()
    expect(
      screen.getByRole("img", { name: "A meadow at night with 3 cows, the tea towel, under a saucer" }),
    ).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Beam" }))
    expect(screen.getByText("Aboard: 0 letters, 1 cow, the tea towel.")).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent(/^It has taken the tea towel for a letter/)
    await user.click(screen.getByRole("button", { name: "Report it" }))
    expect(screen.getByRole("status")).toHaveTextContent("Could you spell the tea towel?")
    await user.click(screen.getByRole("button", { name: "Give them back" }))
    expect(screen.getByText("Aboard: 0 letters, 0 cows.")).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent(
      "You have it all back, the tea towel in sunglasses. There is one letter over.",
    )
    expect(document.querySelector(".glasses")).toBeInTheDocument()
    expect(hasThing("/ufo")).toBe(true)
    const memory = read(travels)["/error-418"]?.[0]?.what ?? ""
    expect(memory).toBe("Was beamed up by a saucer, and came back in sunglasses.")
    expect(memory.length).toBeLessThanOrEqual(60)
    await bringGuest(null)
    expect(document.querySelector("[data-guest]")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Beam" }))
    expect(screen.getByText("Aboard: 0 letters, 1 cow.")).toBeInTheDocument()
  })

  it("has room for the next guest once the one aboard is put away", async () => {
    const { user } = visit(<Ufo />, { path: "/ufo", calm: true })
    await bringGuest()
    await user.click(screen.getByRole("button", { name: "Beam" }))
    expect(screen.getByText(/^Aboard: .*, the tea towel\.$/)).toBeInTheDocument()
    await bringGuest(null)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Was taken aboard a saucer, as a letter.")
    // As the desktop does.
    act(() => write(keptThing, null))
    await bringGuest("The horse")
    expect(screen.getByText(/^Aboard: 0 letters, 1 cow\.$/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Give them back" }))
    expect(screen.getByRole("status")).toHaveTextContent("You have it all back. There is one letter over.")
  })

  it("has a guest still aboard after a look at another page, in motion as well", async () => {
    forget()
    const page = (mode: "visible" | "hidden") =>
      onPage(
        <Activity mode={mode}>
          <Ufo />
        </Activity>,
        { path: "/ufo", title: "UFO" },
      )
    const { rerender } = render(page("visible"))
    await bringGuest()
    fireEvent.click(screen.getByRole("button", { name: "Beam" }))
    expect(screen.getByText(/^Aboard: .*, the tea towel\.$/)).toBeInTheDocument()
    await act(async () => rerender(page("hidden")))
    await act(async () => rerender(page("visible")))
    expect(screen.getByText("Aboard: 0 letters, 0 cows, the tea towel.")).toBeInTheDocument()
    expect(read(keptThing)?.thing).toBe("/error-418")
  })

  it("keeps a guest until it is given back, over other pages", async () => {
    const first = visit(<Ufo />, { path: "/ufo", title: "UFO", calm: true })
    await bringGuest()
    await first.user.click(screen.getByRole("button", { name: "Beam" }))
    expect(read(keptThing)).toEqual({ thing: "/error-418", on: { path: "/ufo", title: "UFO" } })
    first.unmount()
    const { user } = visit(<Ufo />, { path: "/ufo", title: "UFO", calm: true, again: true })
    await bringGuest()
    expect(screen.getByText("Aboard: 0 letters, 0 cows, the tea towel.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Give them back" }))
    expect(screen.getByText("Aboard: 0 letters, 0 cows.")).toBeInTheDocument()
    expect(read(keptThing)).toBeNull()
  })
})
