/** What an embed may know of the page it stands on: its address, its title and the data its front matter names. */
import { createContext, useContext } from "react"
import type { Json } from "../../lib/content/tree"

export type PageFacts = {
  /** The page's path, with a leading slash: "/tools/consonants". */
  path: string
  title: string
  /** The name of its icon; without it, that of a sheet of paper. */
  icon?: string
  /** The site's name: "juhq.fi". */
  siteName: string
  /** The site's address without a slash at its end. */
  siteUrl: string
  /** What a parameter in the path stands for, such as a video's id. */
  params: Record<string, string>
  /** The lists that the front matter names, by name; the build has checked each against its schema. */
  data: Record<string, Json>
}

export const PageContext = createContext<PageFacts>({
  path: "/",
  title: "",
  siteName: "juhq.fi",
  siteUrl: "https://juhq.fi",
  params: {},
  data: {},
})

/** The page round this component. */
export function usePage(): PageFacts {
  return useContext(PageContext)
}

/** The page's lists as the type that their schemas give; an embed names them in its `@data` tag. */
export function usePageData<T extends Record<string, unknown>>(): T {
  return useContext(PageContext).data as T
}
