import fc from "fast-check"
import {
  aimed,
  type Ball,
  landed,
  missOf,
  needleAt,
  type Room,
  radius,
  step,
  thrown,
} from "../../src/embeds/week/toss"

const room: Room = { width: 700, floor: 300, basket: { left: 620, right: 686, rim: 230, floor: 285 } }

describe("a week that is thrown", () => {
  it("falls by gravity: half g t squared", () => {
    let ball = thrown(100, 0, 0, 0)
    for (let i = 0; i < 1000; i++) ball = step(ball, room, 0.0003)
    expect(ball.y).toBeCloseTo(0.5 * 1900 * 0.3 ** 2, 0)
    expect(ball.x).toBe(100)
  })

  it("lies on the floor or in the basket in the end, inside of the desk, however it is thrown", () => {
    const speed = fc.integer({ min: -4000, max: 4000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 16, max: 684 }),
        fc.integer({ min: 16, max: 200 }),
        speed,
        speed,
        (x, y, vx, vy) => {
          const ball = landed(thrown(x, y, vx, vy), room)
          expect(ball.state).not.toBe("flying")
          expect(ball.y).toBe((ball.state === "basket" ? room.basket.floor : room.floor) - radius)
          expect(ball.x).toBeGreaterThanOrEqual(radius)
          expect(ball.x).toBeLessThanOrEqual(room.width - radius)
          const { left, right } = room.basket
          expect(ball.state === "basket").toBe(ball.x > left && ball.x < right)
        },
      ),
    )
  })

  it("goes into the basket when it is aimed well, and beside it when it falls short", () => {
    for (const x of [60, 200, 350]) {
      expect(landed(aimed(x, 100, room, 0), room).state).toBe("basket")
      expect(landed(aimed(x, 100, room, -90), room).state).toBe("floor")
    }
  })

  it("is a game of timing that is as hard on a wide desk as on a narrow one", () => {
    const narrow: Room = { width: 330, floor: 300, basket: { left: 250, right: 316, rim: 230, floor: 285 } }
    for (const here of [room, narrow]) {
      const hits = Array.from({ length: 100 }, (_, i) => missOf(needleAt((i / 100) * 2.2))).filter(
        miss => landed(aimed(here.width / 2, 100, here, miss), here).state === "basket",
      ).length
      expect(hits).toBeGreaterThan(10)
      expect(hits).toBeLessThan(75)
    }
  })

  it("does not go through the side of the basket", () => {
    const rolling: Ball = { ...thrown(560, 280, 900, 0) }
    expect(landed(rolling, room)).toMatchObject({ state: "floor" })
    expect(landed(rolling, room).x).toBeLessThan(room.basket.left)
  })

  it("is thrown by a hand at 1900 pixels a second at most", () => {
    const { vx, vy } = thrown(0, 0, 30_000, -40_000)
    expect(Math.hypot(vx, vy)).toBeCloseTo(1900)
    expect(vx / vy).toBeCloseTo(-0.75)
  })
})
