/** The list of pages for search engines (sitemaps.org), and the file that names it to them (RFC 9309). Pure. */
import type { Facts } from "./facts"
import { addressOf, changedOn, isIndexed } from "./indexing"
import { compare } from "./problems"
import type { Site } from "./site"

/** Every page that may be listed, in the order of the paths, with the day on which it was last changed. */
export function sitemapXml({ pages, facts }: Pick<Site, "pages" | "facts">): string {
  const entries = pages
    .filter(isIndexed)
    .sort((a, b) => compare(a.path, b.path))
    .map(page => {
      const address = escaped(addressOf(facts.siteUrl, page.path))
      return `<url><loc>${address}</loc><lastmod>${changedOn(page)}</lastmod></url>\n`
    })
  const space = "http://www.sitemaps.org/schemas/sitemap/0.9"
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${space}">\n${entries.join("")}</urlset>\n`
}

/** Everybody may read everything, and is told where the list of it is. */
export function robotsTxt({ siteUrl }: Pick<Facts, "siteUrl">): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

function escaped(text: string): string {
  const names: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
  }
  return text.replace(/[&<>"']/g, sign => names[sign] ?? sign)
}
