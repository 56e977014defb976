/** The sitemap (sitemaps.org) and robots.txt (RFC 9309). Pure. */
import type { Facts } from "./facts"
import { addressOf, changedOn, isIndexed } from "./indexing"
import { compare } from "./problems"
import type { Site } from "./site"

/** Renders the sitemap of all indexed pages, sorted by path, with the date of their last change. */
export function sitemapXml({ pages, facts }: Pick<Site, "pages" | "facts">): string {
  const entries = pages
    .filter(isIndexed)
    .sort((a, b) => compare(a.path, b.path))
    .map(page => {
      const address = escapeXml(addressOf(facts.siteUrl, page.path))
      return `<url><loc>${address}</loc><lastmod>${changedOn(page)}</lastmod></url>\n`
    })
  const space = "http://www.sitemaps.org/schemas/sitemap/0.9"
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${space}">\n${entries.join("")}</urlset>\n`
}

/** Renders a robots.txt that allows everything and names the sitemap. */
export function robotsTxt({ siteUrl }: Pick<Facts, "siteUrl">): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

function escapeXml(text: string): string {
  const names: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
  }
  return text.replace(/[&<>"']/g, sign => names[sign] ?? sign)
}
