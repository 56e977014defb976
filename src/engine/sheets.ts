/** Sprite sheets of the shell's small pictures, to save requests. */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { commandIcon } from "../lib/content/icons"
import type { Json } from "../lib/content/tree"
import { commands } from "../lib/lists/menus"

/** Pictures stacked vertically in cells of equal size, each at its cell's top left. */
export type Sheet = {
  /** The address of the file; it contains the digest of the contents, so it never changes. */
  src: string
  /** The name of each cell's picture, from the top. */
  names: string[]
}

/** A picture's file below static, and its offset from the left of its cell, in pixels. */
type Layer = { file: string; left: number }

type Plan = { names: string[]; width: number; height: number; layersOf: (name: string) => Layer[] }

/** The shell's own icons, in addition to the icons of the pages in its menus. */
const shellIcons = [
  "readme",
  "bin-full",
  "pertti",
  ...["anywhere", "documents", "menu", "programs", "share", "sound"].map(name => `chrome/${name}`),
  ...commands.map(commandIcon),
]

type Item = { icon?: string }

/** The icons of the top menu and the desktop: 32 pixels, with the 16-pixel ones to their right. */
function iconPlan(menus: { top?: Item[]; desktop?: Item[] }): Plan {
  const used = [...(menus.top ?? []), ...(menus.desktop ?? [])].flatMap(({ icon }) => icon ?? [])
  return {
    names: [...new Set([...used, ...shellIcons])],
    width: 48,
    height: 32,
    layersOf: name => [
      { file: `pictures/icons/${name}.png`, left: 0 },
      { file: `pictures/icons/${name}-16.png`, left: 32 },
    ],
  }
}

/** The still versions of the badges. */
function badgePlan(badges: { src: string; still?: string }[]): Plan {
  const names = badges.map(({ src, still }) => still ?? src)
  return { names, width: 88, height: 31, layersOf: name => [{ file: name.slice(1), left: 0 }] }
}

/** The sheets drawn by this process, by file. */
const sheetCache = new Map<string, Promise<void>>()

async function draw(root: string, { names, width, height, layersOf }: Plan): Promise<Sheet | null> {
  const layers = names
    .flatMap((name, row) => layersOf(name).map(({ file, left }) => ({ file, left, top: row * height })))
    .map(piece => ({ ...piece, path: join(root, "static", piece.file) }))
    .filter(({ path }) => existsSync(path))
    .map(({ path, left, top }) => ({ input: readFileSync(path), left, top }))
  if (layers.length === 0) return null
  const digest = createHash("sha256").update(JSON.stringify([names, width, height]))
  for (const { input, left, top } of layers) digest.update(`${left} ${top} `).update(input)
  const src = `/static/sheet-${digest.digest("hex").slice(0, 20)}.png`
  const file = join(root, "public", src)
  const drawing = sheetCache.get(file) ?? pack(file, { width, height: height * names.length }, layers)
  sheetCache.set(file, drawing)
  await drawing
  return { src, names }
}

type PlacedImage = { input: Buffer; left: number; top: number }

async function pack(
  file: string,
  size: { width: number; height: number },
  placed: PlacedImage[],
): Promise<void> {
  if (existsSync(file)) return
  const { default: sharp } = await import("sharp")
  const empty = { ...size, channels: 4 as const, background: "#0000" }
  const bytes = await sharp({ create: empty }).composite(placed).png({ palette: true, effort: 10 }).toBuffer()
  mkdirSync(join(file, ".."), { recursive: true })
  writeFileSync(file, bytes)
}

/**
 * Draws the sprite sheet of one of the shell's lists below public, if it does not exist yet; null for other lists.
 * The cell of a missing picture stays empty. `root` is the folder of the repository, and
 * `value` the list with the icons of its entries.
 */
export async function sheetOf(root: string, name: string, value: Json): Promise<Sheet | null> {
  if (name === "menus") return draw(root, iconPlan(value as never))
  if (name === "badges") return draw(root, badgePlan(value as never))
  return null
}
