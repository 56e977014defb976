/**
 * Makes the film of Pertti: `npx tsx pictures/film` draws the frames, plays them on a canvas in headless Chromium, records
 * it as WebM (VP8, 320 by 180 pixels, no sound) and writes static/film/pertti.webm. The bytes differ between runs, since
 * the recorder works in real time: run it only to change the film, and commit the file.
 */
import { chromium } from "@playwright/test"
import { findBrowser } from "../../scripts/browser"
import { save } from "../save"
import { draw, frameCount, framesPerSecond, height, width } from "./scene"

const path = "static/film/pertti.webm"
const limit = 150_000

type Reel = { frames: string[]; width: number; height: number; framesPerSecond: number }

/** Runs in the browser: plays the frames at twice their size, records them, and returns the film as base64. */
async function record(reel: Reel): Promise<string> {
  const screen = document.createElement("canvas")
  screen.width = reel.width * 2
  screen.height = reel.height * 2
  document.body.append(screen)
  const pen = screen.getContext("2d")
  if (!pen) throw new Error("This browser has no canvas.")
  pen.imageSmoothingEnabled = false
  const pictures: ImageBitmap[] = []
  for (const frame of reel.frames) {
    const data = Uint8ClampedArray.from(atob(frame), letter => letter.charCodeAt(0))
    pictures.push(await createImageBitmap(new ImageData(data, reel.width, reel.height)))
  }
  const recorder = new MediaRecorder(screen.captureStream(reel.framesPerSecond), {
    mimeType: "video/webm;codecs=vp8",
    videoBitsPerSecond: 260_000,
  })
  const parts: Blob[] = []
  recorder.ondataavailable = event => parts.push(event.data)
  const stopped = new Promise(resolve => {
    recorder.onstop = resolve
  })
  recorder.start()
  for (const picture of pictures) {
    pen.drawImage(picture, 0, 0, screen.width, screen.height)
    await new Promise(resolve => setTimeout(resolve, 1000 / reel.framesPerSecond))
  }
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""))
}

async function main() {
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    const page = await browser.newPage()
    // tsx compiles named functions to calls of a helper, which does not exist in the page.
    await page.addInitScript({ content: "globalThis.__name = value => value" })
    await page.goto("about:blank")
    const frames = Array.from({ length: frameCount }, (_, i) => Buffer.from(draw(i).data).toString("base64"))
    const film = Buffer.from(
      await page.evaluate(record, { frames, width, height, framesPerSecond }),
      "base64",
    )
    if (film.length > limit) throw new Error(`The film has ${film.length} bytes: it may have ${limit}.`)
    await save(path, film)
  } finally {
    await browser.close()
  }
}

void main()
