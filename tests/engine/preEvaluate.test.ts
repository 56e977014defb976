import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { preEvaluate } from "../../src/engine/gatsby/preEvaluate"
import { emptyMemory, readSite } from "../../src/engine/site"
import { facts, smallSite } from "./smallSite"

/** The small site with the engine beside it, as a site has it. */
function siteWithEngine(): string {
  const root = smallSite()
  for (const part of ["src/engine", "node_modules"]) {
    rmSync(join(root, part), { recursive: true, force: true })
    symlinkSync(join(process.cwd(), part), join(root, part))
  }
  return root
}

describe("pages evaluated ahead", () => {
  it("are what the reader would have made of them, and are taken as they are", async () => {
    const root = siteWithEngine()
    const alone = emptyMemory()
    const own = readSite(root, facts, { memory: alone })
    const evaluated = await preEvaluate(root, facts)
    expect([...evaluated]).toEqual([...alone.evaluated])
    expect(evaluated.size).toBeGreaterThan(3)

    const memory = { ...emptyMemory(), evaluated: new Map(evaluated) }
    const site = readSite(root, facts, { memory })
    expect(site.pages).toEqual(own.pages)
    for (const [file, { evaluated: taken }] of memory.evaluated)
      expect(taken).toBe(evaluated.get(file)?.evaluated)
  })

  it("are evaluated anew where they were saved since", async () => {
    const root = siteWithEngine()
    const evaluated = await preEvaluate(root, facts)
    const file = [...evaluated.keys()].find(name => name.startsWith("content/pages/")) ?? ""
    const text = readFileSync(join(root, file), "utf8")
    writeFileSync(join(root, file), `${text}\n\nA new sentence.\n`)
    const memory = { ...emptyMemory(), evaluated: new Map(evaluated) }
    const page = readSite(root, facts, { memory }).pages.find(each => each.file === file)
    expect(JSON.stringify(page?.tree)).toContain("A new sentence.")
  })

  it("are none where the other process can't work, and nothing fails", async () => {
    const root = smallSite()
    rmSync(join(root, "src"), { recursive: true, force: true })
    expect((await preEvaluate(root, facts)).size).toBe(0)
  })
})
