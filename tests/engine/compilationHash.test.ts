import { CompilationHashPlugin } from "../../src/engine/gatsby/internals/compilationHash"

/** The hash of a build that has emitted these files, where webpack had given it one of its own. */
function hashOf(files: string[], own: string): string {
  const compilation = { hash: own, assets: Object.fromEntries(files.map(file => [file, {}])) }
  const tap = (_: string, work: (of: typeof compilation) => void) => work(compilation)
  new CompilationHashPlugin().apply({ hooks: { afterEmit: { tap } } })
  return compilation.hash
}

describe("the hash of the site's scripts", () => {
  it("is the same for the same files in any order, whatever webpack made of them", () => {
    expect(hashOf(["app-1.js", "kits-2.js"], "0123abcd")).toBe(hashOf(["kits-2.js", "app-1.js"], "ffffffff"))
    expect(hashOf(["app-1.js"], "0123abcd")).toMatch(/^[\da-f]{8}$/)
  })

  it("is another where a file is another", () => {
    expect(hashOf(["app-1.js"], "0123abcd")).not.toBe(hashOf(["app-3.js"], "0123abcd"))
  })
})
