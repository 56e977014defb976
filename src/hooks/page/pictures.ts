/** The pictures among an embed's children, which it may draw itself. */
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { createContext, useContext } from "react"

export type PagePicture = {
  /** The source as written in the page. */
  src: string
  /** The alternative text. */
  alt: string
  /** The caption; "" without one. */
  caption: string
  /** The picture in several sizes; null if the file is not in the page's folder. */
  image: IGatsbyImageData | null
}

export const PicturesContext = createContext<readonly PagePicture[]>([])

/**
 * Returns the pictures among this embed's children, in document order. An embed that draws them doesn't render its
 * children.
 */
export function usePictures(): readonly PagePicture[] {
  return useContext(PicturesContext)
}
