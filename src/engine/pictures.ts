/** Checks that the pages' pictures can be decoded and are not too large, before Gatsby fails on one. */
import { readFileSync, statSync } from "node:fs"
import { extname, join } from "node:path"
import type { Picture, PictureFault } from "./pages"
import { type Problem, sortProblems } from "./problems"
import { isAnimated } from "./publicPicture"
import type { BuildCache, Site } from "./site"
import { svgFault } from "./svg"

/** Returns whether a file is neither a picture nor content by its extension; checkFiles reports it. */
const isReportedElsewhere = (path: string) => !/\.(?:png|jpe?g|webp|avif|gif|svg|mdx|yaml)$/.test(path)

/** Enough for any screen. */
const maxMegapixels = 50

/** The file size limits: for pictures that are resized, and for those served unchanged. */
const maxMegabytes = 15
const maxMegabytesAsItIs = 3

/** Sharp's format for each extension. */
const formats: Record<string, string> = {
  ".png": "png",
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".webp": "webp",
  ".avif": "heif",
  ".gif": "gif",
  ".svg": "svg",
}

/** Adds the mistakes in pictures to the site, and removes the faulty pictures. */
export async function checkPictures(site: Site, cache: Pick<BuildCache, "pictures">): Promise<Site> {
  const named = site.pages.flatMap(page => page.images).filter(({ path }) => !isReportedElsewhere(path))
  const paths = [...new Set(named.map(({ path }) => path))]
  const found = await Promise.all(paths.map(path => cachedFault(join(site.root, "content", path), cache)))
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

/** The fault of a file, cached until it is saved again. */
async function cachedFault(file: string, { pictures }: Pick<BuildCache, "pictures">): Promise<PictureFault> {
  const { mtimeMs, size } = statSync(file)
  const stamp = `${mtimeMs} ${size}`
  const cached = pictures.get(file)
  if (cached?.stamp === stamp) return cached.fault
  const fault = await pictureFault(file)
  pictures.set(file, { stamp, fault })
  return fault
}

/** Returns whether a file is HEIC, whatever its name. https://nokiatech.github.io/heif/technical.html */
function isHeic(file: string): boolean {
  return /^.{4}ftyp(?:hei[cxms]|hev[cxms])/s.test(readFileSync(file).subarray(0, 12).toString("latin1"))
}

/** Finds the fault in a picture's file; null if there is none. */
export async function pictureFault(file: string): Promise<PictureFault> {
  const megabytes = statSync(file).size / 1e6
  const { default: sharp } = await import("sharp")
  const resizeAdvice = "Save it smaller: 2,400 pixels are enough for every screen."
  try {
    // As Gatsby's own plugin opens it, but without its pixel limit, since the size is reported below.
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
    if (megapixels > maxMegapixels)
      return { is: `has ${Math.round(megapixels)} megapixels`, todo: resizeAdvice }
    const isSentAsItIs = ending === ".gif" || ending === ".svg" || isAnimated(file, metadata)
    const maxMegabytesHere = isSentAsItIs ? maxMegabytesAsItIs : maxMegabytes
    if (megabytes > maxMegabytesHere) return { is: `has ${Math.round(megabytes)} MB`, todo: resizeAdvice }
    // Decodes every line, into the smallest output.
    await picture.resize(1).raw().toBuffer()
    return format === "svg" ? svgFault(readFileSync(file, "utf8")) : null
  } catch {
    if (isHeic(file))
      return { is: "is a HEIC by what is in it", todo: "Save it as JPEG: browsers don't show HEIC." }
    return { is: "can't be read: it is none, or damaged", todo: "Save it again as PNG, JPEG, WebP or AVIF." }
  }
}
