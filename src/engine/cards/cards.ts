/** The social cards of all pages: each is drawn when what stands on it has changed, and kept beside the packages. */
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Facts } from "../facts"
import type { Page } from "../pages"
import { digestOf, readSources } from "../read"
import type { Site } from "../site"
import type { Sprite } from "./bitmap"
import { type CardFacts, cardSize, drawCard } from "./card"

type Sharp = typeof import("sharp")

/** Where cards are kept from one build to the next, from the root of the repository. */
export const cardCache = "node_modules/.cache/cards"

type Told = Pick<Site, "root" | "facts" | "pages">

/** The address of a page's card: "/cards/tools/tea.png"; a parameter's brackets are no letters of a file. */
export function cardOf({ key }: Pick<Page, "key">): string {
  return `/cards/${key === "/" ? "index" : key.replace(/[[\]]/g, "_")}.png`
}

function factsOf(page: Page, { name, siteUrl }: Facts): CardFacts {
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

/** A picture's bytes, and its file from the root of the repository. */
type Picture = { file: string; bytes: Buffer }

type Icons = { icon: Picture | null; small: Picture | null; start: Picture | null }

/** A picture; null where there is none. */
const pictureAt = (root: string, file: string): Promise<Picture | null> =>
  readFile(join(root, file)).then(
    bytes => ({ file, bytes }),
    () => null,
  )

/** What each page's card is made of, and a digest of that: by contents, so that a checkout with other times costs nothing. */
async function jobsOf({ root, facts, pages }: Told): Promise<Job[]> {
  const painters = [
    ...readSources(root, "src/engine/cards", ".ts"),
    ...readSources(root, "src/lib/text", ".ts"),
  ]
  const code = digestOf(...painters.map(({ digest }) => digest))
  const start = await pictureAt(root, "static/favicon.png")
  return Promise.all(
    pages.map(async page => {
      const [icon, small] = await Promise.all(
        ["", "-16"].map(size => pictureAt(root, `static/pictures/icons/${page.icon}${size}.png`)),
      )
      const icons = { icon: icon ?? null, small: small ?? null, start }
      const drawn = Object.values(icons).map(each => each?.bytes.toString("base64") ?? "")
      const told = factsOf(page, facts)
      return {
        facts: told,
        icons,
        digest: digestOf(code, JSON.stringify(told), ...drawn),
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

/** A card as a PNG of 1200 by 630 pixels. */
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
      // Half as small again takes three times as long.
      .png({ compressionLevel: 6 })
      .toBuffer()
  )
}

const nameOf = ({ digest }: Job) => `${digest}.png`

/** What has become of the cards: how many there are, and how many of them had to be drawn. */
export type Drawn = { cards: number; drawn: number }

/**
 * Draws the cards that are not kept yet, and forgets those that no page has any more. It leaves the thread free while a
 * card is packed, and so can run beside the rest of a build. The returned function publishes the cards below public.
 */
export async function prepareCards(site: Told): Promise<{ told: Drawn; publish: () => Promise<void> }> {
  const cache = join(site.root, cardCache)
  await mkdir(cache, { recursive: true })
  const jobs = await jobsOf(site)
  const kept = new Set(await readdir(cache))
  const named = jobs.map(job => [nameOf(job), job] as const)
  const missing = new Map(named.filter(([name]) => !kept.has(name)))
  const waiting = [...missing]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, { facts, icons }] = next
      // A build that is broken off leaves no half of a card under its name.
      const draft = join(cache, `${name}.${process.pid}.new`)
      await writeFile(draft, await cardPng(facts, icons))
      await rename(draft, join(cache, name))
    }
  }
  await Promise.all([work(), work()])
  const used = new Set(named.map(([name]) => name))
  const old = [...kept].filter(name => !used.has(name))
  await Promise.all(old.map(name => rm(join(cache, name), { force: true })))
  return {
    told: { cards: jobs.length, drawn: missing.size },
    publish: () => publishCards(site.root, jobs),
  }
}

async function publishCards(root: string, jobs: readonly Job[]): Promise<void> {
  // A page that has gone takes its card with it: Gatsby empties public of nothing that it has not made.
  await rm(join(root, "public/cards"), { recursive: true, force: true })
  await Promise.all(
    jobs.map(async job => {
      const to = join(root, "public", job.file)
      await mkdir(dirname(to), { recursive: true })
      await copyFile(join(root, cardCache, nameOf(job)), to)
    }),
  )
}
