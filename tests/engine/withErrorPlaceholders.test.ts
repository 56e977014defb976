import { LiveSite } from "../../src/engine/gatsby/liveSite"
import { textContent } from "../../src/lib/content/tree"
import { facts, page, remove, smallSite, write } from "./smallSite"

const file = "content/pages/tops.mdx"

/** A site in develop, the page /tops as it is after each save: its title, words and components; undefined if gone. */
async function saved(...texts: (string | null)[]) {
  const root = smallSite()
  const live = new LiveSite(root, facts, { develop: true })
  await live.read()
  let site = live.current
  for (const text of texts) {
    if (text === null) remove(root, file)
    else write(root, file, text)
    site = await live.read()
  }
  const shown = site.byPath.get("/tops")
  return {
    problems: site.problems.filter(problem => problem.file === file).length,
    shown: shown && { title: shown.title, words: textContent(shown.tree), embeds: shown.embeds },
    tree: shown?.tree ?? [],
  }
}

const good = page("Tops", "One.\n\nTwo.")

describe("a page with mistakes, in develop", () => {
  it("is the page itself where there are none", async () => {
    const { problems, shown } = await saved(good)
    expect([problems, shown]).toEqual([0, { title: "Tops", words: "One. Two.", embeds: [] }])
  })

  it("has every piece that can be read, and the others as they were written", async () => {
    const text = page("Tops", "One.\n\nA {word and: no} end.\n\n</p>\n\nLast *one*.")
    const { problems, shown, tree } = await saved(good, text)
    expect(problems).toBeGreaterThan(0)
    expect(shown?.words).toMatch(/^One\..*Last one\.$/)
    expect(tree).toContainEqual({ type: "pre", children: ["</p>"] })
  })

  it("has signs that stand for themselves in the place of stray ones", async () => {
    const { problems, shown } = await saved(good, page("Tops", "I <3 you, and {this."))
    expect(problems).toBe(2)
    expect(shown?.words).toBe("I ‹3 you, and ❴this.")
  })

  it("keeps its place when its front matter can't be read, with its new words", async () => {
    const { problems, shown } = await saved(
      good,
      good.replace("title: Tops", "title: [Tops").replace("Two", "Three"),
    )
    expect(problems).toBeGreaterThan(0)
    expect(shown?.words).toBe("One. Three.")
  })

  it("is there even if it never was without a mistake", async () => {
    expect((await saved("Only words.\n")).shown).toEqual({ title: "tops", words: "Only words.", embeds: [] })
    expect((await saved("---\ntitle: Tops\n\nNo end.\n")).shown?.words).toContain("No end.")
  })

  it("has a mark where a component is unknown, and its words inside", async () => {
    const { shown, tree } = await saved(page("Tops", "Before.\n\n<Gardne>\n\nInside.\n\n</Gardne>"))
    expect(shown?.embeds).toEqual([])
    expect(JSON.stringify(tree)).toContain('"<Gardne>"')
    expect(shown?.words).toContain("Inside.")
  })

  it("goes when its file goes", async () => {
    expect((await saved(good, "---\nbroken", null)).shown).toBeUndefined()
  })
})

describe("a list with mistakes, in develop", () => {
  it("is as it was when it could last be read", async () => {
    const root = smallSite()
    const live = new LiveSite(root, facts, { develop: true })
    const name = [...(await live.read()).lists.keys()].find(each => each === "trees") ?? "trees"
    write(root, `content/data/${name}.yaml`, "- {name: Oak}\n")
    const before = (await live.read()).lists.get(name)
    expect(before).toBeDefined()
    write(root, `content/data/${name}.yaml`, "- {name: Oak\n")
    const site = await live.read()
    expect(site.problems.some(problem => problem.file === `content/data/${name}.yaml`)).toBe(true)
    expect(site.lists.get(name)).toEqual(before)
  })
})
