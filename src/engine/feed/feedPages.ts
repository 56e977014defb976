/** The pages that are feed items, and their order. */
import { listed, newestFirst } from "../lists"
import type { Page } from "../pages"

/** Pages that are never in feeds: the home page and the error pages. */
const excludedPaths = ["/", "/404", "/gone"]

/** Returns the pages that are in feeds, newest first. Pages with `feed: false` are left out. */
export function feedPages(pages: readonly Page[]): Page[] {
  return listed(pages)
    .filter(({ feed, path }) => feed && !excludedPaths.includes(path))
    .sort(newestFirst)
}
