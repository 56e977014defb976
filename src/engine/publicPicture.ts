/**
 * The file of a picture that is published: upright, without EXIF and with it the place where it was taken, and no larger
 * than screens need. One that is so already is published byte by byte, under the address that it always had.
 */
import { createHash } from "node:crypto"
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { basename, dirname, extname, join } from "node:path"
import type { Metadata, Sharp } from "sharp"

/** A file as gatsby-source-filesystem has it. */
export type FileNode = { relativePath: string; internal: { contentDigest: string }; base: string }

export type PublicPicture = {
  /** The published file, absolute, and its address from the root of the site. */
  file: string
  address: string
  digest: string
  /** In pixels, as it is seen; undefined for what can't be measured. */
  size?: { width: number; height: number }
  /** Whether it is shown as it is, in this one size: a GIF, an SVG, and all that moves. */
  asItIs: boolean
}

/** The longest side of a published picture, in pixels. */
export const maxSide = 2400

/** Changes where the copies would come out otherwise, so that no old one is taken for a new one. */
const version = "upright 1"

const published = new Map<string, Promise<PublicPicture>>()

/** Publishes a picture of content/ below `public/static`, once for each of its contents. */
export async function publishPicture(root: string, node: FileNode): Promise<PublicPicture> {
  const key = `${root} ${node.relativePath} ${node.internal.contentDigest}`
  const known = published.get(key)
  // What has been taken out of public since is published again.
  if (known && existsSync((await known).file)) return known
  const made = publish(root, node)
  published.set(key, made)
  return made
}

async function publish(root: string, { relativePath, internal, base }: FileNode): Promise<PublicPicture> {
  const { default: sharp } = await import("sharp")
  const source = join(root, "content", relativePath)
  const facts = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const isVector = facts === undefined || /^(?:svg|gif)$/.test(facts.format ?? "")
  const asItIs = isVector || isAnimated(source, facts)
  const isCopied = !asItIs && needsCopy(facts)
  const digest = isCopied ? md5(`${version} ${internal.contentDigest}`) : internal.contentDigest
  const file = join(root, "public/static", digest, base)
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    if (isCopied) await write(upright(sharp(source, { limitInputPixels: false }), facts), file)
    else copyFileSync(source, file)
  }
  const size = facts && (isCopied ? await sizeOf(sharp(file)) : sizeFrom(facts))
  return {
    file,
    address: `/static/${digest}/${encodeURIComponent(base)}`,
    digest,
    ...(size && { size }),
    asItIs,
  }
}

/** Tells whether a picture moves: a WebP or AVIF of several frames, or a PNG of the animated kind. */
export function isAnimated(file: string, { pages = 1, format }: Pick<Metadata, "pages" | "format">): boolean {
  if (pages > 1) return true
  if (format !== "png") return false
  // https://www.w3.org/TR/png-3/#acTL-chunk: it stands before the first data of the image.
  const bytes = readFileSync(file)
  const control = bytes.indexOf("acTL")
  return control >= 0 && control < bytes.indexOf("IDAT")
}

/** Tells whether a picture is turned, tells more than it shows, is in the inks of a press, or larger than what is published. */
function needsCopy({ orientation = 1, exif, xmp, iptc, space, width, height }: Metadata): boolean {
  return (
    orientation > 1 ||
    space === "cmyk" ||
    [exif, xmp, iptc].some(Boolean) ||
    Math.max(width, height) > maxSide
  )
}

/** A picture turned and made smaller; sharp leaves out all that the file says besides. */
function upright(picture: Sharp, { format }: Metadata): Sharp {
  const turned = picture
    .autoOrient()
    .toColourspace("srgb")
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
  if (format === "jpeg") return turned.jpeg({ quality: 90, mozjpeg: true })
  if (format === "webp") return turned.webp({ quality: 90 })
  return format === "heif" ? turned.avif({ quality: 70 }) : turned.png()
}

/** Writes a picture whole or not at all. */
async function write(picture: Sharp, file: string): Promise<void> {
  const draft = join(dirname(file), `.${process.pid}-${basename(file, extname(file))}`)
  writeFileSync(draft, await picture.toBuffer())
  renameSync(draft, file)
}

const sizeFrom = ({ autoOrient }: Metadata) => ({ width: autoOrient.width, height: autoOrient.height })

async function sizeOf(picture: Sharp) {
  return sizeFrom(await picture.metadata())
}

const md5 = (text: string) => createHash("md5").update(text).digest("hex")
