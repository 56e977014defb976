/** Which pages are items of the feeds, and in which order. */
import { listed, newestFirst } from "../lists"
import type { Page } from "../pages"

/** Pages that are none of what a site tells of: its front door, and what stands at addresses where nothing is. */
const never = ["/", "/404", "/gone"]

/** The pages that feeds tell of, newest first; an index of other pages is none. */
export function feedPages(pages: readonly Page[]): Page[] {
  return listed(pages)
    .filter(({ feed, path }) => feed && !never.includes(path))
    .sort(newestFirst)
}
