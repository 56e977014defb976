import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import DancingHamster from "../../src/embeds/dancing-hamster/DancingHamster"
import {
  besideOf,
  halfway,
  middleOf,
  shyText,
  stepText,
  together,
} from "../../src/embeds/dancing-hamster/guest"
import {
  beatAt,
  floorFor,
  hamsterAt,
  hint,
  maxHamsters,
  notesAt,
  shyOne,
  tune,
} from "../../src/embeds/dancing-hamster/logic"
import { beats, coats, hamster, side } from "../../src/embeds/dancing-hamster/sprite"
import { travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { bringGuest, visit } from "../jest/visit"

const aCount = fc.integer({ min: 1, max: maxHamsters })

describe("the floor", () => {
  it("has a place for each, within it, and finds who stands where", () => {
    fc.assert(
      fc.property(
        aCount,
        fc.integer({ min: 200, max: 2000 }),
        fc.integer({ min: 150, max: 900 }),
        (count, w, h) => {
          const floor = floorFor(count, w, h)
          expect(floor.columns * floor.rows).toBeGreaterThanOrEqual(count)
          // No row more is missing than each row lacks one.
          expect(floor.columns * floor.rows - count).toBeLessThan(floor.rows)
          expect(floor.columns * (floor.rows - 1)).toBeLessThan(count)
          for (const index of [0, count - 1]) {
            const x = ((index % floor.columns) + 0.5) * floor.width
            const y = (Math.floor(index / floor.columns) + 0.5) * floor.height
            expect(x).toBeLessThan(w)
            expect(y).toBeLessThan(h)
            expect(hamsterAt(floor, count, x, y)).toBe(index)
          }
          expect(hamsterAt(floor, count, -1, 5)).toBeNull()
          expect(hamsterAt(floor, count, 5, h + 1)).toBeNull()
        },
      ),
    )
  })
})

describe("the dance", () => {
  it("has a beat for each at any moment, and not the same for all", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999 }),
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        (i, seconds) => {
          const beat = beatAt(i, 30, seconds)
          expect(Number.isInteger(beat) && beat >= 0 && beat < beats).toBe(true)
        },
      ),
    )
    expect(beatAt(0, 30, 1)).not.toBe(beatAt(8, 30, 1))
  })

  it("changes the picture of no more than a part of a thousand from one frame to the next", () => {
    let changed = 0
    for (let i = 0; i < 1000; i++) if (beatAt(i, 40, 1) !== beatAt(i, 40, 1 + 1 / 60)) changed++
    expect(changed).toBeLessThan(400)
  })

  it("is drawn in pictures that differ, each with all of the hamster on its sheet", () => {
    for (const [coat] of coats.entries()) {
      const all = Array.from({ length: beats }, (_, beat) => hamster({ does: "dance", beat }, coat))
      expect(new Set(all.map(String)).size).toBeGreaterThan(5)
      expect(String(hamster({ does: "stand" }, coat))).not.toBe(String(hamster({ does: "nod" }, coat)))
      for (const pixels of all) {
        const solid = pixels.filter((_, i) => i % 4 === 3).filter(alpha => alpha > 0).length
        expect(solid).toBeGreaterThan(300)
        expect(solid).toBeLessThan(side * side * 0.75)
      }
    }
  })
})

describe("the shy one", () => {
  it("is one of them, the same for the same hall", () => {
    fc.assert(
      fc.property(aCount, fc.nat(9999), (count, round) => {
        expect(shyOne(count, round)).toBeLessThan(count)
        expect(shyOne(count, round)).toBe(shyOne(count, round))
      }),
    )
  })

  it("is where the others nod to", () => {
    expect(hint(15, 3, 10)).toContain("up")
    expect(hint(15, 33, 10)).toContain("down")
    expect(hint(15, 11, 10)).toContain("left")
    expect(hint(15, 19, 10)).toContain("right")
  })
})

describe("the tune", () => {
  it("goes round, with a bass note at every fourth step", () => {
    expect(tune).toHaveLength(64)
    expect(notesAt(0)).toEqual(notesAt(64))
    expect([notesAt(4).low !== null, notesAt(5).low]).toEqual([true, null])
  })
})

describe("DancingHamster", () => {
  it("is asked by number, tells which way, and goes on to the next one when it is found", async () => {
    const { user, address } = visit(<DancingHamster />, { path: "/dancing-hamster", query: "hamsters=20" })
    const shy = shyOne(20, 1)
    const ask = async (number: number) => {
      fireEvent.change(screen.getByRole("textbox", { name: "Ask by number" }), {
        target: { value: String(number) },
      })
      await user.click(screen.getByRole("button", { name: "Ask" }))
    }
    await ask(((shy + 1) % 20) + 1)
    expect(screen.getByRole("status")).toHaveTextContent("is dancing. It nods towards")
    await ask(21)
    expect(screen.getByRole("status")).toHaveTextContent("There are numbers from 1 to 20.")
    await ask(shy + 1)
    expect(screen.getByRole("status")).toHaveTextContent("It was waiting to be asked.")
    expect(address()).toBe("/dancing-hamster?hamsters=20&round=2")
  })

  it("fills the hall by a press or the slider", async () => {
    const { user } = visit(<DancingHamster />, { path: "/dancing-hamster" })
    await user.click(screen.getByRole("button", { name: "All 1,000" }))
    expect(screen.getByRole("img", { name: /^1,000 hamsters/ })).toBeInTheDocument()
    fireEvent.change(screen.getByRole("slider", { name: "Hamsters: 1,000" }), { target: { value: "1" } })
    await user.click(screen.getByRole("button", { name: "Ask" }))
    expect(screen.getByRole("status")).toHaveTextContent("It can feel you looking.")
  })

  it("stands still in calm mode until it is asked to nod", () => {
    visit(<DancingHamster />, { path: "/dancing-hamster", calm: true })
    expect(screen.getByRole("button", { name: "Play anyway" })).toBeInTheDocument()
  })
})

describe("a guest", () => {
  it("dances half the way to the shy one, and beside it once it is found", () => {
    const floor = { columns: 10, rows: 5 }
    expect(middleOf(0, floor)).toEqual({ x: 5, y: 10 })
    expect(besideOf(0, floor)).toEqual({ x: 13, y: 10 })
    expect(besideOf(9, floor)).toEqual({ x: 87, y: 10 })
    expect(halfway({ x: 50, y: 80 }, { x: 10, y: 80 })).toEqual({ x: 30, y: 80 })
    const told = (x: number, y: number) => stepText({ name: "The tears" }, { x: 50, y: 50 }, { x, y })
    expect(told(10, 90)).toBe("The tears danced down and left, half the way to the shy one.")
    expect(told(51, 20)).toBe("The tears danced up, half the way to the shy one.")
    expect(told(50, 51)).toBe("The tears danced on the spot. Somebody beside it looked at the floor.")
    expect(shyText({ name: "The tears" })).toBe("Two aren't dancing: the tears, and somebody shy.")
  })

  it("stands on the floor until it is asked, and dances with the shy one", async () => {
    const { user, container } = visit(<DancingHamster />, {
      path: "/dancing-hamster",
      query: "hamsters=20&round=1",
    })
    await bringGuest()
    expect(screen.getByRole("status")).toHaveTextContent(
      "Two aren't dancing: the tea towel, and somebody shy.",
    )
    await user.click(screen.getByRole("button", { name: "The tea towel, not dancing. Ask it" }))
    expect(screen.getByRole("status")).toHaveTextContent(/^The tea towel danced/)
    expect(screen.getByRole("button", { name: "The tea towel, dancing. Let it go on" })).toBeVisible()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Was asked to dance, in front of 20 hamsters.")
    const shy = shyOne(20, 1)
    fireEvent.change(screen.getByRole("textbox", { name: "Ask by number" }), {
      target: { value: String(shy + 1) },
    })
    await user.click(screen.getByRole("button", { name: "Ask" }))
    expect(screen.getByRole("status")).toHaveTextContent(`No. ${shy + 1}! It danced with the tea towel.`)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(together)
    await bringGuest(null)
    expect(container.querySelector("[data-guest]")).toBeNull()
  })
})
