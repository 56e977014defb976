/** Writes five seamless background tiles. */
import { ink, white, yellow } from "./palette"
import { type Canvas, canvas, dot, mix, rect } from "./pixels/canvas"
import { print } from "./pixels/text"
import { between, type Random, seeded, whole } from "./random"
import { savePng } from "./save"

/** Draws a dot that wraps around the edges of the tile. */
function wrap(on: Canvas, x: number, y: number, colour: string) {
  const fold = (v: number, size: number) => ((Math.round(v) % size) + size) % size
  dot(on, fold(x, on.width), fold(y, on.height), colour)
}

function stars(): Canvas {
  const image = canvas(128, 128, "#06061c")
  const random = seeded(1998)
  for (let i = 0; i < 90; i++)
    wrap(
      image,
      random() * 128,
      random() * 128,
      ["#3a3a6a", "#6a6aa0", "#8a8ac8"][whole(random, 0, 2)] ?? white,
    )
  for (let i = 0; i < 16; i++) wrap(image, random() * 128, random() * 128, white)
  for (const [x, y, colour] of [
    [22, 30, "#fff2c0"],
    [92, 14, "#c0e8ff"],
    [64, 82, white],
    [110, 102, "#ffd0e0"],
  ] as const) {
    for (let r = 1; r < 4; r++)
      for (const [dx, dy] of [
        [r, 0],
        [-r, 0],
        [0, r],
        [0, -r],
      ] as const)
        wrap(image, x + dx, y + dy, mix(colour, "#06061c", r / 4))
    wrap(image, x, y, white)
  }
  return image
}

function puff(on: Canvas, random: Random, cx: number, cy: number, size: number) {
  const balls = Array.from({ length: 9 }, () => ({
    x: cx + between(random, -size, size),
    y: cy + between(random, -size * 0.28, size * 0.22),
    r: between(random, size * 0.25, size * 0.5),
  }))
  for (const [shift, grow, colour] of [
    [2, 1, "#9cc8ee"],
    [1, 0, "#d4e8f8"],
    [-1, -2, white],
  ] as const)
    for (const ball of balls)
      for (let y = -30; y <= 30; y++)
        for (let x = -30; x <= 30; x++)
          if ((x / 1.3) ** 2 + y ** 2 <= (ball.r + grow) ** 2)
            wrap(on, ball.x + x, ball.y + y + shift, colour)
}

function clouds(): Canvas {
  const image = canvas(128, 128, "#5a9fe0")
  const random = seeded(95)
  for (const [x, y, size] of [
    [30, 28, 20],
    [96, 64, 24],
    [26, 100, 16],
    [110, 10, 9],
  ] as const)
    puff(image, random, x, y, size)
  return image
}

function bathroom(): Canvas {
  const image = canvas(64, 64, "#5a8a90")
  for (let row = 0; row < 2; row++)
    for (let col = 0; col < 2; col++) {
      const [x, y, base] = [col * 32, row * 32, row === col ? "#b8e0dc" : "#a4d4d0"]
      rect(image, x, y, 31, 31, mix(base, ink, 0.25))
      rect(image, x, y, 30, 30, white)
      rect(image, x + 1, y + 1, 29, 29, base)
      for (let i = 0; i < 7; i++) dot(image, x + 4 + i, y + 11 - i, white)
      for (let i = 0; i < 3; i++) dot(image, x + 4 + i, y + 6 - i, white)
    }
  return image
}

function matrix(): Canvas {
  const image = canvas(128, 128, "#000c04")
  const random = seeded(31337)
  const letters = [..."0123456789ÄÖJUHQ+<>=*?:"]
  for (let column = 0; column < 16; column++) {
    const [head, length] = [whole(random, 0, 12), whole(random, 5, 11)]
    for (let row = 0; row < 13; row++) {
      const age = (head - row + 13) % 13
      const letter = letters[whole(random, 0, letters.length - 1)] ?? "0"
      const light =
        age === 0
          ? "#b8ffc8"
          : age < length
            ? mix("#18b84a", "#00280e", Math.round((age / length) * 4) / 4)
            : ""
      if (light) print(image, letter, column * 8 + 1, Math.floor((row * 128) / 13) + 1, light)
    }
  }
  return image
}

function construction(): Canvas {
  const image = canvas(64, 64, yellow)
  for (let y = 0; y < 64; y++)
    for (let x = 0; x < 64; x++) {
      const at = (x + y) % 64
      if (at < 32) dot(image, x, y, at < 2 ? "#3a3440" : ink)
      else if (at < 34) dot(image, x, y, "#fff2a0")
      else if (at > 61) dot(image, x, y, "#d8a800")
    }
  return image
}

export async function drawTiles() {
  await savePng("static/pictures/tiles/stars.png", stars())
  await savePng("static/pictures/tiles/clouds.png", clouds())
  await savePng("static/pictures/tiles/tiles.png", bathroom())
  await savePng("static/pictures/tiles/matrix.png", matrix())
  await savePng("static/pictures/tiles/construction.png", construction())
}
