import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { boos, pokeAnswer } from "../../src/embeds/eyes-not-working/answers"
import EyesNotWorking from "../../src/embeds/eyes-not-working/EyesNotWorking"
import {
  brokenGaze,
  columnsFor,
  endings,
  faults,
  follow,
  gazeTo,
  lidAt,
  lookedAt,
  pairCount,
  pairsIn,
  remember,
  type Trail,
} from "../../src/embeds/eyes-not-working/logic"
import { visit } from "../jest/visit"

const aPixel = fc.integer({ min: -2000, max: 2000 })

describe("the pairs", () => {
  it("are 24 in a wood of any shape, within it and apart from each other", () => {
    for (const columns of [4, 5, 6]) {
      const pairs = pairsIn(columns)
      expect(pairs).toHaveLength(pairCount)
      for (const [i, a] of pairs.entries()) {
        expect(a.x > 0 && a.x < 1 && a.y > 0 && a.y < 1).toBe(true)
        for (const b of pairs.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.05)
      }
    }
    expect([columnsFor(800, 400), columnsFor(400, 400), columnsFor(300, 600)]).toEqual([6, 5, 4])
  })

  it("look at a place, as far as eyes go", () => {
    fc.assert(
      fc.property(aPixel, aPixel, aPixel, aPixel, (x, y, toX, toY) => {
        const gaze = gazeTo(x, y, toX, toY)
        expect(Math.hypot(gaze.x, gaze.y)).toBeLessThanOrEqual(1.0001)
        expect(gaze.x * (toX - x) + gaze.y * (toY - y)).toBeGreaterThanOrEqual(0)
      }),
    )
    expect(gazeTo(0, 0, 500, 0)).toEqual({ x: 1, y: 0 })
  })

  it("follow, and arrive, in steps of any length", () => {
    let gaze = { x: -1, y: 0 }
    for (let i = 0; i < 60; i++) gaze = follow(gaze, { x: 0.5, y: 0.5 }, 1 / 60)
    expect(gaze.x).toBeCloseTo(0.5, 3)
    expect(follow({ x: 0, y: 0 }, { x: 1, y: 0 }, 0.1).x).toBeLessThan(1)
  })

  it("blink, not all at once", () => {
    fc.assert(
      fc.property(fc.nat(pairCount - 1), fc.double({ min: 0, max: 1e4, noNaN: true }), (i, seconds) => {
        const lid = lidAt(i, seconds)
        expect(lid >= 0 && lid <= 1).toBe(true)
      }),
    )
    const shut = Array.from({ length: pairCount }, (_, i) => lidAt(i, 20)).filter(lid => lid > 0)
    expect(shut.length).toBeLessThan(pairCount / 2)
  })
})

describe("the pair with the fault", () => {
  const sight = {
    seconds: 1,
    place: { x: 100, y: 100 },
    target: { x: 900, y: 100 },
    past: { x: 100, y: 900 },
  }
  const left = (fault: (typeof faults)[number]["id"]) => brokenGaze({ ...sight, fault }).left

  it("never looks at the cursor until it works", () => {
    expect(left("works").x).toBeCloseTo(1)
    expect(left("away").x).toBeCloseTo(-1)
    expect(left("late").y).toBeCloseTo(1)
    expect(left("stuck")).toEqual(brokenGaze({ ...sight, fault: "stuck", target: sight.past }).left)
    const { left: inwards, right } = brokenGaze({ ...sight, fault: "crossed" })
    expect(inwards.x).toBe(-right.x)
  })

  it("remembers where the cursor was, and not for long", () => {
    const trail: Trail = []
    for (let at = 0; at <= 10; at += 0.5) remember(trail, { x: at, y: 0, at })
    expect(lookedAt(trail, 8)?.x).toBe(8)
    expect(trail.length).toBeLessThan(10)
    expect(lookedAt(trail, 1)?.x).toBe(trail[0]?.x)
    expect(lookedAt([], 1)).toBeNull()
  })
})

describe("EyesNotWorking", () => {
  it("can be repaired six times, after which all look at it, and then another one breaks", async () => {
    const at = "2026-01-01"
    const { user, address, wait } = visit(<EyesNotWorking />, { path: "/eyes-not-working", calm: true, at })
    for (const { text } of faults.slice(1)) {
      await user.click(screen.getByRole("button", { name: "Repair" }))
      expect(screen.getByRole("status")).toHaveTextContent(text)
    }
    expect(address()).toBe("/eyes-not-working?repairs=6")
    expect(screen.getByRole("img", { name: /is looked at by all others/ })).toBeInTheDocument()
    // The seventh press of a hand that goes on pressing is no apology.
    await user.click(screen.getByRole("button", { name: "Apologise" }))
    expect(address()).toBe("/eyes-not-working?repairs=6")
    wait(600)
    await user.click(screen.getByRole("button", { name: "Apologise" }))
    expect(address()).toBe("/eyes-not-working?pair=1")
    expect(screen.getByRole("status")).toHaveTextContent("Another pair has stopped working")
  })

  it("is repaired by a press of the tagged pair itself", () => {
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
    const { address } = visit(<EyesNotWorking />, { path: "/eyes-not-working", calm: true })
    const canvas = document.querySelector("canvas") as HTMLCanvasElement
    Object.assign(canvas, { width: 800, height: 400 })
    canvas.getBoundingClientRect = () => new DOMRect(0, 0, 800, 400)
    const { x = 0, y = 0 } = pairsIn(6)[13] ?? {}
    fireEvent.click(canvas, { clientX: x * 800, clientY: y * 400 })
    expect(address()).toBe("/eyes-not-working?repairs=1")
    expect(screen.getByRole("status")).toHaveTextContent("Turned it round.")
    jest.restoreAllMocks()
  })

  it("ends in another way with each pair", async () => {
    const { user, wait } = visit(<EyesNotWorking />, {
      path: "/eyes-not-working",
      calm: true,
      at: "2026-01-01",
    })
    for (const { text } of endings) {
      for (let i = 1; i < faults.length; i++) await user.click(screen.getByRole("button", { name: "Repair" }))
      expect(screen.getByRole("status")).toHaveTextContent(text)
      wait(600)
      await user.click(screen.getByRole("button", { name: "Apologise" }))
      wait(600)
    }
  })

  it("answers each boo in another way", async () => {
    const { user } = visit(<EyesNotWorking />, { path: "/eyes-not-working", calm: true })
    for (const { says } of boos) {
      await user.click(screen.getByRole("button", { name: "Say boo" }))
      expect(screen.getByRole("status")).toHaveTextContent(says)
    }
    expect(new Set([0, 1, 2, 3, 4, 5].map(times => pokeAnswer("pair", times))).size).toBe(6)
  })

  it("is brought back by its link, with the fault that it had", () => {
    visit(<EyesNotWorking />, { path: "/eyes-not-working", query: "pair=3&repairs=2", calm: true })
    expect(screen.getByRole("status")).toHaveTextContent("middle screw")
  })
})
