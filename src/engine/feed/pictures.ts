/** Where the pictures of the pages are published, and how large they are, for the feeds. */
import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import { elements } from "../../lib/content/tree"
import { type FileNode, publishPicture } from "../publicPicture"
import type { Site } from "../site"
import type { FeedPicture } from "./html"
import type { Published } from "./items"

type Size = { width: number; height: number }

const measured = new Map<string, Promise<Size | undefined>>()

/** Finds each picture of the pages where it is published, with its size. */
export async function publishedPictures(site: Site, files: readonly FileNode[]): Promise<Published> {
  const { root, facts, pages } = site
  const own = new Set(pages.flatMap(({ images }) => images.map(({ path }) => path)))
  const beside = files
    .filter(({ relativePath }) => own.has(relativePath) && existsSync(join(root, "content", relativePath)))
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

/** A picture's size in pixels, as it is to be shown; undefined for what can't be read. */
function sizeOf(file: string): Promise<Size | undefined> {
  if (!existsSync(file)) return Promise.resolve(undefined)
  const key = `${file} ${statSync(file).mtimeMs}`
  const known = measured.get(key) ?? measure(file)
  measured.set(key, known)
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
