/** A page's canonical URL, last change, and whether search engines may list it. Pure. */
import type { Page } from "./pages"

/** A page whose front matter may contain the day of its last change. */
export type Dated = { added: string; updated?: string | undefined }

/** The day of a page's last change, as 2024-05-31. */
export function changedOn({ added, updated }: Dated): string {
  return updated ?? added
}

/** A page's absolute URL, with non-ASCII characters percent-encoded. */
export function addressOf(siteUrl: string, path: string): string {
  return siteUrl + encodeURI(path)
}

/**
 * Returns whether a page answers for addresses other than its own: the 404 page, the page for retired addresses,
 * and pages with a parameter.
 */
export function isTemplatePage(path: string): boolean {
  return path === "/404" || path === "/gone" || path.includes("[")
}

/** Returns whether search engines may list a page. */
export function isIndexed({ path, hidden }: Pick<Page, "path" | "hidden">): boolean {
  return !hidden && !isTemplatePage(path)
}
