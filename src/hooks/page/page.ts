/** Facts about the current page for embeds: its address, its title and the data named in its front matter. */
import { createContext, useContext } from "react"
import type { PageThing } from "../../lib/content/thing"
import type { Json } from "../../lib/content/tree"

export type PageFacts = {
  /** The path with a leading slash: "/tools/consonants". */
  path: string
  title: string
  /** The language of the page's text, such as "fi"; by default English. */
  lang?: string
  /** The name of the icon, by default a sheet of paper. */
  icon?: string
  /** The thing that the page gives at its moment, if any. */
  thing?: PageThing | null
  /** The site's name: "juhq.fi". */
  siteName: string
  /** The site's address without a slash at its end. */
  siteUrl: string
  /** The values of parameters in the path, such as a video's id. */
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

export function usePage(): PageFacts {
  return useContext(PageContext)
}

/** Returns the page's lists as the type of their schemas. An embed names the lists in its `@data` tag. */
export function usePageData<T extends Record<string, unknown>>(): T {
  return useContext(PageContext).data as T
}
