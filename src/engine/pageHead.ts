/** The metadata in a page's head for search engines and link previews. Pure. */
import type { HeadFacts } from "../lib/content/head"
import { cardOf } from "./cards/cards"
import { addressOf, changedOn, isIndexed, isTemplatePage } from "./indexing"
import type { Page } from "./pages"
import type { Site } from "./site"
import { scriptJson, structuredData } from "./structuredData"

/** Builds a page's metadata. */
export function headFacts(page: Page, site: Pick<Site, "facts" | "byPath" | "lists">): HeadFacts {
  const { siteUrl } = site.facts
  return {
    canonical: isTemplatePage(page.path) ? null : addressOf(siteUrl, page.path),
    indexed: isIndexed(page),
    card: addressOf(siteUrl, cardOf(page)),
    article: page.kind === "post" ? { published: page.added, modified: changedOn(page) } : null,
    structured: isIndexed(page) ? structuredData(page, site).map(scriptJson) : [],
  }
}
