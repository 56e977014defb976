import { readFileSync } from "node:fs"
import { readSite } from "../../src/engine/site"
import { scriptJson, structuredData } from "../../src/engine/structuredData"
import { facts, page, smallSite, write } from "./smallSite"

function thingsOf(path: string, change: (root: string) => void = () => {}) {
  const root = smallSite()
  change(root)
  const site = readSite(root, facts)
  const found = site.byPath.get(path)
  if (!found) throw new Error(`The site has no page ${path}.`)
  return structuredData(found, site)
}

it("says on the front page what site it is", () => {
  expect(thingsOf("/")).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: "example.org",
      url: "https://example.org/",
      description: "A small site for tests.",
      inLanguage: "en-GB",
    },
  ])
})

it("has of a post all that search engines ask for, with its card as the picture", () => {
  expect(thingsOf("/blog/first")[0]).toEqual({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: expect.stringMatching(/./),
    description: expect.stringMatching(/./),
    url: "https://example.org/blog/first",
    mainEntityOfPage: "https://example.org/blog/first",
    image: "https://example.org/cards/blog/first.png",
    datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    inLanguage: "en-GB",
    author: { "@type": "Organization", name: "example.org", url: "https://example.org/" },
    publisher: { "@type": "Organization", name: "example.org", url: "https://example.org/" },
  })
})

it("says that a post in Finnish is", () => {
  const [posting] = thingsOf("/blog/toka", root =>
    write(root, "content/blog/toka.mdx", page("Toka", "Tekstiä.", "lang: fi\n")),
  )
  expect(posting).toMatchObject({ "@type": "BlogPosting", inLanguage: "fi" })
})

it("has the way to a page that lies below others, over those that are there", () => {
  const [way] = thingsOf("/beds/tall/old", root => {
    write(root, "content/pages/beds.mdx", page("Beds", "Text."))
    write(root, "content/pages/beds/tall/old.mdx", page("Old", "Text."))
  })
  expect(way).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "example.org", item: "https://example.org/" },
      { "@type": "ListItem", position: 2, name: "Beds", item: "https://example.org/beds" },
      { "@type": "ListItem", position: 3, name: "Old", item: "https://example.org/beds/tall/old" },
    ],
  })
})

it("says nothing of a page that is only a page", () => {
  expect(thingsOf("/garden")).toEqual([])
})

it("has the recipe of a page, with the page's card", () => {
  const [recipe] = thingsOf("/pizza", root => {
    write(root, "content/data/pizza.yaml", readFileSync("content/data/watermelon-pizza.yaml", "utf8"))
    write(root, "content/pages/pizza.mdx", page("Pizza", "{data.pizza.name}", "data: pizza\n"))
  })
  expect(recipe).toMatchObject({
    "@type": "Recipe",
    url: "https://example.org/pizza",
    image: ["https://example.org/cards/pizza.png"],
    datePublished: "2021-07-01",
  })
})

it("ends no script element", () => {
  expect(scriptJson({ a: "</script><!--" })).not.toContain("<")
  expect(JSON.parse(scriptJson({ a: "</script>" }))).toEqual({ a: "</script>" })
})
