/** Makes /search.json from the site: a folder for each tag, and the captions. */
import type { PageSearch } from "../lib/content/pageSearch"
import { textContent } from "../lib/content/tree"
import { isProgram, splitPage } from "../lib/content/windows"
import { listed } from "./lists"
import type { Site } from "./site"
import { tagsList, tagsOf } from "./tags"

/** Pages with no tag are in a last folder of their own. */
const otherTitle = "Everything else"

/** Returns the pages of the picker by tag, and the text over each toy. */
export function pageSearch(site: Pick<Site, "pages" | "lists">): PageSearch {
  const tags = tagsOf(new Map([[tagsList, { value: site.lists.get(tagsList) ?? null }]]))
  const pages = listed(site.pages)
  const folders = [
    ...tags.map(({ tag, title }) => ({
      title,
      pages: pages.filter(page => page.tags.includes(tag)).map(({ path }) => path),
    })),
    { title: otherTitle, pages: pages.filter(page => page.tags.length === 0).map(({ path }) => path) },
  ]
  const captions = Object.fromEntries(
    pages.flatMap(({ path, window, tree }) => {
      const caption = isProgram(window) ? textContent(splitPage(tree).caption).trim() : ""
      return caption ? [[path, caption]] : []
    }),
  )
  return { folders: folders.filter(folder => folder.pages.length > 0), captions }
}
