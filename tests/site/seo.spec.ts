/** Tests of the metadata of the built site: heads, social cards, sitemap, robots.txt and manifest. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import { parse } from "parse5"
import sharp from "sharp"
import { sitePages } from "./visit"

const siteUrl = "https://juhq.fi"

type Element = {
  tagName?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Element[]
  value?: string
}

type Head = {
  path: string
  title: string[]
  /** Contents of meta elements, by name or property. */
  meta: Map<string, string[]>
  /** Addresses of link elements, by their rel. */
  link: Map<string, string[]>
  structured: Record<string, unknown>[]
}

function elementsOf(node: Element): Element[] {
  return [node, ...(node.childNodes ?? []).flatMap(elementsOf)]
}

function headOf(path: string, html: string): Head {
  const elements = elementsOf(parse(html) as Element)
  const head: Head = { path, title: [], meta: new Map(), link: new Map(), structured: [] }
  const add = (to: Map<string, string[]>, name: string, value: string) =>
    to.set(name, [...(to.get(name) ?? []), value])
  for (const { tagName, attrs = [], childNodes = [] } of elements) {
    const given = Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
    const text = childNodes.map(({ value = "" }) => value).join("")
    // Skips titles of SVG drawings.
    if (tagName === "title" && "data-gatsby-head" in given) head.title.push(text)
    if (tagName === "meta") add(head.meta, given.name ?? given.property ?? "", given.content ?? "")
    if (tagName === "link") add(head.link, given.rel ?? "", given.href ?? "")
    if (tagName === "script" && given.type === "application/ld+json") head.structured.push(JSON.parse(text))
  }
  return head
}

type Built = { path: string; hidden?: boolean }

/** All built pages, with their parsed heads. */
const built = readdirSync("public/page-data", { recursive: true, encoding: "utf8" })
  .filter(file => file.endsWith("page-data.json"))
  .flatMap(file => {
    const { path, result } = JSON.parse(readFileSync(join("public/page-data", file), "utf8")) as {
      path: string
      result?: { data?: { page?: Built } }
    }
    const page = result?.data?.page
    const html = path.endsWith(".html") ? `public${path}` : `public${path}/index.html`
    return page ? [{ page, head: headOf(path, readFileSync(html, "utf8")) }] : []
  })

const heads = built.map(({ head }) => head)
const isListed = ({ page, head }: (typeof built)[number]) =>
  !page.hidden && page.path === head.path && page.path !== "/404"
const listed = built.filter(isListed).map(({ head }) => head)

const only = (from: Map<string, string[]>, name: string) => {
  const found = from.get(name) ?? []
  return found.length === 1 ? found[0] : found
}

test("every page's head describes the page once, and has a card", () => {
  expect(heads.length).toBeGreaterThan(sitePages().length)
  for (const { path, title, meta, link } of heads) {
    expect(title, path).toHaveLength(1)
    for (const name of ["description", "og:title", "og:description", "og:type", "og:image", "og:site_name"])
      expect(only(meta, name), `${name} of ${path}`).toEqual(expect.stringMatching(/./))
    expect(only(meta, "twitter:card"), path).toBe("summary_large_image")
    expect(only(meta, "og:image:alt"), path).toEqual(expect.stringMatching(/./))
    expect([only(meta, "og:image:width"), only(meta, "og:image:height")], path).toEqual(["1200", "630"])
    expect(only(meta, "theme-color"), path).toBe("#008080")
    expect(only(link, "manifest"), path).toBe("/manifest.webmanifest")
    expect(only(link, "apple-touch-icon"), path).toBe("/pictures/icon-180.png")
  }
})

test("an indexed page has a unique canonical address, its own", () => {
  const addresses = listed.map(({ link }) => only(link, "canonical"))
  expect(addresses).toEqual(listed.map(({ path }) => siteUrl + encodeURI(path)))
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const { path, meta } of listed) {
    expect(meta.has("robots"), path).toBe(false)
    expect(only(meta, "og:url"), path).toBe(siteUrl + encodeURI(path))
  }
})

test("all other pages are noindex, and none has the canonical address of another page", () => {
  const others = built.filter(each => !isListed(each))
  expect(others.map(({ head }) => head.path)).toEqual(expect.arrayContaining(["/404", "/404.html", "/gone"]))
  for (const { head } of others) {
    expect(only(head.meta, "robots"), head.path).toBe("noindex")
    expect([[], siteUrl + head.path], head.path).toContainEqual(only(head.link, "canonical"))
  }
})

test("every card is a picture of 1200 by 630 pixels under 60 kB, and each page has its own", async () => {
  const cards = listed.map(({ meta }) => String(only(meta, "og:image")))
  expect(new Set(cards).size).toBe(cards.length)
  const bytes = new Set<string>()
  for (const card of cards) {
    expect(card).toMatch(/^https:\/\/juhq\.fi\/cards\//)
    const file = `public${decodeURI(card.slice(siteUrl.length))}`
    expect(existsSync(file), card).toBe(true)
    expect(statSync(file).size, card).toBeLessThan(60_000)
    const { width, height, format } = await sharp(file).metadata()
    expect({ width, height, format }, card).toEqual({ width: 1200, height: 630, format: "png" })
    bytes.add(readFileSync(file).toString("base64"))
  }
  expect(bytes.size).toBe(cards.length)
})

/** Properties that search engines require for each schema.org type. */
const required: Record<string, readonly string[]> = {
  WebSite: ["name", "url"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher", "url"],
  Recipe: ["name", "image", "author", "recipeIngredient", "recipeInstructions", "totalTime", "recipeYield"],
  BreadcrumbList: ["itemListElement"],
}

test("schema.org data of posts, the recipe and the site is complete", () => {
  for (const { path, structured } of heads)
    for (const thing of structured) {
      expect(thing["@context"], path).toBe("https://schema.org")
      const needed = required[String(thing["@type"])]
      expect(needed, `${thing["@type"]} of ${path}`).toBeDefined()
      expect(Object.keys(thing), path).toEqual(expect.arrayContaining([...(needed ?? [])]))
    }
  const kinds = (path: string) =>
    heads.find(head => head.path === path)?.structured.map(thing => thing["@type"])
  expect(kinds("/")).toEqual(["WebSite"])
  expect(kinds("/recipes/watermelon-pizza")).toContain("Recipe")
  const posts = listed.filter(({ path }) => path.startsWith("/blog/"))
  expect(posts.length).toBeGreaterThan(1)
  for (const { path, meta } of posts) {
    expect(kinds(path), path).toEqual(["BlogPosting", "BreadcrumbList"])
    expect(only(meta, "og:type"), path).toBe("article")
    expect(only(meta, "article:published_time"), path).toEqual(expect.stringMatching(/^\d{4}-\d\d-\d\d$/))
  }
})

test("the sitemap lists exactly the indexed pages, with dates, and robots.txt names it", () => {
  const xml = readFileSync("public/sitemap.xml", "utf8")
  expect(XMLValidator.validate(xml)).toBe(true)
  const { urlset } = new XMLParser().parse(xml) as { urlset: { url: { loc: string; lastmod: string }[] } }
  const addresses = urlset.url.map(({ loc }) => loc)
  expect([...addresses].sort()).toEqual(listed.map(({ path }) => siteUrl + encodeURI(path)).sort())
  expect(addresses.length).toBe(sitePages().filter(({ path }) => path !== "/404").length)
  for (const { lastmod } of urlset.url) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(readFileSync("public/robots.txt", "utf8")).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`)
})

test("the manifest's icons are there, in the sizes that it says", async ({ request }) => {
  const answer = await request.get("/manifest.webmanifest")
  expect(answer.headers()["content-type"]).toBe("application/manifest+json")
  const manifest = JSON.parse(await answer.text())
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ])
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`public${src}`).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test("a canonical address has no query or fragment, also after navigation", async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]')
  await page.goto("/blog?from=somewhere#top")
  // For a moment the head has both the server's and the client's elements.
  await expect(canonical).toHaveCount(1)
  await expect(canonical).toHaveAttribute("href", `${siteUrl}/blog`)
  await page.locator("main").getByRole("link").first().click()
  await expect(page).not.toHaveURL(/from=somewhere/)
  await expect(canonical).toHaveCount(1)
  await expect(canonical).toHaveAttribute("href", siteUrl + new URL(page.url()).pathname)
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1)
})
