/**
 * `npm run gallery`: takes screenshots of the first screen of every page, on a desktop and on a phone, and arranges them on
 * contact sheets in gallery/. `npm run gallery -- /week /age` selects pages, `--calm` reduces motion.
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

/** Viewports in CSS pixels, with the width of a thumbnail in pixels and the grid of a contact sheet. */
const viewports = [
  { name: "desk", width: 1280, height: 800, thumbnailWidth: 640, columns: 3, rows: 4 },
  { name: "phone", width: 375, height: 812, thumbnailWidth: 281, columns: 7, rows: 2 },
] as const

type Viewport = (typeof viewports)[number]

/** Wait before a screenshot, in milliseconds, in which animations start. */
const settleMs = 1200

/** Height in pixels of the strip with the page's path above its thumbnail. */
const captionHeight = 22

function pathsOf(args: readonly string[]): string[] {
  const selected = args.filter(arg => arg.startsWith("/"))
  const pages = JSON.parse(readFileSync("public/pages.json", "utf8")) as { path: string }[]
  return selected.length > 0 ? selected : pages.map(({ path }) => path)
}

async function takeScreenshot(page: Page, path: string): Promise<Buffer> {
  await page.goto(`http://localhost:${port}${path}`)
  await page.waitForSelector(`body[data-ready]`)
  await page.waitForTimeout(settleMs)
  return await page.screenshot()
}

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;")

/** Scales a screenshot to a thumbnail with its path above it. */
async function makeThumbnail(
  screenshot: Buffer,
  path: string,
  { thumbnailWidth }: Viewport,
): Promise<Buffer> {
  const caption = `<svg width="${thumbnailWidth}" height="${captionHeight}"><text x="4" y="16" font-size="14" font-family="sans-serif">${escapeXml(path)}</text></svg>`
  return await sharp(screenshot)
    .resize({ width: thumbnailWidth })
    .extend({ top: captionHeight, background: "#fff" })
    .composite([{ input: Buffer.from(caption), top: 0, left: 0 }])
    .png()
    .toBuffer()
}

/** Writes a contact sheet of thumbnails. */
async function writeSheet(thumbnails: readonly Buffer[], viewport: Viewport, file: string): Promise<void> {
  const { columns, thumbnailWidth, width, height } = viewport
  const rowHeight = Math.ceil((thumbnailWidth * height) / width) + captionHeight + 6
  const rows = Math.ceil(thumbnails.length / columns)
  const places = thumbnails.map((input, at) => ({
    input,
    left: (at % columns) * (thumbnailWidth + 6),
    top: Math.floor(at / columns) * rowHeight,
  }))
  const size = {
    width: columns * (thumbnailWidth + 6),
    height: rows * rowHeight,
    channels: 3 as const,
    background: "#fff",
  }
  await sharp({ create: size }).composite(places).png().toFile(file)
}

async function main(): Promise<void> {
  const argv = process.argv.slice(2)
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const paths = pathsOf(argv)
  const server = await serve(join(process.cwd(), "public"), port)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  try {
    for (const viewport of viewports) {
      const { width, height, columns, rows, name } = viewport
      const reducedMotion = argv.includes("--calm") ? "reduce" : "no-preference"
      const page = await browser.newPage({ viewport: { width, height }, locale: "en-GB", reducedMotion })
      const sheetSize = columns * rows
      for (let from = 0; from < paths.length; from += sheetSize) {
        const thumbnails: Buffer[] = []
        for (const path of paths.slice(from, from + sheetSize))
          thumbnails.push(await makeThumbnail(await takeScreenshot(page, path), path, viewport))
        const file = join(folder, `${name}-${String(from / sheetSize + 1).padStart(2, "0")}.png`)
        await writeSheet(thumbnails, viewport, file)
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
