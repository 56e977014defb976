/** Structured data for search engines: schema.org as JSON-LD. Pure. */
import { recipeJsonLd, recipesOf } from "../lib/content/recipe"
import type { Json } from "../lib/content/tree"
import { cardOf } from "./cards/cards"
import type { Facts } from "./facts"
import { addressOf, changedOn } from "./indexing"
import type { Page } from "./pages"
import type { Site } from "./site"

type Known = Pick<Site, "facts" | "byPath" | "lists">

type Thing = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>

const context = "https://schema.org"

/** Describes a page: the site, a post, its recipes, and its breadcrumbs. */
export function structuredData(page: Page, site: Known): Thing[] {
  const things: (Thing | null)[] = [
    page.path === "/" ? website(site.facts) : null,
    page.kind === "post" ? blogPosting(page, site.facts) : null,
    ...recipes(page, site),
    breadcrumbs(page, site),
  ]
  return things.filter(thing => thing !== null)
}

/** Serialises JSON for a script element; no text in it can close the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c")
}

function author({ name, siteUrl }: Facts) {
  return { "@type": "Organization", name, url: `${siteUrl}/` }
}

function website({ name, siteUrl, description, language }: Facts): Thing {
  return {
    "@context": context,
    "@type": "WebSite",
    name,
    url: `${siteUrl}/`,
    description,
    inLanguage: language,
  }
}

function blogPosting(page: Page, facts: Facts): Thing {
  const url = addressOf(facts.siteUrl, page.path)
  return {
    "@context": context,
    "@type": "BlogPosting",
    headline: page.title,
    description: page.description,
    url,
    mainEntityOfPage: url,
    image: addressOf(facts.siteUrl, cardOf(page)),
    datePublished: page.added,
    dateModified: changedOn(page),
    inLanguage: page.lang,
    author: author(facts),
    publisher: author(facts),
  }
}

function recipes(page: Page, { facts, lists }: Known): Thing[] {
  const data: Record<string, Json> = Object.fromEntries(
    page.data.map(name => [name, lists.get(name) ?? null]),
  )
  const { siteUrl } = facts
  const about = {
    description: page.description,
    added: page.added,
    url: addressOf(siteUrl, page.path),
    image: addressOf(siteUrl, cardOf(page)),
    author: author(facts),
  }
  return recipesOf(data).map(recipe => recipeJsonLd(recipe, about))
}

/** The breadcrumbs of a page below other pages; null for others. */
function breadcrumbs(page: Page, { facts, byPath }: Known): Thing | null {
  const parts = page.path.split("/").slice(1)
  const above = parts.slice(0, -1).flatMap((_, i) => byPath.get(`/${parts.slice(0, i + 1).join("/")}`) ?? [])
  const home = byPath.get("/")
  if (above.length === 0 || !home) return null
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: [home, ...above, page].map(({ path, title }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: title || facts.name,
      item: addressOf(facts.siteUrl, path),
    })),
  }
}
