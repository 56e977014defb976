/** Renders a scene as an old photograph: vignette, grain, faded blacks and a date in the corner. */
import sharp from "sharp"
import { textPath } from "../pixels/text"
import { seeded } from "../random"
import { save } from "../save"
import { blur, glow, high, wide } from "./svg"

export type Scene = {
  /** File name without extension. */
  name: string
  /** Date stamp of the camera, such as "98 7 14". */
  date: string
  defs: string
  body: string
  /** Strength of the film grain, 4 to 14. */
  grain: number
}

function stamp(date: string): string {
  const text = `'${date}`
  const d = textPath(text, wide - text.length * 24 - 44, high - 72, 4, "small")
  return `<path d="${d}" fill="#3a1400" opacity="0.5" transform="translate(3 3)"/><path d="${d}" fill="#ff5a00" opacity="0.7" filter="url(#halo)"/><path d="${d}" fill="#ffd23a"/>`
}

function sheet({ date, defs, body }: Scene): string {
  const edge = glow("edge", [
    [0.6, "#000000", 0],
    [1, "#140818", 0.42],
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">
    <defs>${defs}${edge}${blur("halo", 5)}</defs>${body}
    <ellipse cx="600" cy="400" rx="860" ry="640" fill="url(#edge)"/>${stamp(date)}</svg>`
}

/** Adds grain and lifts the blacks a little, in place. */
function expose(data: Buffer, amount: number) {
  const random = seeded(data.length + amount)
  const warmth = [8, 4, 0]
  for (let i = 0; i < data.length; i += 3) {
    const noise = (random() + random() - 1) * amount
    for (let channel = 0; channel < 3; channel++) {
      const value = data[i + channel] ?? 0
      data[i + channel] = Math.max(
        0,
        Math.min(255, Math.round(14 + value * 0.93 + noise + (warmth[channel] ?? 0))),
      )
    }
  }
}

export async function renderPhoto(scene: Scene) {
  const { data, info } = await sharp(Buffer.from(sheet(scene)), { density: 72 })
    .flatten({ background: "#000000" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expose(data, scene.grain)
  const jpeg = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).jpeg({
    quality: 80,
    mozjpeg: true,
  })
  await save(`content/pages/photos/${scene.name}.jpg`, await jpeg.toBuffer())
}
