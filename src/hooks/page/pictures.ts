/** The pictures of the text that an embed stands round, which it may draw in its own way. */
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { createContext, useContext } from "react"

export type PagePicture = {
  /** As the page names it. */
  src: string
  /** What it shows. */
  alt: string
  /** What is written under it; "" where nothing is. */
  caption: string
  /** The picture in many sizes; null where it does not lie beside its page. */
  image: IGatsbyImageData | null
}

export const PicturesContext = createContext<readonly PagePicture[]>([])

/** The pictures inside this embed on its page, in the order of the text; for those it draws, it leaves its children out. */
export function usePictures(): readonly PagePicture[] {
  return useContext(PicturesContext)
}
