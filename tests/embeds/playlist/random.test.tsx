import { act, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { moveBalls, placeBalls } from "../../../src/embeds/playlist/random/drum"
import {
  changeRule,
  type Draw,
  drawAll,
  drawOne,
  firstDraw,
  numbersInDrum,
  remark,
  tally,
} from "../../../src/embeds/playlist/random/logic"
import RandomDraw from "../../../src/embeds/playlist/random/RandomDraw"
import { visit } from "../../jest/visit"

const always = (value: number) => () => value
const drawn = (...numbers: number[]): Draw => ({ drawn: numbers, fair: true })
const chance = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))
const from = (stream: Iterator<number>) => () => stream.next().value as number

describe("a draw", () => {
  it("takes any of the songs, also the one that has just come", () => {
    expect(drawOne(firstDraw, 24, always(0)).drawn).toEqual([0])
    expect(drawOne(drawn(0), 24, always(0)).drawn).toEqual([0, 0])
    expect(drawOne(firstDraw, 24, always(0.999)).drawn).toEqual([23])
  })

  it("repeats nothing within a round when it is made to feel random", () => {
    fc.assert(
      fc.property(chance, fc.integer({ min: 1, max: 60 }), (stream, draws) => {
        const random = from(stream)
        let draw = changeRule(firstDraw)
        for (let i = 0; i < draws; i++) draw = drawOne(draw, 12, random)
        for (let round = 0; round * 12 < draws; round++) {
          const numbers = draw.drawn.slice(round * 12, round * 12 + 12)
          expect(new Set(numbers).size).toBe(numbers.length)
        }
        expect(numbersInDrum(draw, 12)).toHaveLength(12 - (draws % 12))
      }),
    )
  })

  it("goes on until all have come", () => {
    fc.assert(
      fc.property(chance, stream => {
        const all = drawAll(drawn(3, 3), 6, from(stream))
        expect(tally(all, 6).every(times => times > 0)).toBe(true)
        expect(all.drawn.slice(0, -1)).not.toContain(all.drawn.at(-1))
      }),
    )
  })

  it("ends even where chance never brings a number", () => {
    const all = drawAll(firstDraw, 6, always(0.5))
    expect(tally(all, 6).every(times => times > 0)).toBe(true)
    expect(all.drawn.slice(-5)).toEqual([0, 1, 2, 4, 5])
  })

  it.each([
    [drawn(), "Every song has the same chance."],
    [drawn(6), "Number 7. It could have been any of them."],
    [drawn(6, 6), "Number 7 again. The drum has no memory."],
    [drawn(6, 6, 6), "Number 7. Three times running. The drum has been checked."],
    [drawn(6, 1, 6), "Number 7 again, on draw 3. Most people have had a repeat by the seventh."],
    [drawn(6, 1, 6, 1), "Number 2, as on draw 2."],
    [drawn(0, 1, 2), "Number 3 was the last to come, after 3 draws. It had given up."],
  ] as const)("remarks on %j", (draw, expected) => {
    expect(remark(draw, draw.drawn.join() === "0,1,2" ? 3 : 24)).toBe(expected)
  })
})

describe("the drum", () => {
  it("loses no ball, however it turns", () => {
    fc.assert(
      fc.property(chance, fc.boolean(), (stream, turning) => {
        const random = from(stream)
        let balls = placeBalls([0, 1, 2, 3, 4, 5], random)
        for (let i = 0; i < 60; i++) balls = moveBalls(balls, 0.03, turning, random)
        for (const { x, y } of balls) expect(Math.hypot(x, y)).toBeLessThan(1.6)
        expect(balls.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5])
      }),
    )
  })
})

describe("RandomDraw", () => {
  const songs = ["Sandstorm", "Leek Spin", "Axel F"].map(title => ({ title }))
  const options = { path: "/playlist/random", data: { songs }, calm: true }

  it("draws a song, puts it into the address and remarks on it", async () => {
    jest.spyOn(Math, "random").mockReturnValue(0.4)
    const { user, address } = visit(<RandomDraw />, options)
    await user.click(screen.getByRole("button", { name: "Draw" }))
    expect(screen.getByText("Leek Spin")).toBeVisible()
    expect(address()).toBe("/playlist/random?song=2")
    expect(screen.getByRole("status")).toHaveTextContent("Number 2. It could have been any of them.")
    await user.click(screen.getByRole("button", { name: "Draw" }))
    expect(screen.getByRole("status")).toHaveTextContent("Number 2 again. The drum has no memory.")
    expect(within(screen.getByRole("list", { name: "Drawn last" })).getAllByText("2")).toHaveLength(2)
  })

  it("takes drawn balls out when it has to feel random, and is empty in the end", async () => {
    const { user } = visit(<RandomDraw />, options)
    await user.click(screen.getByRole("button", { name: "Make it feel random" }))
    expect(screen.getByRole("status")).toHaveTextContent("Pertti takes out each ball that has come.")
    await user.click(screen.getByRole("button", { name: "Draw" }))
    expect(screen.getByRole("img", { name: "A drum with 2 numbered balls" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Until all have come" }))
    expect(screen.getByRole("status")).toHaveTextContent("That was not random at all.")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(screen.getByText("Nothing has been drawn.")).toBeVisible()
  })

  it("turns the drum first where things may move", async () => {
    const { user } = visit(<RandomDraw />, { ...options, calm: false, at: new Date("2026-06-02T12:00:00") })
    await user.click(screen.getByRole("button", { name: "Draw" }))
    expect(screen.getByText("...")).toBeVisible()
    act(() => jest.advanceTimersByTime(1300))
    expect(screen.getByText(/^(Sandstorm|Leek Spin|Axel F)$/)).toBeVisible()
  })
})
