/** What a page's head says to machines: search engines, and whatever shows a card where a page is passed on. Pure. */
import type { HeadFacts } from "../lib/content/head"
import { cardOf } from "./cards/cards"
import { addressOf, changedOn, isIndexed, isTemplatePage } from "./indexing"
import type { Page } from "./pages"
import type { Site } from "./site"
import { scriptJson, structuredData } from "./structuredData"

/** What a page's head says. */
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
