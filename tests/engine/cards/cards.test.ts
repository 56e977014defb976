import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { cardCache, cardOf, prepareCards } from "../../../src/engine/cards/cards"
import { readSite } from "../../../src/engine/site"
import { facts, page, remove, smallSite, write } from "../smallSite"

const draw = async (root: string) => {
  const { stats, publish } = await prepareCards(readSite(root, facts))
  await publish()
  return stats
}

const cardAt = (root: string, name: string) => join(root, "public/cards", `${name}.png`)

it("every page has its card below public, of 1200 by 630 pixels and far less than 60 kB", async () => {
  const root = smallSite()
  const site = readSite(root, facts)
  expect(await draw(root)).toEqual({ cards: site.pages.length, drawn: site.pages.length })
  for (const each of site.pages) {
    const file = join(root, "public", cardOf(each))
    const { width, height, format } = await sharp(file).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" })
    expect(statSync(file).size).toBeLessThan(60_000)
  }
})

it("an edit draws the card of its page alone, and the text of a page is on no card", async () => {
  const root = smallSite()
  write(root, "content/pages/beds.mdx", page("Beds", "Text."))
  const { cards } = await draw(root)
  expect(await draw(root)).toEqual({ cards, drawn: 0 })
  write(root, "content/pages/beds.mdx", page("Beds", "Another text."))
  expect(await draw(root)).toEqual({ cards, drawn: 0 })
  const before = readFileSync(cardAt(root, "beds"))
  write(root, "content/pages/beds.mdx", page("Flower beds", "Another text."))
  expect(await draw(root)).toEqual({ cards, drawn: 1 })
  expect(readFileSync(cardAt(root, "beds")).equals(before)).toBe(false)
})

it("a new icon draws the card anew, and the same picture has the same bytes", async () => {
  const root = smallSite()
  write(root, "content/pages/beds.mdx", page("Beds", "Text."))
  const { cards } = await draw(root)
  const before = readFileSync(cardAt(root, "beds"))
  const red = { create: { width: 32, height: 32, channels: 3 as const, background: "red" } }
  write(root, "static/pictures/icons/beds.png", "")
  await sharp(red).png().toFile(join(root, "static/pictures/icons/beds.png"))
  expect(await draw(root)).toEqual({ cards, drawn: 1 })
  remove(root, "static/pictures/icons/beds.png")
  expect(await draw(root)).toEqual({ cards, drawn: 1 })
  expect(readFileSync(cardAt(root, "beds")).equals(before)).toBe(true)
})

it("a page that goes takes its card along, from the cache too", async () => {
  const root = smallSite()
  write(root, "content/pages/beds.mdx", page("Beds", "Text."))
  const { cards } = await draw(root)
  expect(readdirSync(join(root, cardCache))).toHaveLength(cards)
  remove(root, "content/pages/beds.mdx")
  expect(await draw(root)).toEqual({ cards: cards - 1, drawn: 0 })
  expect(existsSync(cardAt(root, "beds"))).toBe(false)
  expect(readdirSync(join(root, cardCache))).toHaveLength(cards - 1)
})

it("an icon that is no picture is told with its file", async () => {
  const root = smallSite()
  write(root, "content/pages/beds.mdx", page("Beds", "Text."))
  write(root, "static/pictures/icons/beds.png", "no picture")
  await expect(draw(root)).rejects.toThrow("static/pictures/icons/beds.png")
})

it("names of files have no brackets, and the front page is index", () => {
  expect(cardOf({ key: "/" })).toBe("/cards/index.png")
  expect(cardOf({ key: "youtube/[id]" })).toBe("/cards/youtube/_id_.png")
  expect(cardOf({ key: "blog/[...]" })).toBe("/cards/blog/_..._.png")
})
