/**
 * `npm run gallery`: the first screen of every page on a desk and on a phone, in contact sheets under gallery/, to be
 * looked at. `npm run gallery -- /week /age` draws some pages alone, `--calm` with nothing moving.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { chromium, type Page } from "@playwright/test"
import sharp from "sharp"
import { findBrowser } from "./browser"
import { buildIfNeeded } from "./build"
import { serve } from "./serve"

const folder = "gallery"
const port = 9126

/** The windows that are looked through, how wide each picture is on a sheet, and how many stand side by side. */
const windows = [
  { name: "desk", width: 1280, height: 800, drawn: 640, columns: 3, rows: 4 },
  { name: "phone", width: 375, height: 812, drawn: 281, columns: 7, rows: 2 },
] as const

type Window = (typeof windows)[number]

/** How long a page gets to move before its picture is taken, in milliseconds. */
const settling = 1200

/** The height of the strip with the page's path over its picture, in pixels. */
const caption = 22

function pathsOf(words: readonly string[]): string[] {
  const asked = words.filter(word => word.startsWith("/"))
  const pages = JSON.parse(readFileSync("public/pages.json", "utf8")) as { path: string }[]
  return asked.length > 0 ? asked : pages.map(({ path }) => path)
}

async function take(page: Page, path: string): Promise<Buffer> {
  await page.goto(`http://localhost:${port}${path}`)
  await page.waitForSelector(`body[data-ready]`)
  await page.waitForTimeout(settling)
  return await page.screenshot()
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;")

/** One picture with its path over it. */
async function framed(picture: Buffer, path: string, { drawn }: Window): Promise<Buffer> {
  const words = `<svg width="${drawn}" height="${caption}"><text x="4" y="16" font-size="14" font-family="sans-serif">${escaped(path)}</text></svg>`
  return await sharp(picture)
    .resize({ width: drawn })
    .extend({ top: caption, background: "#fff" })
    .composite([{ input: Buffer.from(words), top: 0, left: 0 }])
    .png()
    .toBuffer()
}

/** Lays pictures out on one sheet. */
async function sheet(pictures: readonly Buffer[], view: Window, file: string): Promise<void> {
  const { columns, drawn, width, height } = view
  const high = Math.ceil((drawn * height) / width) + caption + 6
  const rows = Math.ceil(pictures.length / columns)
  const places = pictures.map((input, at) => ({
    input,
    left: (at % columns) * (drawn + 6),
    top: Math.floor(at / columns) * high,
  }))
  const size = { width: columns * (drawn + 6), height: rows * high, channels: 3 as const, background: "#fff" }
  await sharp({ create: size }).composite(places).png().toFile(file)
}

async function main(): Promise<void> {
  const words = process.argv.slice(2)
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const paths = pathsOf(words)
  const server = await serve(join(process.cwd(), "public"), port)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  try {
    for (const view of windows) {
      const { width, height, columns, rows, name } = view
      const reducedMotion = words.includes("--calm") ? "reduce" : "no-preference"
      const page = await browser.newPage({ viewport: { width, height }, locale: "en-GB", reducedMotion })
      const most = columns * rows
      for (let from = 0; from < paths.length; from += most) {
        const pictures: Buffer[] = []
        for (const path of paths.slice(from, from + most))
          pictures.push(await framed(await take(page, path), path, view))
        const file = join(folder, `${name}-${String(from / most + 1).padStart(2, "0")}.png`)
        await sheet(pictures, view, file)
        console.log(file)
      }
      await page.close()
    }
  } finally {
    await browser.close()
    server.close()
  }
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
