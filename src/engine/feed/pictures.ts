/** Publishes the pictures that feeds show, and measures them. */
import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import { elements } from "../../lib/content/tree"
import { type FileNode, publishPicture } from "../publicPicture"
import type { Site } from "../site"
import type { FeedPicture } from "./html"
import type { PictureLookup } from "./items"

type Size = { width: number; height: number }

const sizeCache = new Map<string, Promise<Size | undefined>>()

/** Publishes the pages' pictures, and returns a lookup of their URLs and sizes. */
export async function publishedPictures(site: Site, files: readonly FileNode[]): Promise<PictureLookup> {
  const { root, facts, pages } = site
  const wanted = new Set(pages.flatMap(({ images }) => images.map(({ path }) => path)))
  const beside = files
    .filter(({ relativePath }) => wanted.has(relativePath) && existsSync(join(root, "content", relativePath)))
    .map(async (node): Promise<[string, FeedPicture]> => {
      const { address, size } = await publishPicture(root, node)
      return [node.relativePath, { src: facts.siteUrl + address, ...size }]
    })
  const inStatic = [
    ...new Set(pages.flatMap(({ tree }) => [...elements(tree)].map(({ props }) => props?.src))),
  ]
    .filter((src): src is string => typeof src === "string" && src.startsWith("/"))
    .map(async (src): Promise<[string, FeedPicture]> => {
      return [src, { src: facts.siteUrl + src, ...(await sizeOf(join(root, "static", src))) }]
    })
  const found = new Map(await Promise.all([...beside, ...inStatic]))
  return path => found.get(path)
}

/** A picture's displayed size in pixels, with its EXIF orientation applied; undefined if it can't be read. */
function sizeOf(file: string): Promise<Size | undefined> {
  if (!existsSync(file)) return Promise.resolve(undefined)
  const key = `${file} ${statSync(file).mtimeMs}`
  const known = sizeCache.get(key) ?? measure(file)
  sizeCache.set(key, known)
  return known
}

async function measure(file: string): Promise<Size | undefined> {
  const { default: sharp } = await import("sharp")
  try {
    const { autoOrient } = await sharp(file).metadata()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return undefined
  }
}
