/** Writes pictures to files: PNG for stills, GIF for animations. */
import { existsSync, readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import sharp from "sharp"
import type { Canvas } from "./pixels/canvas"
import { enlarge } from "./pixels/layers"

export type Animation = {
  /** Duration of all frames, or of each, in milliseconds. */
  delay: number | number[]
  frames: Canvas[]
  /** Index of the frame that is shown while motion is reduced. */
  still: number
}

/** Writes a file and prints its path and size in bytes, unless it is there with the same bytes. */
export async function save(path: string, bytes: Buffer) {
  if (existsSync(path) && readFileSync(path).equals(bytes)) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  console.log(`${path} ${bytes.length}`)
}

function pngOf(picture: Canvas, times: number): Promise<Buffer> {
  const { data, width, height } = enlarge(picture, times)
  const raw = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
  return raw.png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
}

export async function savePng(path: string, picture: Canvas, times = 1) {
  await save(path, await pngOf(picture, times))
}

/** Writes `path`.gif as an infinite loop, and its still as `path`.png, both enlarged `times` times. */
export async function saveGif(path: string, { delay, frames, still }: Animation, times = 2) {
  const stills = await Promise.all(frames.map(frame => pngOf(frame, times)))
  const delays = Array.isArray(delay) ? delay : frames.map(() => delay)
  const gif = sharp(stills, { join: { animated: true } }).gif({
    delay: delays,
    loop: 0,
    dither: 0,
    effort: 10,
  })
  await save(`${path}.gif`, await gif.toBuffer())
  const chosen = stills[still]
  if (!chosen) throw new Error(`${path} has no frame ${still}: choose one of its ${frames.length} frames.`)
  await save(`${path}.png`, chosen)
}
