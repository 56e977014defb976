/** Small pictures of the shell in one file, so that a page asks for one instead of fifty. */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Json } from "../lib/content/tree"

/** Pictures under one another, each at the top left of a place of the same size. */
export type Sheet = {
  /** The address of the file; it has the contents' digest, so that it can be kept for good. */
  src: string
  /** What each place shows, from the top. */
  names: string[]
}

/** Where a picture lies from the left of its place, and its file below static. */
type Piece = { file: string; left: number }

type Plan = { names: string[]; width: number; height: number; pieces: (name: string) => Piece[] }

/** Icons that the shell shows on every page, beside those of its menus. */
const shellIcons = ["readme", "bin-empty", "bin-full", "pertti"]

type Item = { icon?: string }

/** The icons of the top menu and of the desktop: of 32 pixels, and of 16 to the right of them. */
function iconPlan(menus: { top?: Item[]; desktop?: Item[] }): Plan {
  const used = [...(menus.top ?? []), ...(menus.desktop ?? [])].flatMap(({ icon }) => icon ?? [])
  return {
    names: [...new Set([...used, ...shellIcons])],
    width: 48,
    height: 32,
    pieces: name => [
      { file: `pictures/icons/${name}.png`, left: 0 },
      { file: `pictures/icons/${name}-16.png`, left: 32 },
    ],
  }
}

/** The badges as they stand still. */
function badgePlan(badges: { src: string; still?: string }[]): Plan {
  const names = badges.map(({ src, still }) => still ?? src)
  return { names, width: 88, height: 31, pieces: name => [{ file: name.slice(1), left: 0 }] }
}

/** What has been drawn in this process, by its file. */
const drawn = new Map<string, Promise<void>>()

async function draw(root: string, { names, width, height, pieces }: Plan): Promise<Sheet | null> {
  const found = names
    .flatMap((name, row) => pieces(name).map(({ file, left }) => ({ file, left, top: row * height })))
    .map(piece => ({ ...piece, path: join(root, "static", piece.file) }))
    .filter(({ path }) => existsSync(path))
    .map(({ path, left, top }) => ({ input: readFileSync(path), left, top }))
  if (found.length === 0) return null
  const digest = createHash("sha256").update(JSON.stringify([names, width, height]))
  for (const { input, left, top } of found) digest.update(`${left} ${top} `).update(input)
  const src = `/static/sheet-${digest.digest("hex").slice(0, 20)}.png`
  const file = join(root, "public", src)
  const made = drawn.get(file) ?? pack(file, { width, height: height * names.length }, found)
  drawn.set(file, made)
  await made
  return { src, names }
}

type Placed = { input: Buffer; left: number; top: number }

async function pack(file: string, size: { width: number; height: number }, placed: Placed[]): Promise<void> {
  if (existsSync(file)) return
  const { default: sharp } = await import("sharp")
  const empty = { ...size, channels: 4 as const, background: "#0000" }
  const bytes = await sharp({ create: empty }).composite(placed).png({ palette: true, effort: 10 }).toBuffer()
  mkdirSync(join(file, ".."), { recursive: true })
  writeFileSync(file, bytes)
}

/**
 * The sheet of a list of the shell, drawn below public when it is not there yet; null for any other list. A picture that
 * can't be found leaves its place empty: the check tells of it.
 *
 * @param root The folder of the repository.
 * @param value The list, with the icons of its entries.
 */
export async function sheetOf(root: string, name: string, value: Json): Promise<Sheet | null> {
  if (name === "menus") return draw(root, iconPlan(value as never))
  if (name === "badges") return draw(root, badgePlan(value as never))
  return null
}
