/** The social cards of all pages, cached in node_modules/.cache and redrawn only when their contents change. */
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Facts } from "../facts"
import type { Page } from "../pages"
import { digestOf, readSources } from "../read"
import type { Site } from "../site"
import type { Sprite } from "./bitmap"
import { type CardFacts, cardSize, drawCard } from "./card"

type Sharp = typeof import("sharp")

/** The folder of the cached cards, from the root of the repository. */
export const cardCache = "node_modules/.cache/cards"

type CardSite = Pick<Site, "root" | "facts" | "pages">

/** The address of a page's card: "/cards/tools/tea.png". Brackets of a route parameter become "_". */
export function cardOf({ key }: Pick<Page, "key">): string {
  return `/cards/${key === "/" ? "index" : key.replace(/[[\]]/g, "_")}.png`
}

function cardFactsOf(page: Page, { name, siteUrl }: Facts): CardFacts {
  const host = siteUrl.replace(/^https?:\/\//, "")
  return {
    title: page.title || name,
    description: page.description,
    address: host + (page.path === "/" ? "" : page.path.replace(/\/\[.*$/, "/...")),
    code: page.code,
    siteName: name,
  }
}

type Job = { facts: CardFacts; icons: Icons; digest: string; file: string }

/** An image file's bytes, and its path from the root of the repository. */
type Picture = { file: string; bytes: Buffer }

type Icons = { icon: Picture | null; small: Picture | null; start: Picture | null }

/** Reads an image file; null if there is none. */
const pictureAt = (root: string, file: string): Promise<Picture | null> =>
  readFile(join(root, file)).then(
    bytes => ({ file, bytes }),
    () => null,
  )

/**
 * Lists each page's card with a digest of its text, its icons and the code that draws it. Contents count and times
 * do not, so a fresh checkout reuses the cache.
 */
async function jobsOf({ root, facts, pages }: CardSite): Promise<Job[]> {
  const sources = [
    ...readSources(root, "src/engine/cards", ".ts"),
    ...readSources(root, "src/lib/text", ".ts"),
  ]
  const code = digestOf(...sources.map(({ digest }) => digest))
  const start = await pictureAt(root, "static/favicon.png")
  return Promise.all(
    pages.map(async page => {
      const [icon, small] = await Promise.all(
        ["", "-16"].map(size => pictureAt(root, `static/pictures/icons/${page.icon}${size}.png`)),
      )
      const icons = { icon: icon ?? null, small: small ?? null, start }
      const pixels = Object.values(icons).map(each => each?.bytes.toString("base64") ?? "")
      const cardFacts = cardFactsOf(page, facts)
      return {
        facts: cardFacts,
        icons,
        digest: digestOf(code, JSON.stringify(cardFacts), ...pixels),
        file: cardOf(page),
      }
    }),
  )
}

async function spriteOf(picture: Picture | null, size: number, sharp: Sharp): Promise<Sprite | null> {
  if (!picture) return null
  const whole = sharp(picture.bytes).resize(size, size, {
    kernel: "nearest",
    fit: "contain",
    background: "#0000",
  })
  const { data, info } = await whole
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      throw new Error(`${picture.file} is no picture that can be read: save it as PNG. ${error.message}`)
    })
  return { width: info.width, height: info.height, data }
}

/** Renders a card as a PNG. */
export async function cardPng(facts: CardFacts, { icon, small, start }: Icons): Promise<Buffer> {
  const { default: sharp } = await import("sharp")
  const pictures = {
    icon: await spriteOf(icon, 32, sharp),
    small: await spriteOf(small, 16, sharp),
    start: await spriteOf(start, 32, sharp),
  }
  const { data, width, height } = drawCard(facts, pictures)
  const { zoom } = cardSize
  return (
    sharp(data, { raw: { width, height, channels: 3 } })
      .resize(width * zoom, height * zoom, { kernel: "nearest" })
      // Level 9 is half as small again, and takes three times as long.
      .png({ compressionLevel: 6 })
      .toBuffer()
  )
}

const nameOf = ({ digest }: Job) => `${digest}.png`

/** The number of cards, and of those that had to be drawn. */
export type CardStats = { cards: number; drawn: number }

/**
 * Draws the cards missing from the cache, and deletes cached cards that no page uses. PNG encoding is asynchronous,
 * so this can run beside the rest of a build. The returned `publish` copies the cards to public/cards.
 */
export async function prepareCards(
  site: CardSite,
): Promise<{ stats: CardStats; publish: () => Promise<void> }> {
  const cache = join(site.root, cardCache)
  await mkdir(cache, { recursive: true })
  const jobs = await jobsOf(site)
  const cached = new Set(await readdir(cache))
  const named = jobs.map(job => [nameOf(job), job] as const)
  const missing = new Map(named.filter(([name]) => !cached.has(name)))
  const queue = [...missing]
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [name, { facts, icons }] = next
      // An interrupted build must not leave half a card under its final name.
      const draft = join(cache, `${name}.${process.pid}.new`)
      await writeFile(draft, await cardPng(facts, icons))
      await rename(draft, join(cache, name))
    }
  }
  await Promise.all([work(), work()])
  const used = new Set(named.map(([name]) => name))
  const old = [...cached].filter(name => !used.has(name))
  await Promise.all(old.map(name => rm(join(cache, name), { force: true })))
  return {
    stats: { cards: jobs.length, drawn: missing.size },
    publish: () => publishCards(site.root, jobs),
  }
}

async function publishCards(root: string, jobs: readonly Job[]): Promise<void> {
  // Gatsby does not delete files in public that it did not create, so cards of deleted pages are removed here.
  await rm(join(root, "public/cards"), { recursive: true, force: true })
  await Promise.all(
    jobs.map(async job => {
      const to = join(root, "public", job.file)
      await mkdir(dirname(to), { recursive: true })
      await copyFile(join(root, cardCache, nameOf(job)), to)
    }),
  )
}
