/** Paints the journey and the orbits. */
import { seeded } from "../../lib/game/random"
import { type Body, mapShare, mapSpot, type Stop, scale } from "./logic"
import { magnification, type Sight, sights, switchMillion } from "./sights"

const random = seeded("stars")
const stars = Array.from({ length: 90 }, () => [random(), random(), 0.3 + random() * 0.7] as const)

/** Signs beside the way, by their distance from the Sun in km. */
const signs: readonly [km: number, text: string][] = [
  [4.5e6, "Nothing for a while"],
  [11e6, "Still nothing"],
  [19e6, "One glove found. Ask at Mercury"],
  [30e6, "Do not feed the dark"],
  [42e6, "You could have turned round here"],
  [80e6, "Hamsters keep left"],
  [125e6, "Speed camera"],
  [142e6, "Home soon"],
  [175e6, "A teapot. Nobody can prove it"],
  [300e6, "Seeds, 400 million km"],
  [900e6, "Shoulders back"],
]

type Look = {
  /** The distance in km from the Sun to the middle of the picture. */
  view: number
  /** The sights that have been pressed, by their millions of km. */
  pressed?: ReadonlySet<number>
  /** Seconds since the police saucer took up the chase; null if there is none. */
  chase: number | null
}

/** Draws the police saucer with its lamp. */
function saucer(context: CanvasRenderingContext2D, x: number, y: number, unit: number, seconds: number) {
  context.fillStyle = "#9aa7c7"
  context.beginPath()
  context.ellipse(x, y, 34 * unit, 11 * unit, 0, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = "#1d3f9a"
  context.fillRect(x - 24 * unit, y - 4 * unit, 48 * unit, 8 * unit)
  context.fillStyle = "#fff"
  context.font = `bold ${9 * unit}px Tahoma, "DejaVu Sans", sans-serif`
  context.fillText("POLICE", x, y + 3.5 * unit)
  context.fillStyle = "#bfe6ff"
  context.beginPath()
  context.arc(x, y - 8 * unit, 13 * unit, Math.PI, 0)
  context.fill()
  context.fillStyle = Math.floor(seconds * 2) % 2 ? "#ff3b30" : "#3b8bff"
  context.beginPath()
  context.arc(x, y - 24 * unit, 5 * unit, 0, 2 * Math.PI)
  context.fill()
}

/** Radius of a lens, and of a body in it, in CSS pixels; a body that is larger by itself needs none. */
const lensPx = 24
const enlargedPx = 15
const largeEnoughPx = 4

/** Draws a body that is too small to be seen once more, enlarged, in a lens over it, or under it for a moon. */
function lens(context: CanvasRenderingContext2D, x: number, middle: number, body: Stop, pixelRatio: number) {
  const isUnder = body.id === "moon"
  const size = (isUnder ? 0.6 : 1) * pixelRatio
  const y = middle + (isUnder ? 36 : -46) * pixelRatio
  const rim = lensPx * size
  context.strokeStyle = "#cfd8ff"
  context.lineWidth = pixelRatio
  context.beginPath()
  context.arc(x, middle, 6 * pixelRatio, 0, 2 * Math.PI)
  context.moveTo(x, middle + (isUnder ? 6 : -6) * pixelRatio)
  context.lineTo(x, y - (isUnder ? rim : -rim))
  context.stroke()
  context.fillStyle = "#10142e"
  context.beginPath()
  context.arc(x, y, rim, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
  context.fillStyle = body.colour
  context.beginPath()
  context.arc(x, y, enlargedPx * size, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = "rgba(0,0,0,0.35)"
  context.beginPath()
  context.arc(x, y, enlargedPx * size, -0.5, Math.PI - 0.5)
  context.fill()
  if (isUnder) return
  context.fillStyle = "#cfd8ff"
  const times = Math.round(enlargedPx / (body.wide / 2 / scale))
  context.fillText(`× ${times}`, x + rim + 22 * pixelRatio, y + 4 * pixelRatio)
}

/** Diameter of the lens of a sight, and the width of the sight in it, in CSS pixels. */
const [sightLensPx, sightPx] = [46, 30]

/** Draws a sight in a lens under the way, with its name and its magnification. */
function drawSight(
  context: CanvasRenderingContext2D,
  x: number,
  middle: number,
  sight: Sight,
  isPressed: boolean,
  pixelRatio: number,
) {
  const y = middle + 40 * pixelRatio
  const rim = (sightLensPx / 2) * pixelRatio
  context.strokeStyle = sight.press ? "#ffd23c" : "#cfd8ff"
  context.lineWidth = pixelRatio
  context.beginPath()
  context.moveTo(x, middle + 2 * pixelRatio)
  context.lineTo(x, y - rim)
  context.stroke()
  context.fillStyle = "#34427a"
  context.beginPath()
  context.arc(x, y, rim, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
  context.fillStyle = "#fff"
  context.fillRect(x - pixelRatio / 2, middle - pixelRatio / 2, pixelRatio, pixelRatio)
  context.save()
  context.translate(x - (sightPx / 2) * pixelRatio, y - (sightPx / 2) * pixelRatio)
  context.scale((sightPx / 32) * pixelRatio, (sightPx / 32) * pixelRatio)
  for (const [colour, path] of (isPressed && sight.pressed) || sight.shape) {
    context.fillStyle = colour
    context.fill(new Path2D(path))
  }
  context.restore()
  context.fillStyle = "#fff"
  context.textAlign = "left"
  context.fillText(magnification(sight.metres, sightPx * scale), x + rim + 5 * pixelRatio, y + 4 * pixelRatio)
  context.textAlign = "center"
}

/** Paints the surroundings of a distance in km; `pixelRatio` is in canvas pixels per CSS pixel. */
export function paintWay(
  context: CanvasRenderingContext2D,
  stops: readonly Stop[],
  at: number,
  pixelRatio: number,
  { view, pressed, chase }: Look,
): void {
  const { width, height } = context.canvas
  const middle = height * 0.44
  const per = scale / pixelRatio
  const from = view - (width / 2) * per
  const here = (at - from) / per
  context.fillStyle = pressed?.has(switchMillion) ? "#5d6fa8" : "#060714"
  context.fillRect(0, 0, width, height)
  for (const [x, y, bright] of stars) {
    // The stars are too far away to move.
    context.fillStyle = `rgba(255,255,255,${bright})`
    context.fillRect(x * width, y * height * 0.8, pixelRatio, pixelRatio)
  }
  context.font = `${12 * pixelRatio}px Tahoma, "DejaVu Sans", sans-serif`
  context.textAlign = "center"
  for (const [km, text] of signs) {
    const x = (km - from) / per
    if (x < -140 * pixelRatio || x > width + 140 * pixelRatio) continue
    const half = context.measureText(text).width / 2 + 8 * pixelRatio
    context.fillStyle = "#8a94b8"
    context.fillRect(x - 1.5 * pixelRatio, 40 * pixelRatio, 3 * pixelRatio, height - 62 * pixelRatio)
    context.fillStyle = "#ffd23c"
    context.fillRect(x - half, 16 * pixelRatio, 2 * half, 24 * pixelRatio)
    context.fillStyle = "#111"
    context.fillText(text, x, 32 * pixelRatio)
  }
  for (const sight of sights) {
    const x = (sight.million * 1e6 - from) / per
    if (x < -160 * pixelRatio || x > width + 40 * pixelRatio) continue
    drawSight(context, x, middle, sight, pressed?.has(sight.million) ?? false, pixelRatio)
  }
  /** The right end of the last name: a name that would overlap it is moved up. */
  let taken = Number.NEGATIVE_INFINITY
  let lift = 0
  for (const stop of stops) {
    const x = (stop.km - from) / per
    const radius = stop.wide / 2 / per
    if (x < -radius - 80 * pixelRatio || x > width + radius + 80 * pixelRatio) continue
    const glow = context.createRadialGradient(
      x - radius / 3,
      middle - radius / 3,
      0,
      x,
      middle,
      Math.max(1, radius),
    )
    glow.addColorStop(0, "#fffbe6")
    glow.addColorStop(0.55, stop.colour)
    glow.addColorStop(1, stop.colour)
    context.fillStyle = glow
    context.beginPath()
    context.arc(x, middle, Math.max(0.6 * pixelRatio, radius), 0, 2 * Math.PI)
    context.fill()
    if (radius < largeEnoughPx * pixelRatio) lens(context, x, middle, stop, pixelRatio)
    context.strokeStyle = "#8fa3d0"
    context.beginPath()
    context.moveTo(x, middle + Math.max(radius, 3 * pixelRatio) + 4 * pixelRatio)
    const half = context.measureText(stop.name).width / 2 + 3 * pixelRatio
    lift = x - half < taken ? lift + 15 * pixelRatio : 0
    taken = Math.max(taken, x + half)
    context.lineTo(x, height - 40 * pixelRatio - lift)
    context.stroke()
    context.fillStyle = "#fff"
    context.fillText(stop.name, x, height - 27 * pixelRatio - lift)
  }
  // The ruler: a mark every million kilometres, a number every five.
  context.fillStyle = "#0d1233"
  context.fillRect(0, height - 22 * pixelRatio, width, 22 * pixelRatio)
  context.fillStyle = "#cfd8ff"
  for (let million = Math.ceil(from / 1e6); million <= (from + width * per) / 1e6; million++) {
    const x = (million * 1e6 - from) / per
    context.fillRect(x, height - 22 * pixelRatio, pixelRatio, (million % 5 === 0 ? 8 : 4) * pixelRatio)
    if (million % 2 === 0 && million >= 0)
      context.fillText(`${million} million km`, x, height - 4 * pixelRatio)
  }
  // The ray: a spark and its trail.
  context.fillStyle = "rgba(255,255,255,0.55)"
  const begun = Math.max(0, -from / per)
  context.fillRect(begun, middle - pixelRatio / 2, Math.max(0, here - begun), pixelRatio)
  context.fillStyle = "#fff"
  context.strokeStyle = "#b00020"
  context.lineWidth = pixelRatio
  context.beginPath()
  for (let ray = 0; ray < 16; ray++) {
    const reach = (ray % 2 === 0 ? 7 : 2.5) * pixelRatio
    const angle = (ray * Math.PI) / 8
    context.lineTo(here + reach * Math.cos(angle), middle + reach * Math.sin(angle))
  }
  context.closePath()
  context.fill()
  context.stroke()
  if (chase !== null) {
    const behind = Math.max(58, 420 - 90 * chase) * pixelRatio
    saucer(context, here - behind, middle - 16 * pixelRatio, pixelRatio, chase)
  }
}

/** Paints the orbits from above, with a ring round the start of the ride. Distances are squeezed. */
export function paintOrbits(
  context: CanvasRenderingContext2D,
  bodies: readonly Body[],
  here: string,
  pixelRatio: number,
): void {
  const { width, height } = context.canvas
  const [cx, cy] = [width / 2, height / 2]
  const half = Math.min(cx, cy)
  context.fillStyle = "#060714"
  context.fillRect(0, 0, width, height)
  context.fillStyle = "#ffd23c"
  context.beginPath()
  context.arc(cx, cy, 9 * pixelRatio, 0, 2 * Math.PI)
  context.fill()
  if (here === "sun") {
    context.strokeStyle = "#fff"
    context.lineWidth = 2 * pixelRatio
    context.beginPath()
    context.arc(cx, cy, 14 * pixelRatio, 0, 2 * Math.PI)
    context.stroke()
  }
  context.lineWidth = pixelRatio
  context.strokeStyle = "rgba(143,163,208,0.45)"
  for (const { place } of bodies) {
    context.beginPath()
    context.arc(cx, cy, mapShare(place.km) * half, 0, 2 * Math.PI)
    context.stroke()
  }
  for (const { colour, place, id, name } of bodies) {
    const spot = mapSpot(place)
    const [x, y] = [cx + spot.x * half, cy + spot.y * half]
    const size =
      (id === "jupiter" ? 9 : id === "saturn" ? 8 : id === "uranus" || id === "neptune" ? 7 : 5.5) *
      pixelRatio
    context.fillStyle = colour
    context.beginPath()
    context.arc(x, y, size, 0, 2 * Math.PI)
    context.fill()
    if (id === here) {
      context.strokeStyle = "#fff"
      context.lineWidth = 2 * pixelRatio
      context.beginPath()
      context.arc(x, y, 12 * pixelRatio, 0, 2 * Math.PI)
      context.stroke()
      context.fillStyle = "#fff"
      context.font = `bold ${13 * pixelRatio}px Tahoma, "DejaVu Sans", sans-serif`
      context.textAlign = x < cx ? "left" : "right"
      context.fillText(name, x + (x < cx ? 16 : -16) * pixelRatio, y + 5 * pixelRatio)
    }
    if (id !== "saturn") continue
    context.strokeStyle = "#f4e6bb"
    context.lineWidth = pixelRatio
    context.beginPath()
    context.ellipse(x, y, size * 1.8, size * 0.6, -0.4, 0, 2 * Math.PI)
    context.stroke()
  }
}
