import { nextJob } from "../../../../src/embeds/games/10x/logic"
import { played, players } from "./player"

/** The longest wait for a stage, in seconds. */
function maxGap({ reached }: { reached: number[] }): number {
  return Math.max(...reached.map((at, place) => at - (reached[place - 1] ?? 0)))
}

describe("the pace of a career", () => {
  const normal = played(players.normal)

  it("brings a normal visitor the duck within ten seconds, and the end between 12 and 20 minutes", () => {
    expect(normal.reached[0]).toBeLessThanOrEqual(10)
    expect(normal.state.over).toBe(true)
    expect(normal.state.figures.seconds / 60).toBeGreaterThan(12)
    expect(normal.state.figures.seconds / 60).toBeLessThan(20)
  })

  it("brings something new at least every two minutes, whoever plays", () => {
    expect(maxGap(normal)).toBeLessThanOrEqual(120)
    expect(maxGap(played(players.idle))).toBeLessThanOrEqual(130)
  })

  it("ends for a visitor who presses a few times and then only watches", () => {
    const { state } = played(players.idle)
    expect(state.over).toBe(true)
    expect(state.figures.seconds / 60).toBeLessThan(35)
  })

  it("leaves a keen visitor something to do for more than seven minutes", () => {
    const { state } = played(players.keen)
    expect(state.over).toBe(true)
    expect(state.figures.seconds / 60).toBeGreaterThan(7)
  })

  it("is quicker with what was taken home from the job before", () => {
    const next = played(players.normal, nextJob({ ...normal.state, keepsakes: ["key"] }))
    expect(next.state.figures.seconds).toBeLessThan(normal.state.figures.seconds - 20)
    expect(next.state.figures.runs).toBe(2)
  })
})
