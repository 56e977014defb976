/**
 * Publishes pictures: rotated upright, without EXIF and its location, and no larger than screens need. A picture
 * that needs no change is copied byte for byte, to the address it has always had.
 */
import { createHash } from "node:crypto"
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { basename, dirname, extname, join } from "node:path"
import type { Metadata, Sharp } from "sharp"

/** A file node of gatsby-source-filesystem. */
export type FileNode = { relativePath: string; internal: { contentDigest: string }; base: string }

export type PublicPicture = {
  /** The absolute path of the published file, and its address from the site's root. */
  file: string
  address: string
  digest: string
  /** The displayed size in pixels; undefined if it can't be measured. */
  size?: { width: number; height: number }
  /** True for pictures served unchanged in one size: GIF, SVG and animations. */
  isUnchanged: boolean
}

/** The maximum width and height in pixels. */
export const maxSide = 2400

/** Change this when the conversion changes, so that old copies are not reused. */
const version = "upright 1"

const publications = new Map<string, Promise<PublicPicture>>()

/** Publishes a picture of content/ below `public/static`, once for each version of it. */
export async function publishPicture(root: string, node: FileNode): Promise<PublicPicture> {
  const key = `${root} ${node.relativePath} ${node.internal.contentDigest}`
  const known = publications.get(key)
  // A file deleted from public since is published again.
  if (known && existsSync((await known).file)) return known
  const picture = publish(root, node)
  publications.set(key, picture)
  return picture
}

async function publish(root: string, { relativePath, internal, base }: FileNode): Promise<PublicPicture> {
  const { default: sharp } = await import("sharp")
  const source = join(root, "content", relativePath)
  const facts = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const isVector = facts === undefined || /^(?:svg|gif)$/.test(facts.format ?? "")
  const isUnchanged = isVector || isAnimated(source, facts)
  const isCopied = !isUnchanged && needsCopy(facts)
  const digest = isCopied ? md5(`${version} ${internal.contentDigest}`) : internal.contentDigest
  const file = join(root, "public/static", digest, base)
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    if (isCopied) await write(normalise(sharp(source, { limitInputPixels: false }), facts), file)
    else copyFileSync(source, file)
  }
  const size = facts && (isCopied ? await sizeOf(sharp(file)) : sizeFrom(facts))
  return {
    file,
    address: `/static/${digest}/${encodeURIComponent(base)}`,
    digest,
    ...(size && { size }),
    isUnchanged,
  }
}

/** Returns whether a picture is animated: a WebP or AVIF of several frames, or an APNG. */
export function isAnimated(file: string, { pages = 1, format }: Pick<Metadata, "pages" | "format">): boolean {
  if (pages > 1) return true
  if (format !== "png") return false
  // In an APNG this chunk precedes the image data. https://www.w3.org/TR/png-3/#acTL-chunk
  const bytes = readFileSync(file)
  const control = bytes.indexOf("acTL")
  return control >= 0 && control < bytes.indexOf("IDAT")
}

/** Returns whether a picture is rotated, has metadata, uses CMYK, or is larger than the maximum. */
function needsCopy({ orientation = 1, exif, xmp, iptc, space, width, height }: Metadata): boolean {
  return (
    orientation > 1 ||
    space === "cmyk" ||
    [exif, xmp, iptc].some(Boolean) ||
    Math.max(width, height) > maxSide
  )
}

/** Rotates and shrinks a picture; sharp drops the metadata. */
function normalise(picture: Sharp, { format }: Metadata): Sharp {
  const rotated = picture
    .autoOrient()
    .toColourspace("srgb")
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
  if (format === "jpeg") return rotated.jpeg({ quality: 90, mozjpeg: true })
  if (format === "webp") return rotated.webp({ quality: 90 })
  return format === "heif" ? rotated.avif({ quality: 70 }) : rotated.png()
}

/** Writes a picture atomically. */
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
