import { readEmbeds } from "../../../src/engine/embeds"
import { readSite } from "../../../src/engine/site"
import { facts, smallSite } from "../../../tests/engine/smallSite"
import { offerAt } from "../../client/text/completion"
import { knowledgeOf } from "../../knowledge"
import { withLinks, withList, withPictures } from "../../links"

const root = smallSite()
const knowledge = knowledgeOf(root, readSite(root, facts, { embeds: readEmbeds(process.cwd()) }))

/** The labels of the completions at "|". */
function offered(text: string, file = "content/pages/x.mdx"): string[] {
  const at = text.indexOf("|")
  const place = { file, text: text.replace("|", ""), at, knowledge, today: "2025-08-03" }
  return offerAt(place)?.options.map(({ label, snippet }) => snippet ?? label) ?? []
}
const front = "---\ntitle: x\ndata: [books]\n---\n\n"

describe("completion", () => {
  it("knows components, with the props that they need", () => {
    expect(offered(`${front}See <Con|`)).toContain('Consonants start="${}" />')
    expect(offered(`${front}<Window|`)).toContain('Window title="${}">${}</Window>')
    expect(offered(`${front}<Columns></|`)).toContain("Columns>")
  })

  it("knows the props that are not there yet, and what they may be", () => {
    expect(offered(`${front}<Window title="x" |`)).toEqual(['tone="${}"'])
    expect(offered(`${front}<Window title="x" tone="|`)).toEqual(["paper", "silver"])
    expect(offered(`${front}<List data="|`)).toEqual(expect.arrayContaining(["books", "posts"]))
    expect(offered(`${front}<Nothing |`)).toEqual([])
  })

  it("knows pages, their anchors, and pictures", () => {
    expect(offered(`${front}[x](/g|`)).toEqual(expect.arrayContaining(["/garden", "/blog/first"]))
    expect(offered(`${front}[x](/garden#|`)).toContain("broad-beans")
    expect(offered(`${front}![x](|`)).toEqual(expect.arrayContaining(["./beans.png", "/mark.svg"]))
    expect(offered("- title: x\n  link: /|", "content/data/books.yaml")).toContain("/garden")
    expect(offered(`${front}[x](https://|`)).toEqual([])
  })

  it("knows the front matter: keys that are not there yet, and their values", () => {
    expect(offered("---\ntitle: x\n|\n---\n")).toContain("added: ${}")
    expect(offered("---\ntitle: x\n|\n---\n")).not.toContain("title: ${}")
    expect(offered("---\nbackground: |\n---\n")).toContain("stars")
    expect(offered("---\nadded: |\n---\n")).toEqual(["2025-08-03"])
    expect(offered("---\ndata: [books, |]\n---\n")).toContain("menus")
    expect(offered("---\nhidden: |\n---\n")).toEqual(["true", "false"])
  })

  it("knows the keys of a list, and what expressions see", () => {
    expect(offered("songs:\n  - |", "content/playlists/rain.yaml")).toContain("title: ${}")
    expect(offered(`${front}{data.|`)).toEqual(["books"])
    expect(offered(`${front}{site.|`)).toContain("name")
    expect(offered(`${front}Words and |`)).toEqual([])
  })
})

describe("links of a page that moves", () => {
  const led = (text: string, file = "x.mdx") => withLinks(file, text, "/tea", "/tools/tea")

  it("are led to the new address wherever a link can stand", () => {
    expect(led('[a](/tea) [b](/tea#hot) [c](</tea>) <A to="/tea" /> {["/tea?x=1"]}\n\n[d]: /tea')).toBe(
      '[a](/tools/tea) [b](/tools/tea#hot) [c](</tools/tea>) <A to="/tools/tea" /> {["/tools/tea?x=1"]}\n\n[d]: /tools/tea',
    )
    expect(led('- {to: /tea}\n- link: "/tea#x"\n', "x.yaml")).toBe(
      '- {to: /tools/tea}\n- link: "/tools/tea#x"\n',
    )
  })

  it("are no others, and no words", () => {
    const text = "`/tea` and /tea, [a](/teapot) [b](/tea/pot) [c](/x/tea) [d](https://x.fi/tea)"
    expect(led(text)).toBe(text)
    expect(led("- note: see /tea\n", "x.yaml")).toBe("- note: see /tea\n")
  })

  it("find the pictures beside its old place, and a list under its new name", () => {
    expect(withPictures("![x](./a.png)", "content/pages/a.mdx", "content/pages/b/c.mdx")).toBe(
      "![x](../a.png)",
    )
    expect(withPictures("![x](./a.png)", "content/pages/a.mdx", "content/pages/b.mdx")).toBe("![x](./a.png)")
    expect(withList('{data.teas.length} <List data="teas" />', "teas", "hot-teas")).toBe(
      '{data["hot-teas"].length} <List data="hot-teas" />',
    )
  })
})
