import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { readEvaluationCache, writeEvaluationCache } from "../../src/engine/gatsby/evaluationCache"
import { LiveSite } from "../../src/engine/gatsby/liveSite"
import { facts, page, remove, smallSite, write } from "./smallSite"

describe("what a build has evaluated", () => {
  it("is what the next one would have made of the same pages, and it takes it", async () => {
    const root = smallSite()
    const first = new LiveSite(root, facts)
    const site = await first.read()
    writeEvaluationCache(root, first.currentEngine, first.evaluated)
    const second = new LiveSite(root, facts)
    const cached = readEvaluationCache(root, second.currentEngine)
    expect([...cached]).toEqual([...first.evaluated])
    second.remember(cached)
    expect((await second.read()).pages).toEqual(site.pages)
    for (const [file, { evaluated }] of second.evaluated) expect(evaluated).toBe(cached.get(file)?.evaluated)
  })

  it("is not believed of a page that was saved since, and forgets one that is gone", async () => {
    const root = smallSite()
    write(root, "content/pages/passing.mdx", page("Passing", "It goes."))
    const first = new LiveSite(root, facts)
    await first.read()
    writeEvaluationCache(root, first.currentEngine, first.evaluated)
    const [file = ""] = [...first.evaluated.keys()].filter(name => name.startsWith("content/pages/"))
    remove(root, "content/pages/passing.mdx")
    const second = new LiveSite(root, facts)
    second.remember(readEvaluationCache(root, second.currentEngine))
    await second.read()
    expect(first.evaluated.has("content/pages/passing.mdx")).toBe(true)
    expect(second.evaluated.has("content/pages/passing.mdx")).toBe(false)
    expect(second.evaluated.get(file)).toEqual(first.evaluated.get(file))
  })

  it("is nothing to another engine, and where the file can't be read", async () => {
    const root = smallSite()
    const site = new LiveSite(root, facts)
    await site.read()
    expect(readEvaluationCache(root, site.currentEngine).size).toBe(0)
    writeEvaluationCache(root, site.currentEngine, site.evaluated)
    expect(readEvaluationCache(root, "another").size).toBe(0)
    mkdirSync(join(root, ".cache"), { recursive: true })
    writeFileSync(join(root, ".cache/evaluated.json"), '{"engine": "half')
    expect(readEvaluationCache(root, site.currentEngine).size).toBe(0)
  })
})
