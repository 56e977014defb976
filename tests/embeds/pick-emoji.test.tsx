import { fireEvent, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { packed, side } from "../../src/effects/drawnEmoji"
import { trailOverride } from "../../src/effects/trailOverride"
import {
  emptyCells,
  factsOf,
  likeness,
  lineBetween,
  makers,
  reasonsFor,
} from "../../src/embeds/pick-emoji/logic"
import PickEmoji from "../../src/embeds/pick-emoji/PickEmoji"
import { read } from "../../src/hooks/storage/useStorage"
import { hasThing, visit } from "../jest/visit"

/** Cells with a filled rectangle. */
const block = (colour: number, left: number, top: number, right: number, bottom: number) =>
  emptyCells.map((_, i) => {
    const [x, y] = [i % side, Math.floor(i / side)]
    return x >= left && x <= right && y >= top && y <= bottom ? colour : 0
  })

describe("the committee", () => {
  it("measures a drawing", () => {
    expect(factsOf(block(3, 4, 4, 11, 11))).toEqual({
      filled: 64,
      used: [3],
      left: 4,
      right: 11,
      top: 4,
      bottom: 11,
      symmetry: 1,
      pieces: 1,
    })
    const two = block(3, 0, 0, 1, 1).map((cell, i) => cell || (block(7, 5, 5, 6, 6)[i] ?? 0))
    expect(factsOf(two).pieces).toBe(2)
  })

  it("sees something in everything", () => {
    const seen = (cells: readonly number[]) => likeness(factsOf(cells))
    expect(seen(emptyCells)).toBe("nothing")
    expect(seen(block(3, 7, 7, 7, 7))).toBe("a full stop")
    expect(seen(block(3, 4, 4, 11, 11))).toBe("a tomato")
    expect(seen(block(4, 7, 1, 8, 14))).toBe("a carrot")
    expect(seen(block(6, 1, 7, 14, 8))).toBe("a plank")
    expect(seen(block(1, 0, 0, 15, 15))).toBe("a wall")
  })

  it("has five different reasons against any drawing", () => {
    const aDrawing = fc.array(fc.nat(10), { minLength: 256, maxLength: 256 })
    fc.assert(
      fc.property(aDrawing, cells => {
        const facts = factsOf(cells)
        const all = [...reasonsFor(facts, 0, 3), ...reasonsFor(facts, 3, 2)]
        expect(new Set(all).size).toBe(5)
      }),
    )
    expect(reasonsFor(factsOf(emptyCells), 0, 1)).toEqual(["It is empty. We already have a space."])
    expect(reasonsFor(factsOf(block(10, 4, 4, 11, 11)), 0, 1)).toEqual([
      "We know what it is. There is one, and it has eyes.",
    ])
  })

  it("gets drafts of 16 by 16 cells from every maker", () => {
    for (const redraw of Object.values(makers)) expect(redraw(block(5, 4, 4, 11, 11))).toHaveLength(256)
    expect(makers["Telephone A"](block(3, 0, 0, 0, 0))).toEqual(block(3, 15, 0, 15, 0))
  })
})

describe("the pencil", () => {
  it("leaves no gaps between two cells", () => {
    expect(lineBetween(0, 3)).toEqual([0, 1, 2, 3])
    expect(lineBetween(0, 17)).toEqual([0, 17])
    expect(lineBetween(5, 5)).toEqual([5, 5])
  })
})

describe("PickEmoji", () => {
  const board = () => screen.getByRole("application", { name: /^Drawing board/ })
  const letter = () => within(screen.getByRole("region", { name: "Letter from the committee" }))

  it("is drawn with keys, refused, appealed, and approved by accident", () => {
    visit(<PickEmoji />, { path: "/pick-emoji" })
    fireEvent.click(screen.getByRole("radio", { name: "red" }))
    fireEvent.keyDown(board(), { key: "ArrowDown" })
    fireEvent.keyDown(board(), { key: " " })
    expect(letter().getByText("a full stop")).toBeVisible()
    fireEvent.change(screen.getByRole("textbox", { name: "Its name" }), { target: { value: "Dot" } })
    fireEvent.click(screen.getByRole("button", { name: "Submit" }))
    expect(letter().getByText("It is a full stop. Grammar is another building.")).toBeVisible()
    expect(letter().getByText(/Thank you for Dot\./)).toBeVisible()
    const drawn = emptyCells.map((_, i) => (i === side ? 3 : 0))
    expect(read(trailOverride)).toBe(packed(drawn))
    fireEvent.click(screen.getByRole("button", { name: "Appeal" }))
    expect(letter().getByText(/It has been seen in your browser tab/)).toBeVisible()
    expect(hasThing("/pick-emoji")).toBe(false)
    fireEvent.click(screen.getByRole("button", { name: "Appeal again" }))
    expect(hasThing("/pick-emoji")).toBe(true)
    expect(letter().getByRole("img", { name: "As drawn by: A fridge" })).toBeVisible()
    fireEvent.click(screen.getByRole("button", { name: "Let it go" }))
    expect(read(trailOverride)).toBe("")
    fireEvent.click(screen.getByRole("button", { name: "Submit another" }))
    expect(letter().getByText("nothing")).toBeVisible()
  })

  it("is drawn with a pointer, and has an opinion at once", () => {
    const { address } = visit(<PickEmoji />, { path: "/pick-emoji" })
    board().getBoundingClientRect = () => ({ left: 0, top: 0, width: 160, height: 160 }) as DOMRect
    fireEvent(board(), new MouseEvent("pointerdown", { clientX: 5, clientY: 75, bubbles: true }))
    fireEvent(board(), new MouseEvent("pointermove", { clientX: 155, clientY: 75, bubbles: true }))
    fireEvent.pointerUp(board())
    expect(screen.getByText("So far the committee sees a plank.")).toBeVisible()
    expect(address()).toBe(`/pick-emoji?emoji=${packed(block(5, 0, 7, 15, 7))}`)
  })

  it("shows a friend's proposal, which follows nobody yet", () => {
    const cells = block(6, 4, 4, 11, 11)
    visit(<PickEmoji />, { path: "/pick-emoji", query: `emoji=${packed(cells)}&name=Kermit` })
    expect(letter().getByText("a frog")).toBeVisible()
    expect(screen.getByRole("textbox", { name: "Its name" })).toHaveValue("Kermit")
    expect(read(trailOverride)).toBe("")
  })
})
