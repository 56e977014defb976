import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import {
  anotherBall,
  cornerFor,
  kick,
  maxRoundness,
  newWorld,
  roll,
  rollText,
  wordFor,
} from "../../src/embeds/round-juhq/logic"
import {
  type Ball,
  ballAt,
  ballUnder,
  carry,
  collide,
  energy,
  step,
  type World,
} from "../../src/embeds/round-juhq/physics"
import RoundJuhq from "../../src/embeds/round-juhq/RoundJuhq"
import { seeded } from "../../src/lib/game/random"
import { visit } from "../jest/visit"

const aRound = fc.integer({ min: 0, max: maxRoundness })
const aSpeed = fc.double({ min: -300, max: 300, noNaN: true })

function worldOf(round: number, balls: Ball[], gravity = 160): World {
  return {
    box: { width: 160, height: 100, corner: cornerFor(round, 160, 100) },
    balls,
    gravity,
    bounces: 0,
    corners: 0,
  }
}

/** Returns the distance by which a ball reaches beyond the box with round corners; 0 or less while it is inside. */
function beyond({ box }: World, ball: Ball): number {
  const reach = Math.max(box.corner, ball.r)
  const x = Math.max(reach, Math.min(box.width - reach, ball.x))
  const y = Math.max(reach, Math.min(box.height - reach, ball.y))
  return Math.hypot(ball.x - x, ball.y - y) - (reach - ball.r)
}

describe("the box", () => {
  it("has balls that are caught by a press on or beside them, and thrown with the hand's speed", () => {
    const world = newWorld(200, 0)
    const [ball] = world.balls
    if (!ball) throw new Error("no ball")
    expect(ballUnder(world, { x: ball.x + 5, y: ball.y })).toBe(ball)
    expect(ballUnder(world, { x: ball.x + ball.r + 9, y: ball.y })).toBe(ball)
    expect(ballUnder(world, { x: ball.x + ball.r + 30, y: ball.y })).toBeNull()
    carry(ball, { x: 100, y: 50, vx: 200, vy: -100, r: 4 })
    expect(ball).toMatchObject({ x: 100, y: 50, vx: 200, vy: -100 })
    for (let i = 0; i < 12; i++) step(world, null)
    expect(ball.x).toBeGreaterThan(115)
  })

  it("keeps every ball within it, however round it is and whatever the finger does", () => {
    fc.assert(
      fc.property(
        aRound,
        fc.integer(),
        fc.array(fc.tuple(aSpeed, aSpeed), { maxLength: 8 }),
        (round, seed, moves) => {
          const random = seeded(seed)
          const world = newWorld(160, round)
          for (let i = 0; i < 4; i++) world.balls.push(anotherBall(world, random))
          kick(world.balls, random)
          for (const [vx, vy] of moves)
            for (let i = 0; i < 20; i++) step(world, { x: random() * 160, y: random() * 100, vx, vy, r: 4 })
          for (const ball of world.balls) expect(beyond(world, ball)).toBeLessThan(0.001)
        },
      ),
      { numRuns: 60 },
    )
  })

  it("never gives a ball energy: without gravity there is never more of it than before", () => {
    fc.assert(
      fc.property(aRound, aSpeed, aSpeed, (round, vx, vy) => {
        const world = worldOf(round, [{ ...ballAt(80, 50, 10, 0), vx, vy }], 0)
        let before = energy(world.balls[0] as Ball)
        for (let i = 0; i < 400; i++) {
          step(world, null)
          const now = energy(world.balls[0] as Ball)
          expect(now).toBeLessThanOrEqual(before * (1 + 1e-9) + 1e-9)
          before = now
        }
      }),
      { numRuns: 60 },
    )
  })

  it("brings a ball to rest on its floor", () => {
    const world = worldOf(0, [{ ...ballAt(80, 20, 10, 0), vx: 20 }])
    for (let i = 0; i < 120 * 40; i++) step(world, null)
    const [ball] = world.balls
    expect(ball?.y).toBeCloseTo(90, 1)
    expect(Math.abs(ball?.vy ?? 9)).toBeLessThan(2)
  })

  it("counts a ball that meets both walls at once, and can't once the corners are round", () => {
    const into = (round: number) => {
      const world = worldOf(round, [{ ...ballAt(30, 70, 10, 0), vx: -100, vy: 100 }], 0)
      for (let i = 0; i < 60; i++) step(world, null)
      return [world.corners, world.bounces > 0]
    }
    expect(into(0)).toEqual([1, true])
    expect(into(100)).toEqual([0, true])
  })

  it("plays the same game for the same pushes", () => {
    const play = () => {
      const world = newWorld(160, 40)
      const random = seeded("game")
      world.balls.push(anotherBall(world, random))
      kick(world.balls, random)
      for (let i = 0; i < 300; i++) step(world, null)
      return world
    }
    expect(play()).toEqual(play())
  })
})

describe("a ball that is rolled", () => {
  it("comes to the right along the floor", () => {
    const world = worldOf(0, [ballAt(30, 90, 10, 0)])
    roll(world.balls)
    for (let i = 0; i < 40; i++) step(world, null)
    expect(world.balls[0]?.x).toBeGreaterThan(100)
    expect(world.balls[0]?.y).toBeCloseTo(90, 0)
  })

  it("goes up the wall of a round box", () => {
    const world = worldOf(100, [ballAt(60, 90, 10, 0)])
    roll(world.balls)
    let top = 100
    for (let i = 0; i < 120; i++) {
      step(world, null)
      top = Math.min(top, world.balls[0]?.y ?? 100)
    }
    expect(top).toBeLessThan(40)
  })
})

describe("two balls", () => {
  it("keep their momentum together, and lose energy rather than win any", () => {
    fc.assert(
      fc.property(aSpeed, aSpeed, aSpeed, fc.double({ min: 3, max: 15, noNaN: true }), (vx, vy, other, r) => {
        const a = { ...ballAt(0, 0, 10, 0), vx, vy }
        const b = { ...ballAt(r, 5, r, 0), vx: other, vy: -other }
        const momentum = () => [a.vx * 100 + b.vx * r * r, a.vy * 100 + b.vy * r * r]
        const [beforeX = 0, beforeY = 0] = momentum()
        const before = energy(a) + energy(b)
        collide(a, b)
        const [afterX = 0, afterY = 0] = momentum()
        expect(afterX).toBeCloseTo(beforeX, 4)
        expect(afterY).toBeCloseTo(beforeY, 4)
        expect(energy(a) + energy(b)).toBeLessThanOrEqual(before * (1 + 1e-9) + 1e-6)
      }),
    )
  })
})

describe("RoundJuhq", () => {
  it("makes the page as round as the slider says, and leaves it as it was", () => {
    const { address, unmount } = visit(<RoundJuhq />, { path: "/round-juhq", calm: true })
    const page = document.body
    expect(page.style.getPropertyValue("--round")).toBe("0.4")
    fireEvent.change(screen.getByRole("slider", { name: "Roundness: 40%" }), { target: { value: "110" } })
    expect(page.dataset.round).toBe("too")
    expect(screen.getByRole("status")).toHaveTextContent(wordFor(110))
    expect(address()).toBe("/round-juhq?round=110")
    unmount()
    expect(page.dataset.round).toBeUndefined()
    expect(page.style.getPropertyValue("--round")).toBe("")
  })

  it("is brought back as round by its link", () => {
    visit(<RoundJuhq />, { path: "/round-juhq", query: "round=0", calm: true })
    expect(screen.getByRole("status")).toHaveTextContent("Square.")
    expect(screen.getByText("0 bounces, 0 exactly in a corner")).toBeInTheDocument()
  })

  it("rolls on at a press, and says how far until the slider moves", async () => {
    const { user } = visit(<RoundJuhq />, { path: "/round-juhq", calm: true })
    await user.click(screen.getByRole("button", { name: "Roll it on" }))
    expect(screen.getByRole("status")).toHaveTextContent("Round the corner and up the wall.")
    fireEvent.change(screen.getByRole("slider"), { target: { value: "100" } })
    expect(screen.getByRole("status")).toHaveTextContent(wordFor(100))
    await user.click(screen.getByRole("button", { name: "Roll it on" }))
    expect(screen.getByRole("status")).toHaveTextContent(rollText(100))
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })
})
