/** Draws a picture for posts of the blog, in ink and three colours. */
import sharp from "sharp"
import { box, group, many, oval, shape, stroke } from "./photos/svg"
import { seeded } from "./random"
import { save } from "./save"

const [width, height] = [720, 360]

const ink = "#1c1c28"
const paper = "#fbf7ea"
const teal = "#2f8f8f"
const red = "#c8452f"
const straw = "#e9c46a"

const line = (d: string, w = 4, colour = ink) => stroke(d, colour, w, 'stroke-linejoin="round"')

/** Draws a tic-tac-toe board with its top left corner at (x, y). */
function board(x: number, y: number, size: number, marks: string): string {
  const third = size / 3
  const bars = [1, 2].map(i => `M${x + i * third} ${y}v${size}M${x} ${y + i * third}h${size}`)
  const drawn = [...marks].map((mark, i) => {
    const [cx, cy, r] = [x + ((i % 3) + 0.5) * third, y + (Math.floor(i / 3) + 0.5) * third, third * 0.28]
    if (mark === "X")
      return line(
        `M${cx - r} ${cy - r}L${cx + r} ${cy + r}M${cx + r} ${cy - r}L${cx - r} ${cy + r}`,
        size / 26,
        red,
      )
    if (mark === "O")
      return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${teal}" stroke-width="${size / 26}"/>`
    return ""
  })
  return line(bars.join(""), size / 40) + drawn.join("")
}

function games(): string {
  const random = seeded(255_168)
  const twigs: string[] = []
  const grow = (x: number, y: number, angle: number, length: number, depth: number) => {
    const [toX, toY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
    twigs.push(line(`M${x.toFixed(1)} ${y.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`, 1 + depth * 0.7))
    if (depth === 0) return
    for (const turn of [-0.42, -0.1, 0.24, 0.5])
      grow(toX, toY, angle + turn * (0.7 + random() * 0.5), length * 0.74, depth - 1)
  }
  grow(236, 180, -0.12, 120, 4)
  return twigs.join("") + box(36, 72, 216, 216, paper) + board(48, 84, 192, "XO..X...O")
}

function pond(): string {
  const rings = many(
    7,
    i =>
      `<ellipse cx="360" cy="214" rx="${46 + i * 42}" ry="${16 + i * 15}" fill="none" stroke="${teal}" stroke-width="${5 - i * 0.5}"/>`,
  )
  const reeds = many(9, i =>
    line(`M${40 + i * 15} 330q${6 - i} -${60 + (i % 4) * 24} ${14 - i * 2} -${110 + (i % 3) * 34}`, 5, ink),
  )
  const stone = oval(360, 96, 26, 19, ink)
  const drop = [64, 40, 20].map((y, i) => line(`M${356 - i * 8} ${y}v-10`, 3)).join("")
  const hand = group('transform="translate(590 84)"', [
    box(-34, -24, 68, 48, straw, 'rx="4"'),
    line("M-10 -12v24M10 -12v24", 9),
  ])
  return oval(360, 226, 330, 118, "#d8ebe6") + rings + stone + drop + reeds + hand
}

function van(): string {
  const wheels = [250, 520].map(x => oval(x, 282, 34, 34, ink) + oval(x, 282, 13, 13, paper)).join("")
  const load = [
    [190, 118, 46, teal],
    [244, 100, 64, straw],
    [318, 124, 40, red],
    [366, 92, 72, teal],
  ]
    .map(([x, y, size, colour]) =>
      box(x as number, y as number, size as number, 164 - (y as number), colour as string),
    )
    .join("")
  const sun =
    oval(420, 70, 24, 24, straw) +
    line(
      many(
        8,
        i =>
          `M${420 + 32 * Math.cos((i * Math.PI) / 4)} ${70 + 32 * Math.sin((i * Math.PI) / 4)}L${420 + 44 * Math.cos((i * Math.PI) / 4)} ${70 + 44 * Math.sin((i * Math.PI) / 4)}`,
      ),
      4,
    )
  const body =
    shape("M170 164h280v116h-280z", "#d9d3c0") +
    shape("M450 196h70l44 44v40h-114z", red) +
    shape("M464 208h48l26 30h-74z", "#cfe6ea")
  const letter =
    box(604, 244, 66, 44, "#fff", `stroke="${ink}" stroke-width="4"`) + line("M606 248l31 24 31 -24", 4)
  return (
    line("M20 318h680", 5) +
    sun +
    load +
    body +
    line("M170 164h280v116h-280zM450 196h70l44 44v40h-114z", 5) +
    wheels +
    letter
  )
}

function dial(): string {
  const marks = many(25, i => {
    const a = Math.PI * (1.15 + (0.7 * i) / 24)
    const [cos, sin] = [Math.cos(a), Math.sin(a)]
    const inner = i % 4 === 0 ? 168 : 182
    return line(
      `M${270 + cos * inner} ${300 + sin * inner}L${270 + cos * 200} ${300 + sin * 200}`,
      i % 4 === 0 ? 6 : 3,
    )
  })
  const knob =
    oval(270, 300, 112, 112, straw) + oval(270, 300, 84, 84, "#f4dfa0") + line("M270 300L212 222", 10, red)
  const hand =
    shape(
      "M118 236q26 -34 58 -22l44 26q16 12 2 24q-10 8 -28 0l-22 -10q18 34 -6 44q-18 8 -36 -14l-30 -30z",
      "#f2c9a2",
    ) + line("M118 236q26 -34 58 -22l44 26q16 12 2 24q-10 8 -28 0l-22 -10", 4)
  const ticks = [
    [480, 110],
    [560, 150],
    [640, 110],
    [520, 220],
    [610, 240],
  ]
    .map(
      ([x = 0, y = 0]) =>
        oval(x, y, 30, 30, "#d9efdd") +
        line(`M${x - 14} ${y + 2}l10 12 18 -26`, 6, "#2c7a4b") +
        oval(x + 14, y - 34, 5, 5, ink),
    )
    .join("")
  return marks + knob + hand + ticks
}

function skip(): string {
  const random = seeded(61)
  const sheets = many(16, i => {
    const [x, y, turn] = [200 + random() * 320, 40 + random() * 130, random() * 70 - 35]
    return box(
      -24,
      -32,
      48,
      64,
      i % 5 === 0 ? "#e6e0cc" : "#fff",
      `stroke="${ink}" stroke-width="3" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})"`,
    )
  })
  const grey = box(
    430,
    96,
    120,
    74,
    "#b8b8b8",
    `stroke="${ink}" stroke-width="3" transform="rotate(9 490 130)"`,
  )
  const letters = "NOBODY"
  const glyphs: Record<string, string> = {
    N: "M0 40V0L26 40V0",
    O: "M13 0C-4 0 -4 40 13 40S30 0 13 0Z",
    B: "M0 0V40H14C30 40 30 20 14 20H0H12C26 20 26 0 12 0Z",
    D: "M0 0V40H10C32 40 32 0 10 0Z",
    Y: "M0 0L13 20L26 0M13 20V40",
  }
  const word = [...letters]
    .map(
      (letter, i) =>
        `<g transform="translate(${236 + i * 40} ${128 - i * 4}) rotate(-6)">${line(glyphs[letter] ?? "", 8, red)}</g>`,
    )
    .join("")
  const bin =
    shape("M120 176h480l-52 132h-376z", teal) +
    line("M120 176h480l-52 132h-376zM108 176h504", 6) +
    line("M220 190l26 104M360 190v104M500 190l-26 104", 4)
  return sheets + grey + word + bin + line("M20 320h680", 5)
}

function meter(): string {
  const box1 = box(250, 40, 220, 270, "#e8e2d0", `rx="16" stroke="${ink}" stroke-width="6"`)
  const window = box(282, 70, 156, 46, "#1c1c28", 'rx="4"')
  const digits = many(5, i => box(290 + i * 29, 76, 24, 34, i === 4 ? red : "#f4f4f4", 'rx="2"'))
  const spokes = many(10, i => {
    const [x, y] = [Math.cos((i * Math.PI) / 5), Math.sin((i * Math.PI) / 5)]
    return line(`M${360 + x * 10} ${210 + y * 10}L${360 + x * 66} ${210 + y * 66}`, 3)
  })
  const wheel =
    oval(360, 210, 72, 72, "#cfe6ea") +
    spokes +
    `<circle cx="360" cy="210" r="70" fill="none" stroke="${ink}" stroke-width="7"/>`
  const body =
    oval(566, 262, 62, 56, straw) +
    oval(566, 284, 36, 32, "#fff4d8") +
    oval(540, 196, 14, 14, straw) +
    oval(590, 196, 14, 14, straw) +
    oval(566, 220, 42, 36, straw)
  const face =
    oval(552, 214, 5, 6, ink) +
    oval(578, 214, 5, 6, ink) +
    oval(564, 228, 6, 4, red) +
    line("M552 214m-14 0a14 14 0 1 0 28 0M578 214m-14 0a14 14 0 1 0 28 0", 3)
  const pad =
    box(500, 256, 40, 54, "#fff", `stroke="${ink}" stroke-width="4" transform="rotate(-12 520 282)"`) +
    line("M508 276l24 -5M510 288l24 -5M513 300l16 -3", 3)
  const cable = line("M250 250q-80 10 -100 60q-10 20 -110 10", 6)
  return line("M20 318h680", 5) + cable + box1 + window + digits + wheel + body + face + pad
}

const drawings: Record<string, () => string> = {
  "every-game-of-tic-tac-toe": games,
  "why-nothing-moves": pond,
  "what-came-with-every-page": van,
  "three-things-first": dial,
  "what-was-thrown-away": skip,
  "what-a-hamster-costs": meter,
}

/** Writes all drawings to content/blog, beside their posts. */
export async function drawPosts() {
  for (const [name, draw] of Object.entries(drawings)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${box(0, 0, width, height, paper)}${draw()}</svg>`
    const png = sharp(Buffer.from(svg), { density: 144 }).png({
      palette: true,
      colours: 32,
      effort: 10,
      compressionLevel: 9,
    })
    await save(`content/blog/${name}.png`, await png.toBuffer())
  }
}
