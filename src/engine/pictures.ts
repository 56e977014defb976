/** Whether the pictures of the pages are pictures: looked at once, before Gatsby stumbles over one on the way. */
import { statSync } from "node:fs"
import { join } from "node:path"
import type { Picture } from "./pages"
import { type Problem, sortProblems } from "./problems"
import type { Memory, Site } from "./site"

/** Whether a file is no picture by its ending, nor anything else that is read: it is told of where it lies. */
const toldAlready = (path: string) => !/\.(?:png|jpe?g|webp|avif|gif|svg|mdx|yaml)$/.test(path)

/** The site with the mistakes in its pictures, and without the pictures that have them. */
export async function checkPictures(site: Site, memory: Pick<Memory, "pictures">): Promise<Site> {
  const named = site.pages.flatMap(page => page.images).filter(({ path }) => !toldAlready(path))
  const paths = [...new Set(named.map(({ path }) => path))]
  const sound = await Promise.all(paths.map(path => isSound(join(site.root, "content", path), memory)))
  const broken = new Set(paths.filter((_, i) => !sound[i]))
  if (broken.size === 0) return site
  const pages = site.pages.map(page => ({
    ...page,
    images: page.images.filter(({ path }) => !broken.has(path)),
  }))
  return {
    ...site,
    pages,
    byPath: new Map(pages.map(page => [page.path, page])),
    problems: sortProblems([
      ...site.problems,
      ...named.filter(({ path }) => broken.has(path)).map(problemWith),
    ]),
  }
}

function problemWith({ path, ...at }: Picture): Problem {
  return {
    ...at,
    what: `The picture content/${path} can't be read: it is none, or damaged.`,
    todo: "Save it again as PNG, JPEG, WebP or AVIF.",
  }
}

/** Whether a file can be decoded as far as its last line; what is found is kept until the file is saved again. */
async function isSound(file: string, { pictures }: Pick<Memory, "pictures">): Promise<boolean> {
  const { mtimeMs, size } = statSync(file)
  const stamp = `${mtimeMs} ${size}`
  const held = pictures.get(file)
  if (held?.stamp === stamp) return held.sound
  const { default: sharp } = await import("sharp")
  // As Gatsby's own plugin opens it; the smallest size, since only every line has to be read.
  const sound = await sharp(file, { failOn: "warning" })
    .resize(1)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
  pictures.set(file, { stamp, sound })
  return sound
}
