import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { parse } from "yaml"
import type { Json } from "../../src/lib/content/tree"
import { PageHead } from "../../src/render/PageHead"

const site = { siteMetadata: { name: "juhq.fi", siteUrl: "https://juhq.fi" } }
const page = { path: "/recipes/pizza", title: "Pizza", description: "A pizza.", added: "2024-08-29" }
const recipe = parse(readFileSync("content/data/watermelon-pizza.yaml", "utf8")) as Json

const scriptOf = (data: Record<string, Json>) => {
  const html = renderToStaticMarkup(<PageHead page={{ ...page, data }} site={site} />)
  return /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
}

it("has the recipe of a page that has one, as JSON that can be read back", () => {
  const text =
    scriptOf({ "watermelon-pizza": recipe })?.replaceAll("&quot;", '"').replaceAll("&amp;", "&") ?? ""
  expect(JSON.parse(text)).toMatchObject({ "@type": "Recipe", url: "https://juhq.fi/recipes/pizza" })
})

it("has nothing of the kind for other pages", () => {
  expect(scriptOf({ books: [] })).toBeUndefined()
})
