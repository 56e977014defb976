import type { PreviewProps } from "../../hooks/page/previews"
import { Film, type Frame } from "../../kits/preview/Film"
import { camera, isEating, positionAt, simulate, visibleMetres } from "../../lib/game/horseRace"
import { coats } from "../../lib/game/horses"

const gifts = { pace: 3, stamina: 3, start: 3, form: 5 }
/** The first has the best start, and an apple in its way. */
const runners = [
  { ...gifts, name: "Usva", coat: 4 },
  { ...gifts, name: "Ruska", coat: 1, start: 5, pace: 4 },
  { ...gifts, name: "Polle", coat: 5 },
  { ...gifts, name: "Hilla", coat: 2 },
]
const hungry = 1
const apple = { lane: hungry, metres: 64 }
const race = simulate(runners, "preview", [apple])

type Pen = CanvasRenderingContext2D

/** Draws a horse that faces right, 96 by 72, with the upper left corner at 0, 0. */
function horse(pen: Pen, coat: number, gait: number, eats: boolean): void {
  const { body, mane, leg } = coats[coat] ?? coats[0]
  const fill = (colour: string, path: string) => {
    pen.fillStyle = colour
    pen.fill(new Path2D(path))
  }
  pen.strokeStyle = leg
  pen.lineWidth = 6
  pen.lineCap = "round"
  for (const [x, way] of [
    [57, 1],
    [28, -1],
    [63, -1],
    [22, 1],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x, 46)
    pen.lineTo(x + (eats ? 0 : 11 * way * Math.sin(gait)), 66)
    pen.stroke()
  }
  fill(mane, "M18 30q-13 3-14 22q8-4 10-14q3-4 8-4z")
  pen.fillStyle = body
  pen.beginPath()
  pen.ellipse(42, 36, 27, 14, 0, 0, 7)
  pen.fill()
  pen.save()
  if (eats) {
    pen.translate(58, 38)
    pen.rotate(1)
    pen.translate(-58, -38)
  }
  fill(body, "M54 40L68 12L78 20L68 44zM66 12q6-6 12 0L94 22q3 6-4 8L74 24zM68 12L69 3L75 9z")
  fill(mane, "M70 6q-9 4-12 18q-2 6-6 8q10 0 14-8q4-8 8-14z")
  fill("#111", "M77.5 16a1.8 1.8 0 0 0 3.6 0a1.8 1.8 0 0 0-3.6 0z")
  pen.restore()
}

function paint({ pen, width, height, seconds }: Frame): void {
  const t = seconds + 1
  const places = runners.map((_, lane) => positionAt(race, lane, t))
  const left = camera(Math.max(...places))
  const x = (metres: number) => ((metres - left) / visibleMetres) * width
  const lane = height / runners.length
  pen.fillStyle = "#7db46c"
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = "#94c583"
  pen.font = "bold 11px Tahoma, 'DejaVu Sans', sans-serif"
  pen.textAlign = "left"
  for (let metres = Math.floor(left / 10) * 10; metres < left + visibleMetres; metres += 10) {
    pen.fillStyle = "#94c583"
    pen.fillRect(x(metres), 0, 2, height)
    if (metres < 0) continue
    pen.fillStyle = "#16340e"
    pen.fillText(`${metres}`, x(metres) + 4, height - 5)
  }
  pen.fillStyle = "#dfeedb"
  for (let i = 1; i < runners.length; i++) pen.fillRect(0, i * lane, width, 1)
  if ((places[hungry] ?? 0) < apple.metres + 1) {
    pen.fillStyle = "#c8231c"
    pen.beginPath()
    pen.arc(x(apple.metres) + 3, (hungry + 0.8) * lane, 6, 0, 7)
    pen.fill()
  }
  for (const [i, { coat }] of runners.entries()) {
    const scale = lane / 74
    pen.save()
    pen.translate(x(places[i] ?? 0) - 90 * scale, i * lane)
    pen.scale(scale, scale)
    horse(pen, coat, t * 12 + i, isEating(race, i, t))
    pen.restore()
  }
}

/** A race, in which the first horse finds an apple. */
export default function Preview(props: PreviewProps) {
  return <Film {...props} begin={() => paint} length={9} still={2.4} />
}
