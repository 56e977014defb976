/** How a page is found: its whole address, the day of its last change, and whether search engines may list it. Pure. */
import type { Page } from "./pages"

/** A page whose front matter may say when it was last changed. */
export type Dated = { added: string; updated?: string | undefined }

/** The day on which a page was last changed, as 2024-05-31. */
export function changedOn({ added, updated }: Dated): string {
  return updated ?? added
}

/** A path as a whole address, with what is no ASCII in it percent-encoded. */
export function addressOf(siteUrl: string, path: string): string {
  return siteUrl + encodeURI(path)
}

/** Pages that answer for addresses other than their own: for what is not found, what has gone, and what has a parameter. */
export function isTemplatePage(path: string): boolean {
  return path === "/404" || path === "/gone" || path.includes("[")
}

/** Whether search engines may list a page: one that has an address of its own and is not hidden. */
export function isIndexed({ path, hidden }: Pick<Page, "path" | "hidden">): boolean {
  return !hidden && !isTemplatePage(path)
}
