import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { writeEvaluationCache } from "../../src/engine/gatsby/evaluationCache"
import { persistentCache } from "../../src/engine/gatsby/webpackCache"
import { facts, smallSite, write } from "./smallSite"

const { CI } = process.env
beforeEach(() => {
  delete process.env.CI
})
afterAll(() => {
  if (CI === undefined) delete process.env.CI
  else process.env.CI = CI
})

const given = { type: "filesystem", name: "build-html", buildDependencies: { config: ["a.js"] } }

/** A site with what decides how its scripts are compiled. */
function site(): string {
  const root = smallSite()
  for (const file of ["package.json", "package-lock.json", "tsconfig.json", "gatsby-node.ts"])
    copyFileSync(join(process.cwd(), file), join(root, file))
  write(root, "gatsby-config.ts", "export default {}\n")
  return root
}

const versionOf = (root: string, own = facts) =>
  (persistentCache("build-html", given, { root, facts: own }) as { version: string }).version

describe("webpack's persistent cache in a build", () => {
  it("is off for the first, on where a former one is there, and off in CI", () => {
    const root = site()
    expect(persistentCache("build-html", given, { root, facts })).toBe(false)
    writeEvaluationCache(root, "engine", new Map())
    expect(persistentCache("build-html", given, { root, facts })).toMatchObject({
      type: "filesystem",
      name: "build-html",
    })
    rmSync(join(root, "package-lock.json"))
    expect(persistentCache("build-html", given, { root, facts })).toBe(false)
    write(root, "package-lock.json", "{}")
    expect(persistentCache("build-html", given, { root, facts })).not.toBe(false)
    process.env.CI = "true"
    expect(persistentCache("build-javascript", given, { root, facts })).toBe(false)
  })

  it("is another where a package, a setting or a service is another, and the same where words are", () => {
    const root = site()
    writeEvaluationCache(root, "engine", new Map())
    const first = versionOf(root)
    write(root, "content/pages/garden.mdx", "---\ntitle: Other\n---\n")
    expect(versionOf(root)).toBe(first)
    expect(versionOf(root, { ...facts, giphyKey: "key" })).not.toBe(first)
    writeFileSync(join(root, "package-lock.json"), "{}")
    const second = versionOf(root)
    expect(second).not.toBe(first)
    mkdirSync(join(root, "src/engine/gatsby"), { recursive: true })
    write(root, "src/engine/gatsby/webpack.ts", "export {}\n")
    expect(versionOf(root)).not.toBe(second)
  })
})

it("webpack's persistent cache in develop is always there, and written when nobody waits", () => {
  process.env.CI = "true"
  expect(persistentCache("develop", given, { root: site(), facts })).toMatchObject({
    ...given,
    idleTimeoutForInitialStore: 0,
  })
})
