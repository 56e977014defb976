/** Draws a dancing hamster of 32 × 32 pixels in eight beats and five coats, as raw pixels for a sprite sheet. */

export const side = 32
export const beats = 8
/** Fur, shade and belly colour of each coat. */
export const coats = [
  ["#eba24c", "#c9772b", "#fff0d2"],
  ["#b9b3ae", "#857f7b", "#f4f1ec"],
  ["#f3e2bd", "#d3b780", "#fffaf0"],
  ["#8a5a36", "#5f3a20", "#e9cfa8"],
  ["#4a4550", "#2c2833", "#f2eef0"],
] as const

/** A pose: a beat of the dance, shyly standing, or nodding. */
export type Pose = { does: "dance"; beat: number } | { does: "stand" | "nod" }

const pink = "#f59aa0"
const ink = "#2a1810"

/** For each beat: lean and arm heights in pixels, and the raised foot (0 for none). */
const moves = [
  { lean: -2, left: -6, right: 3, up: 1 },
  { lean: -1, left: -3, right: 1, up: 0 },
  { lean: 0, left: 2, right: 2, up: 0 },
  { lean: 1, left: 1, right: -3, up: 0 },
  { lean: 2, left: 3, right: -6, up: 2 },
  { lean: 1, left: 1, right: -3, up: 0 },
  { lean: 0, left: -6, right: -6, up: 0 },
  { lean: -1, left: -3, right: 1, up: 0 },
] as const

type Pixels = { data: Uint8ClampedArray; dot: (x: number, y: number, colour: string) => void }

function sheet(): Pixels {
  const data = new Uint8ClampedArray(side * side * 4)
  return {
    data,
    dot(x, y, colour) {
      const [px, py] = [Math.round(x), Math.round(y)]
      if (px < 0 || py < 0 || px >= side || py >= side) return
      const n = Number.parseInt(colour.slice(1), 16)
      data.set([n >> 16, (n >> 8) & 255, n & 255, 255], (py * side + px) * 4)
    },
  }
}

function oval(on: Pixels, cx: number, cy: number, rx: number, ry: number, colour: string) {
  for (let y = Math.floor(cy - ry); y <= cy + ry; y++)
    for (let x = Math.floor(cx - rx); x <= cx + rx; x++)
      if (((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1) on.dot(x, y, colour)
}

function arm(on: Pixels, x: number, y: number, toX: number, toY: number, colour: string) {
  for (let i = 0; i <= 8; i++) oval(on, x + ((toX - x) * i) / 8, y + ((toY - y) * i) / 8, 1.6, 1.6, colour)
  oval(on, toX, toY, 1.6, 1.6, pink)
}

/** Adds an outline of one pixel. */
function outlined({ data }: Pixels): Uint8ClampedArray {
  const solid = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < side && y < side && (data[(y * side + x) * 4 + 3] ?? 0) > 0
  const outline = sheet()
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (!solid(x, y) && (solid(x + 1, y) || solid(x - 1, y) || solid(x, y + 1) || solid(x, y - 1)))
        outline.dot(x, y, ink)
  for (let i = 0; i < data.length; i += 4)
    if ((data[i + 3] ?? 0) > 0) outline.data.set(data.subarray(i, i + 4), i)
  return outline.data
}

function head(on: Pixels, x: number, y: number, coat: number, pose: Pose) {
  const [fur, shade, belly] = coats[coat] ?? coats[0]
  for (const ear of [-6, 6]) {
    oval(on, x + ear, y - 5, 2.7, 2.7, shade)
    oval(on, x + ear, y - 5, 1.3, 1.3, pink)
  }
  oval(on, x, y, 8, 6.6, fur)
  oval(on, x, y + 2.6, 5.4, 3.4, belly)
  const shy = pose.does === "stand"
  const eyesShut = pose.does === "nod" || (pose.does === "dance" && pose.beat === 6)
  for (const eye of [-4, 3]) {
    if (eyesShut) for (let i = 0; i < 3; i++) on.dot(x + eye + i - 1, y - 1, ink)
    else {
      for (let i = 0; i < 2; i++) for (let j = 0; j < 3; j++) on.dot(x + eye + i, y - 2 + j, ink)
      on.dot(x + eye + (shy ? 0 : 1), y - 2, "#ffffff")
    }
  }
  on.dot(x, y + 1, pink)
  on.dot(x - 1, y + 1, pink)
  for (const tooth of [-1, 0]) on.dot(x + tooth, y + (shy ? 4 : 3), shy ? ink : "#ffffff")
  if (shy) for (const cheek of [-6, -5, 5, 6]) on.dot(x + cheek, y + 2, "#ff5f77")
}

/** Returns the RGBA bytes of a hamster, row by row. */
export function hamster(pose: Pose, coat: number): Uint8ClampedArray {
  const on = sheet()
  const [fur, , belly] = coats[coat] ?? coats[0]
  const move = pose.does === "dance" ? (moves[pose.beat] ?? moves[0]) : { lean: 0, left: 4, right: 4, up: 0 }
  const { lean, left, right, up } = move
  const bounce = pose.does === "dance" ? pose.beat % 2 : 0
  oval(on, 11, 29 - (up === 1 ? 2.5 : 0), 3, 1.8, pink)
  oval(on, 20, 29 - (up === 2 ? 2.5 : 0), 3, 1.8, pink)
  if (pose.does === "dance") {
    arm(on, 10 + lean / 2, 20 + bounce, 4 + lean, 19 + left + bounce, fur)
    arm(on, 21 + lean / 2, 20 + bounce, 27 + lean, 19 + right + bounce, fur)
  }
  oval(on, 15.5 + lean / 2, 22 + bounce, 8, 7.4, fur)
  oval(on, 15.5 + lean / 2, 23 + bounce, 5, 5.6, belly)
  if (pose.does !== "dance") {
    arm(on, 8, 20, 14, 23, fur)
    arm(on, 23, 20, 17, 23, fur)
  }
  head(on, 16 + lean, 10 + bounce + (pose.does === "nod" ? 2 : 0), coat, pose)
  return outlined(on)
}
