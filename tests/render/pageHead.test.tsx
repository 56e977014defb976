import { renderToStaticMarkup } from "react-dom/server"
import type { HeadFacts } from "../../src/lib/content/head"
import { PageHead } from "../../src/render/PageHead"

const site = { siteMetadata: { name: "juhq.fi", siteUrl: "https://juhq.fi" } }

const facts: HeadFacts = {
  canonical: "https://juhq.fi/tea",
  indexed: true,
  card: "https://juhq.fi/cards/tea.png",
  article: null,
  structured: [],
}

const headOf = (head: Partial<HeadFacts> = {}, title = "Tea") =>
  renderToStaticMarkup(
    <PageHead
      page={{ title, description: "How long.", lang: "en-GB", head: { ...facts, ...head } }}
      site={site}
    />,
  )

it("has a title, a description, the one address and the card", () => {
  const html = headOf()
  expect(html).toContain("<title>juhq.fi - Tea</title>")
  expect(html).toContain('<meta name="description" content="How long."/>')
  expect(html).toContain('<link rel="canonical" href="https://juhq.fi/tea"/>')
  expect(html).toContain('<meta property="og:title" content="Tea"/>')
  expect(html).toContain('<meta property="og:image" content="https://juhq.fi/cards/tea.png"/>')
  expect(html).not.toContain("noindex")
})

it("is called by the site's name where the page has no title", () => {
  const html = headOf({}, "")
  expect(html).toContain("<title>juhq.fi</title>")
  expect(html).toContain('<meta property="og:title" content="juhq.fi"/>')
})

it("is not to be listed, and names no address, for a page that answers for others", () => {
  const html = headOf({ canonical: null, indexed: false })
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain("canonical")
  expect(html).not.toContain("og:url")
})

it("has the days of an article", () => {
  const html = headOf({ article: { published: "2024-01-01", modified: "2025-01-01" } })
  expect(html).toContain('<meta property="og:type" content="article"/>')
  expect(html).toContain('<meta property="article:modified_time" content="2025-01-01"/>')
})

it("has each piece of JSON-LD as a script of its own that can be read back", () => {
  const html = headOf({ structured: ['{"@type":"Recipe"}', '{"@type":"BreadcrumbList"}'] })
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = ""]) => JSON.parse(text.replaceAll("&quot;", '"')),
  )
  expect(texts).toEqual([{ "@type": "Recipe" }, { "@type": "BreadcrumbList" }])
})
