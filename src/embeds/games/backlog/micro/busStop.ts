import { approach, clamp, isNear, microgame } from "../microgame"
import { disc, fill, ring, say } from "../pen"

type Point = { x: number; y: number }
type State = { me: Point; others: readonly Point[] }

const inside = ({ x, y }: Point): Point => ({ x: clamp(x, 24, 296), y: clamp(y, 60, 216) })
const walk = (from: Point, to: Point, distance: number): Point => {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return {
    x: approach(from.x, to.x, (distance * Math.abs(to.x - from.x)) / far),
    y: approach(from.y, to.y, (distance * Math.abs(to.y - from.y)) / far),
  }
}

export const busStop = microgame<State>({
  instruction: "Keep distance!",
  control: "steer",
  start: random => ({
    me: { x: 160, y: 140 },
    others: [
      { x: 30, y: 70 + random() * 140 },
      { x: 420, y: 70 + random() * 140 },
    ],
  }),
  step: ({ me, others }, input, { dt }) => {
    const next = {
      me: inside(walk(me, input, 165 * dt)),
      others: others.map((other, i) => walk(other, me, (46 + i * 12) * dt)),
    }
    return { ...next, outcome: next.others.some(other => isNear(other, next.me, 34)) ? "lost" : undefined }
  },
  atEnd: "won",
  draw: (pen, { me, others }) => {
    fill(pen, "#9aa0a6")
    for (let x = 0; x < 320; x += 40) fill(pen, "#8b9197", x, 44, 2, 196)
    fill(pen, "#2f3238", 0, 0, 320, 40)
    fill(pen, "#ffd83d", 134, 44, 52, 10)
    say(pen, "BUS", 160, 28, 16, "#ffd83d")
    pen.setLineDash([6, 6])
    ring(pen, "#fff", 2, me.x, me.y, 34)
    pen.setLineDash([])
    for (const [i, { x, y }] of [me, ...others].entries()) {
      disc(pen, "#0004", x + 3, y + 4, 15)
      disc(pen, i ? "#7a3fa0" : "#2f6fd0", x, y, 15)
      disc(pen, i ? "#e6c9a0" : "#ffe08a", x, y, 8)
    }
    say(pen, "2 m", me.x, me.y - 44, 13)
  },
  hand: ({ me, others }) => {
    const ways = Array.from({ length: 16 }, (_, i) =>
      inside({ x: me.x + 60 * Math.cos(i * 0.3927), y: me.y + 60 * Math.sin(i * 0.3927) }),
    )
    const room = (at: Point) =>
      Math.min(...others.map(other => Math.hypot(other.x - at.x, other.y - at.y))) -
      Math.hypot(at.x - 160, at.y - 140) / 4
    return ways.reduce((best, way) => (room(way) > room(best) ? way : best), me)
  },
  verdict: {
    won: "Nobody came near. The bus did not, either.",
    lost: "A stranger was within two metres. You took the next bus.",
  },
  crash: ["fall", "The stop has been moved. So has the game."],
  inWords: ["Look at the timetable", "Make room on the bench"],
})
