import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { cp, mkdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { sheetOf } from "../../src/engine/sheets"
import { commandIcon } from "../../src/lib/content/icons"
import type { Json } from "../../src/lib/content/tree"
import { commands } from "../../src/lib/lists/menus"

const site = process.cwd()
let root: string

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "sheets-"))
  await mkdir(join(root, "static/pictures/icons"), { recursive: true })
  for (const name of ["games", "week"])
    for (const size of ["", "-16"])
      await cp(
        join(site, `static/pictures/icons/${name}${size}.png`),
        join(root, `static/pictures/icons/${name}${size}.png`),
      )
})
afterEach(() => rmSync(root, { recursive: true }))

const menus: Json = { top: [{ icon: "week" }], desktop: [{ icon: "games" }, { icon: "week" }, {}] }

/** The colours of a part of a picture, row by row. */
const pixels = (file: string, left: number, top: number, size: number) =>
  sharp(file).extract({ left, top, width: size, height: size }).ensureAlpha().raw().toBuffer()

describe("the sheet of the menus' icons", () => {
  it("has each icon once in both sizes, pixel for pixel", async () => {
    const sheet = await sheetOf(root, "menus", menus)
    expect(sheet?.names.slice(0, 2)).toEqual(["week", "games"])
    const file = join(root, "public", sheet?.src ?? "")
    for (const [row, name] of ["week", "games"].entries()) {
      const icon = (size: string) => join(root, `static/pictures/icons/${name}${size}.png`)
      expect(await pixels(file, 0, row * 32, 32)).toEqual(await pixels(icon(""), 0, 0, 32))
      expect(await pixels(file, 32, row * 32, 16)).toEqual(await pixels(icon("-16"), 0, 0, 16))
    }
  })

  it("has an icon that is drawn for every command of the Start menu", async () => {
    const icons = commands.map(commandIcon)
    expect((await sheetOf(root, "menus", menus))?.names).toEqual(expect.arrayContaining(icons))
    const files = icons.flatMap(icon => [`${icon}.png`, `${icon}-16.png`])
    expect(files.filter(file => !existsSync(join(site, "static/pictures/icons", file)))).toEqual([])
  })

  it("is the same file for the same icons, and another for others", async () => {
    const first = await sheetOf(root, "menus", menus)
    expect(await sheetOf(root, "menus", menus)).toEqual(first)
    const other = await sheetOf(root, "menus", { top: [{ icon: "games" }] })
    expect(other?.src).not.toBe(first?.src)
    expect(readdirSync(join(root, "public/static"))).toHaveLength(2)
  })

  it("leaves the place of a picture empty that is not there", async () => {
    const sheet = await sheetOf(root, "menus", { top: [{ icon: "week" }, { icon: "never" }] })
    const file = join(root, "public", sheet?.src ?? "")
    const seen = (await pixels(file, 0, 32, 32)).filter((_, byte) => byte % 4 === 3)
    expect(new Set(seen)).toEqual(new Set([0]))
  })
})

describe("the sheet of the badges", () => {
  it("shows them as they stand still", async () => {
    await cp(join(site, "static/badges"), join(root, "static/badges"), { recursive: true })
    const sheet = await sheetOf(root, "badges", [
      { src: "/badges/eyes.gif", still: "/badges/eyes.png" },
      { src: "/badges/tripod.png" },
    ])
    expect(sheet?.names).toEqual(["/badges/eyes.png", "/badges/tripod.png"])
    const { width, height } = await sharp(join(root, "public", sheet?.src ?? "")).metadata()
    expect([width, height]).toEqual([88, 62])
  })
})

it("other lists have none, and neither has a site without pictures", async () => {
  expect(await sheetOf(root, "books", [])).toBeNull()
  expect(await sheetOf(root, "badges", [])).toBeNull()
})
