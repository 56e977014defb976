/** Resolves a page's pictures: the published original and its responsive sizes. */
import { basename, extname } from "node:path"
import type { CreateResolversArgs } from "gatsby"
import { type FileNode, type PublicPicture, publishPicture } from "../publicPicture"

/** The maximum width of a generated size, in CSS pixels. */
export const maxWidth = 1200

/** Gatsby's tools for generating sizes. */
export type Tools = Pick<CreateResolversArgs, "reporter" | "cache" | "pathPrefix">

export type PictureNode = { relativePath: string; publicURL: string; image: unknown }

/** Publishes a picture, and has gatsby-plugin-sharp generate its sizes; null for formats served unchanged. */
export async function pictureNode(root: string, node: FileNode, tools: Tools): Promise<PictureNode> {
  const picture = await publishPicture(root, node)
  return {
    relativePath: node.relativePath,
    publicURL: `${tools.pathPrefix ?? ""}${picture.address}`,
    image: picture.isUnchanged || !picture.size ? null : await sizesOf(picture, picture.size.width, tools),
  }
}

/**
 * Generates sizes of the published copy, whose EXIF orientation is applied: of a rotated original the plugin would
 * confuse width and height.
 */
async function sizesOf({ file, digest }: PublicPicture, width: number, tools: Tools): Promise<unknown> {
  const { generateImageData } = await import("gatsby-plugin-sharp")
  const extension = extname(file).slice(1)
  return generateImageData({
    file: {
      absolutePath: file,
      base: basename(file),
      name: basename(file, `.${extension}`),
      extension,
      internal: { contentDigest: digest },
    },
    args: {
      layout: "constrained",
      width: Math.min(maxWidth, width),
      // A blurred placeholder would show through transparent pictures.
      placeholder: /^jpe?g$/i.test(extension) ? "blurred" : "none",
    },
    pathPrefix: tools.pathPrefix ?? "",
    reporter: tools.reporter,
    cache: tools.cache,
  })
}
