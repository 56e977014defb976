/** The picture: the world at the scale of Pertti's height, he on the rope in front of it, and the other end beside. */
import type { Thing } from "../things"
import { heightText } from "../way"
import { paintPertti } from "./paintPertti"
import { pathOf, shapeOf } from "./shapes"

export type Scene = {
  things: readonly Thing[]
  /** Metres above the ground. */
  height: number
  /** Pixels of rope pulled through, which move the knots. */
  px: number
  mood: "hangs" | "falls" | "sits"
  /** The swing of the rope, in radians. */
  swing: number
  /** Seconds since the start, for what moves by itself. */
  seconds: number
}

/** Backgrounds by height in metres: upper sky, lower sky and ground. */
const places: readonly (readonly [metres: number, upper: string, lower: string, ground: string])[] = [
  [0.0005, "#fbe3c0", "#ffd7a8", "#b5503c"],
  [0.1, "#f6dfc6", "#fbe9c9", "#a8663c"],
  [1.5, "#bcd9c2", "#e4f0dc", "#8a6a4a"],
  [6, "#7cc4f4", "#d4efff", "#6d9c52"],
  [150, "#5aa8ea", "#cfe9fb", "#6f8a5e"],
  [900, "#3a6fc4", "#f3c9a8", "#55606e"],
  [9000, "#14306e", "#7fb2e8", "#49657e"],
  [90_000, "#02040e", "#12306a", "#2f6fae"],
  [1e9, "#000004", "#000010", "#2f6fae"],
]

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)

/** Mixes two colours such as "#fbe3c0". */
export function mix(a: string, b: string, part: number): string {
  const parts = [1, 3, 5].map(at =>
    Math.round(channel(a, at) + (channel(b, at) - channel(a, at)) * part)
      .toString(16)
      .padStart(2, "0"),
  )
  return `#${parts.join("")}`
}

/** Returns the three colours of the background at a height. */
export function backdrop(height: number): [upper: string, lower: string, ground: string] {
  const next = places.findIndex(([metres]) => metres > height)
  const to = places[next < 0 ? places.length - 1 : next]
  const from = places[next < 0 ? places.length - 1 : Math.max(0, next - 1)]
  if (!from || !to) return ["#000000", "#000000", "#000000"]
  const part = from === to ? 0 : Math.log(height / from[0]) / Math.log(to[0] / from[0])
  return [mix(from[1], to[1], part), mix(from[2], to[2], part), mix(from[3], to[3], part)]
}

/** Returns the horizontal middle of each thing in metres: they stand side by side. */
export function middlesOf(things: readonly Thing[]): number[] {
  let edge = 0
  return things.map(({ name, metres, flies }, i) => {
    const wide = flies ? metres * 0.5 : metres * shapeOf(name, i).wide
    const gap = metres * (metres > 160 && metres < 1000 ? 0.07 : 0.4)
    const middle = edge + gap + wide / 2
    edge = middle + wide / 2
    return middle
  })
}

/** Paints a scene into an area of CSS pixels. */
export function paintScene(
  pen: CanvasRenderingContext2D,
  width: number,
  tall: number,
  middles: readonly number[],
  scene: Scene,
): void {
  const { things, height, px, mood, swing, seconds } = scene
  const first = things[0]?.metres ?? 1
  const ground = tall - 34
  const level = ground * 0.46
  const scale = level / Math.max(first, height)
  const [upper, lower, floor] = backdrop(Math.max(first, height))
  const sky = pen.createLinearGradient(0, 0, 0, ground)
  sky.addColorStop(0, upper)
  sky.addColorStop(1, lower)
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, tall)
  const stars = Math.max(0, Math.min(1, Math.log10(Math.max(1, height)) - 4))
  if (stars > 0) {
    pen.fillStyle = `rgb(255 255 255 / ${stars})`
    for (let i = 0; i < 90; i++) pen.fillRect((i * 137) % width, (i * 89) % ground, 1 + (i % 2), 1 + (i % 2))
  }
  pen.fillStyle = floor
  pen.fillRect(0, ground, width, tall - ground)

  const after = things.findIndex(({ metres }) => metres > height)
  const next = after < 0 ? things.length - 1 : after
  const [low, high] = [things[next - 1]?.metres ?? 0, things[next]?.metres ?? 1]
  const part = after < 0 ? 1 : (height - low) / (high - low)
  const from = middles[next - 1] ?? (middles[0] ?? 0) - first
  const eye = from + ((middles[next] ?? 0) - from) * part
  const perttiX = Math.min(width * 0.42, width - 235)
  const xOf = (metres: number) => perttiX + (metres - eye) * scale

  pen.textAlign = "center"
  pen.font = "13px Tahoma, Verdana, 'DejaVu Sans', sans-serif"
  for (let i = things.length - 1; i >= 0; i--) {
    const thing = things[i]
    if (!thing) continue
    const shape = shapeOf(thing.name, i)
    const top = thing.metres * scale
    // Flying things are no larger than the standing ones beside them.
    let size = thing.flies ? Math.min(1.5, top / level) * level * 0.28 : top
    let x = xOf(middles[i] ?? 0)
    let y = ground - top - (thing.flies ? size / 2 : 0)
    if (i === things.length - 1 && thing.flies) {
      // The last one, the Moon, is seen from afar, and ends above Pertti.
      const near = (height / thing.metres) ** 0.4
      size = near > 0.01 ? level * (0.1 + 0.62 * near) : 0
      x = perttiX + (1 - near) * width * 0.25
      y = ground - level - 78 - (1 - near) * 60 - size
    }
    const wide = size * shape.wide
    if (size < 1.5 || x + wide < -20 || x - wide > width + 20) continue
    pen.save()
    pen.translate(x - wide / 2, y)
    pen.scale(wide / 100, size / 100)
    for (const [fill, outline] of shape.parts) {
      pen.fillStyle = fill
      pen.fill(pathOf(outline), "evenodd")
    }
    pen.restore()
  }

  paintRope(pen, { width, perttiX, px, swing, perttiY: ground - height * scale, mood, seconds })
  paintTag(pen, perttiX, ground - height * scale, heightText(height))
  paintBar(pen, scale, tall, width)
}

type Rope = {
  width: number
  perttiX: number
  perttiY: number
  px: number
  swing: number
  mood: Scene["mood"]
  seconds: number
}

/** Paints the rope over its two wheels, Pertti at one end, and the knots that run down the other. */
function paintRope(pen: CanvasRenderingContext2D, rope: Rope): void {
  const { width, perttiX, perttiY, px, swing, mood, seconds } = rope
  const hand = width - 40
  const [wheel, feet] = [16, Math.max(96, perttiY)]
  pen.strokeStyle = "#7a5a2a"
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(hand, 2000)
  pen.lineTo(hand, 12)
  pen.lineTo(perttiX, 12)
  if (mood === "hangs") pen.lineTo(perttiX + Math.sin(swing) * 30, feet - 88)
  else pen.lineTo(perttiX, 40)
  pen.stroke()
  pen.fillStyle = "#d8b060"
  for (let y = (px % 64) - 64; y < 2000; y += 64) pen.fillRect(hand - 5, y, 10, 14)
  for (const x of [perttiX, hand]) {
    pen.fillStyle = "#444"
    pen.beginPath()
    pen.arc(x, wheel, 13, 0, 7)
    pen.fill()
    pen.strokeStyle = "#ccc"
    pen.lineWidth = 2
    pen.beginPath()
    const turn = px / 20
    pen.moveTo(x - 10 * Math.cos(turn), wheel - 10 * Math.sin(turn))
    pen.lineTo(x + 10 * Math.cos(turn), wheel + 10 * Math.sin(turn))
    pen.stroke()
  }
  pen.save()
  pen.translate(perttiX + (mood === "hangs" ? Math.sin(swing) * 30 : 0), feet - 92)
  pen.rotate(mood === "falls" ? Math.sin(seconds * 9) * 0.5 : -swing * 0.6)
  pen.scale(0.92, 0.92)
  paintPertti(pen, mood, seconds * 7 + px / 40)
  pen.restore()
}

/** Paints his height beside him, on the side with more room. */
function paintTag(pen: CanvasRenderingContext2D, x: number, y: number, text: string): void {
  pen.font = "bold 15px Tahoma, Verdana, 'DejaVu Sans', sans-serif"
  pen.textAlign = "right"
  const wide = pen.measureText(text).width
  const [right, middle] = [x < wide + 58 ? x + 52 + wide : x - 44, Math.max(96, y) - 42]
  pen.fillStyle = "#fff8cf"
  pen.strokeStyle = "#111"
  pen.lineWidth = 1
  pen.beginPath()
  pen.rect(right - wide - 8, middle - 13, wide + 16, 24)
  pen.fill()
  pen.stroke()
  pen.fillStyle = "#111"
  pen.fillText(text, right, middle + 4)
}

/** Paints the scale: a bar of one, two or five units that is 50 to 125 pixels long. */
function paintBar(pen: CanvasRenderingContext2D, scale: number, tall: number, width: number): void {
  const raw = 50 / scale
  const power = 10 ** Math.floor(Math.log10(raw))
  const metres = ([1, 2, 5, 10].find(step => step * power >= raw) ?? 10) * power
  const [x, y, long] = [12, tall - 10, metres * scale]
  if (long > width) return
  pen.strokeStyle = "#fff"
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(x, y - 6)
  pen.lineTo(x, y)
  pen.lineTo(x + long, y)
  pen.lineTo(x + long, y - 6)
  pen.stroke()
  pen.font = "13px Tahoma, Verdana, 'DejaVu Sans', sans-serif"
  pen.textAlign = "left"
  pen.fillStyle = "#fff"
  pen.fillText(heightText(Number(metres.toPrecision(1))), x + long + 8, y)
}
