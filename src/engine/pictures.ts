/** Whether the pictures of the pages are pictures: opened and measured once, before Gatsby stumbles over one on the way. */
import { readFileSync, statSync } from "node:fs"
import { extname, join } from "node:path"
import type { Picture, PictureFault } from "./pages"
import { type Problem, sortProblems } from "./problems"
import { isAnimated } from "./publicPicture"
import type { BuildCache, Site } from "./site"
import { faultOfSvg } from "./svg"

/** Whether a file is no picture by its ending, nor anything else that is read: it is told of where it lies. */
const toldAlready = (path: string) => !/\.(?:png|jpe?g|webp|avif|gif|svg|mdx|yaml)$/.test(path)

/** A picture may have so many megapixels, which is more than any screen shows. */
const maxMegapixels = 50

/** A file may have so many megabytes; and one that is sent as it is, in no smaller size. */
const maxMegabytes = 15
const maxMegabytesAsItIs = 3

/** What sharp calls the format of each ending. */
const formats: Record<string, string> = {
  ".png": "png",
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".webp": "webp",
  ".avif": "heif",
  ".gif": "gif",
  ".svg": "svg",
}

/** The site with the mistakes in its pictures, and without the pictures that have them. */
export async function checkPictures(site: Site, memory: Pick<BuildCache, "pictures">): Promise<Site> {
  const named = site.pages.flatMap(page => page.images).filter(({ path }) => !toldAlready(path))
  const paths = [...new Set(named.map(({ path }) => path))]
  const found = await Promise.all(paths.map(path => heldFault(join(site.root, "content", path), memory)))
  const faults = new Map(paths.flatMap((path, i) => (found[i] ? [[path, found[i]] as const] : [])))
  if (faults.size === 0) return site
  const pages = site.pages.map(page => ({
    ...page,
    images: page.images.filter(({ path }) => !faults.has(path)),
  }))
  return {
    ...site,
    pages,
    byPath: new Map(pages.map(page => [page.path, page])),
    problems: sortProblems([...site.problems, ...named.flatMap(picture => problemWith(picture, faults))]),
  }
}

function problemWith({ path, ...at }: Picture, faults: ReadonlyMap<string, PictureFault>): Problem[] {
  const fault = faults.get(path)
  return fault ? [{ ...at, what: `The picture content/${path} ${fault.is}.`, todo: fault.todo }] : []
}

/** What is wrong with a file; it is kept until the file is saved again. */
async function heldFault(file: string, { pictures }: Pick<BuildCache, "pictures">): Promise<PictureFault> {
  const { mtimeMs, size } = statSync(file)
  const stamp = `${mtimeMs} ${size}`
  const held = pictures.get(file)
  if (held?.stamp === stamp) return held.fault
  const fault = await pictureFault(file)
  pictures.set(file, { stamp, fault })
  return fault
}

/** Whether a file is a photo as telephones take it, whatever its name: https://nokiatech.github.io/heif/technical.html. */
function isHeic(file: string): boolean {
  return /^.{4}ftyp(?:hei[cxms]|hev[cxms])/s.test(readFileSync(file).subarray(0, 12).toString("latin1"))
}

/** What is wrong with a picture's file; null where nothing is. */
export async function pictureFault(file: string): Promise<PictureFault> {
  const megabytes = statSync(file).size / 1e6
  const { default: sharp } = await import("sharp")
  const smaller = "Save it smaller: 2,400 pixels are enough for every screen."
  try {
    // As Gatsby's own plugin opens it, without its limit: what is too large is told of as that.
    const picture = sharp(file, { failOn: "warning", limitInputPixels: false })
    const metadata = await picture.metadata()
    const { format, width = 0, height = 0 } = metadata
    const ending = extname(file)
    const [wanted, right] = [formats[ending], Object.keys(formats).find(each => formats[each] === format)]
    if (wanted !== undefined && right !== undefined && wanted !== format)
      return {
        is: `is a ${right.slice(1).toUpperCase()} by what is in it`,
        todo: `Give it the ending ${right}, here and where it is shown.`,
      }
    const megapixels = (width * height) / 1e6
    if (megapixels > maxMegapixels) return { is: `has ${Math.round(megapixels)} megapixels`, todo: smaller }
    const isSentAsItIs = ending === ".gif" || ending === ".svg" || isAnimated(file, metadata)
    const most = isSentAsItIs ? maxMegabytesAsItIs : maxMegabytes
    if (megabytes > most) return { is: `has ${Math.round(megabytes)} MB`, todo: smaller }
    // To its last line, in the smallest size.
    await picture.resize(1).raw().toBuffer()
    return format === "svg" ? faultOfSvg(readFileSync(file, "utf8")) : null
  } catch {
    if (isHeic(file))
      return { is: "is a HEIC by what is in it", todo: "Save it as JPEG: browsers don't show HEIC." }
    return { is: "can't be read: it is none, or damaged", todo: "Save it again as PNG, JPEG, WebP or AVIF." }
  }
}
