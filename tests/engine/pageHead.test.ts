import { headFacts } from "../../src/engine/pageHead"
import { readSite } from "../../src/engine/site"
import { facts, page, smallSite, write } from "./smallSite"

function site() {
  const root = smallSite()
  write(root, "content/pages/yö.mdx", page("Yö", "Text."))
  write(root, "content/pages/secret.mdx", page("Secret", "Text.", "hidden: true\n"))
  write(root, "content/pages/404.mdx", page("Not found", "Text."))
  write(root, "content/pages/watch/[id].mdx", page("Watch", "A film.", "hidden: true\n"))
  return readSite(root, facts)
}

const headOf = (path: string) => {
  const all = site()
  const found = all.byPath.get(path)
  if (!found) throw new Error(`The site has no page ${path}.`)
  return headFacts(found, all)
}

it("has the page's one address and its card, whole and in ASCII", () => {
  expect(headOf("/garden")).toMatchObject({
    canonical: "https://example.org/garden",
    card: "https://example.org/cards/garden.png",
    indexed: true,
    article: null,
  })
  expect(headOf("/yö")).toMatchObject({
    canonical: "https://example.org/y%C3%B6",
    card: "https://example.org/cards/y%C3%B6.png",
  })
  expect(headOf("/").canonical).toBe("https://example.org/")
})

it("keeps a hidden page out of search engines, at its own address, and says nothing else of it", () => {
  expect(headOf("/secret")).toMatchObject({
    canonical: "https://example.org/secret",
    indexed: false,
    structured: [],
  })
})

it.each(["/404", "/gone", "/watch/[id]"])("names no address for %s, which answers for others", path => {
  expect(headOf(path)).toMatchObject({ canonical: null, indexed: false, structured: [] })
})

it("has the days of a post, which is the only article", () => {
  const { article } = headOf("/blog/first")
  expect(article?.published).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(article?.modified).toBe(article?.published)
  const all = site()
  const post = all.byPath.get("/blog/first")
  if (!post) throw new Error("The small site has a post.")
  expect(headFacts({ ...post, updated: "2026-01-02" } as typeof post, all).article?.modified).toBe(
    "2026-01-02",
  )
})
