import { renameSync } from "node:fs"
import { join } from "node:path"
import { checkSite } from "../../src/engine/checkSite"
import { LiveSite } from "../../src/engine/gatsby/liveSite"
import { formatProblem } from "../../src/engine/problems"
import { emptyBuildCache, readSite } from "../../src/engine/site"
import { facts, page, smallSite, write } from "./smallSite"

async function problemsOf(root: string, cache = emptyBuildCache(), published = false): Promise<string[]> {
  const options = { cache, published, today: "2021-08-01" }
  const { problems } = await checkSite(readSite(root, facts, options), cache)
  return problems.map(formatProblem)
}

const mistakes = {
  "content/pages/short.mdx": page("Short", "Text.").replace("A page of the tests.", "Short."),
  "content/pages/empty.mdx": page("Empty", "{/* A note. */}"),
  "content/pages/arrow.mdx": page("Arrow", "One → two."),
  "content/pages/unused.mdx": page("Unused", "Words.", "data: books\n"),
  "content/pages/lost.svg": "<svg/>",
  "content/data/bells.yaml": "- one\n",
  "content/blog/code.mdx": page("Code", "```ts\nlet a\n```"),
}

const expected = [
  "content/blog/code.mdx:7:1: The block of code does not say from which file of the site it is. Write ```ts src/lib/name.ts; code that is not of the site is ```js or ```text.",
  'content/data/bells.yaml:1:1: No page shows this list. Write "data: bells" in the front matter of one that does, or delete the list.',
  "content/pages/arrow.mdx:7:5: The site's fonts have no sign →: it is an empty box on some computers. Write a word for it, or an emoji.",
  "content/pages/empty.mdx:7:1: There is nothing on the page. Write what is to be read there, or remove the file.",
  "content/pages/lost.svg:1:1: No page shows this picture. Show it, or remove it.",
  "content/pages/short.mdx:3:14: The description has 6 characters. Write a sentence of 20 to 160: search engines and cards show it.",
  'content/pages/unused.mdx:5:7: The front matter names the list "books", and nothing on the page uses it. Show it, or take it out of "data".',
]

function broken(): string {
  const root = smallSite()
  for (const [file, text] of Object.entries(mistakes)) write(root, file, text)
  return root
}

describe("the one check of a site", () => {
  it("has nothing against the small site", async () => {
    expect(await problemsOf(smallSite())).toEqual([])
  })

  it("tells the same to the check, to a build and to develop, and again while nothing has changed", async () => {
    const root = broken()
    const cache = emptyBuildCache()
    expect(await problemsOf(root, cache)).toEqual(expected)
    expect(await problemsOf(root, cache)).toEqual(expected)
    for (const develop of [false, true]) {
      const { problems } = await new LiveSite(root, facts, { develop }).read()
      expect(problems.map(formatProblem)).toEqual(expected)
    }
  })

  it("looks again at what has been saved", async () => {
    const root = broken()
    const cache = emptyBuildCache()
    await problemsOf(root, cache)
    write(root, "content/pages/arrow.mdx", page("Arrow", "One to two."))
    write(root, "content/pages/unused.mdx", page("Unused", "{data.books.length} books.", "data: books\n"))
    expect(await problemsOf(root, cache)).toEqual(expected.filter(line => !/arrow|unused/.test(line)))
  })

  it("leaves a list that expressions alone use without a schema, and not one that a component reads", async () => {
    const root = smallSite()
    write(root, "content/pages/bells.mdx", page("Bells", "{data.bells.length} bells.", "data: bells\n"))
    write(root, "content/data/bells.yaml", "- one\n")
    expect(await problemsOf(root)).toEqual([])
    renameSync(join(root, "src/embeds/garden/schema.ts"), join(root, "src/embeds/garden/other.ts"))
    expect(await problemsOf(root)).toEqual([
      "content/data/books.yaml:1:1: Nothing says what the rows of this list hold. Give it a schema.ts beside the component that reads it.",
    ])
  })

  it("publishes a site in which only a page that is to come uses a list and a picture", async () => {
    const root = smallSite()
    const body = "![Bells](./bells.svg)\n\n{data.bells.length} bells."
    write(root, "content/pages/bells.mdx", page("Bells", body, "data: bells\npublishOn: 2021-12-24\n"))
    write(root, "content/pages/bells.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
    write(root, "content/data/bells.yaml", "- one\n")
    expect(await problemsOf(root, emptyBuildCache(), true)).toEqual([])
  })

  it("tells of a title that can't be read, and not of the list that its page shows", async () => {
    const root = smallSite()
    const text = page("A <b>bell</b>", "{data.bells.length} bells.", "data: bells\n")
    write(root, "content/pages/bells.mdx", text)
    write(root, "content/data/bells.yaml", "- one\n")
    expect(await problemsOf(root)).toEqual([
      expect.stringMatching(/^content\/pages\/bells\.mdx:2:8: "title" has a value/),
    ])
  })
})
