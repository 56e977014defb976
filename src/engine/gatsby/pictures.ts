/** A page's pictures as its query gives them: each as it is published, and in the sizes from which a browser chooses. */
import { basename, extname } from "node:path"
import type { CreateResolversArgs } from "gatsby"
import { type FileNode, type PublicPicture, publishPicture } from "../publicPicture"

/** The widest size that is made of a picture, in CSS pixels; none is wider than the picture itself. */
export const maxWidth = 1200

/** What Gatsby gives to make sizes with. */
export type Tools = Pick<CreateResolversArgs, "reporter" | "cache" | "pathPrefix">

export type PictureNode = { relativePath: string; publicURL: string; image: unknown }

/** Publishes a picture, and has gatsby-plugin-sharp make its sizes; null for what is shown as it is. */
export async function pictureNode(root: string, node: FileNode, tools: Tools): Promise<PictureNode> {
  const picture = await publishPicture(root, node)
  return {
    relativePath: node.relativePath,
    publicURL: `${tools.pathPrefix ?? ""}${picture.address}`,
    image: picture.asItIs || !picture.size ? null : await sizesOf(picture, picture.size.width, tools),
  }
}

/** The plugin is given the published copy: of a turned original it would take the height for the width. */
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
      // A picture that one can see through would show it for ever.
      placeholder: /^jpe?g$/i.test(extension) ? "blurred" : "none",
    },
    pathPrefix: tools.pathPrefix ?? "",
    reporter: tools.reporter,
    cache: tools.cache,
  })
}
