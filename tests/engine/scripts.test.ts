import { join } from "node:path"
import { build, transform } from "esbuild"
import type { Facts } from "../../src/engine/facts"
import {
  esbuildTargets,
  isPlain,
  isPlainLogic,
  type Rule,
  supportedBrowsers,
  translateFast,
} from "../../src/engine/gatsby/internals/translate"
import { excludedLibraries } from "../../src/engine/gatsby/webpack"
import { filesIn } from "../../src/engine/read"

const root = join(__dirname, "../..")
const sources = filesIn(root, "src", ".ts")
  .concat(filesIn(root, "src", ".tsx"))
  .map(file => join(root, file))
const facts = (given: object) => given as unknown as Facts

describe("who translates a script", () => {
  it("is esbuild for whatever asks no GraphQL, and Gatsby for the templates and the shell's query", () => {
    expect(isPlain(join(root, "src/embeds/todo/TodoList.tsx"))).toBe(true)
    expect(isPlain(join(root, "src/hooks/game/gameSession.ts"))).toBe(true)
    for (const template of ["page", "post", "playlist"])
      expect(isPlain(join(root, `src/templates/${template}.tsx`))).toBe(false)
    expect(isPlain(join(root, "src/shell/Shell.tsx"))).toBe(false)
    expect(isPlain(join(root, "node_modules/react/index.js"))).toBe(false)
    expect(isPlain(join(root, "src/styles/global.css"))).toBe(false)
  })

  const gatsby: Rule[] = [
    { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [] },
    { test: /\.tsx?$/, use: () => [] },
  ]
  const takesFile = (rule: Rule | undefined, file: string) =>
    rule?.test instanceof RegExp &&
    rule.test.test(file) &&
    (typeof rule.include !== "function" || rule.include(file)) &&
    ![rule.exclude ?? []].flat().some(test => typeof test === "function" && test(file))

  it("is one of the two, and once, for every file of ours", () => {
    const [babel, ...esbuild] = translateFast(gatsby, { target: "node20" })
    for (const file of sources) {
      const fast = esbuild.filter(rule => takesFile(rule, file)).length
      expect({ file, fast, slow: takesFile(babel, file) }).toEqual({
        file,
        fast: isPlain(file) ? 1 : 0,
        slow: !isPlain(file),
      })
    }
  })

  it("is in develop Babel for components, which keep their state by it", () => {
    const [babel, ...esbuild] = translateFast(gatsby, { target: "node20", handles: isPlainLogic })
    const logic = join(root, "src/embeds/todo/logic.ts")
    const component = join(root, "src/embeds/todo/TodoList.tsx")
    expect([takesFile(babel, component), esbuild.some(rule => takesFile(rule, component))]).toEqual([
      true,
      false,
    ])
    expect([takesFile(babel, logic), esbuild.some(rule => takesFile(rule, logic))]).toEqual([false, true])
  })

  it("keeps nothing of Babel's between builds, which would change the digests of what draws the pages", () => {
    const use = () => [{ loader: "babel", options: { stage: "build-html", cacheDirectory: ".cache/babel" } }]
    const rules: Rule[] = [{ test: /\.(js|mjs|jsx|ts|tsx)$/, use }]
    const given = ([rule = {}]: Rule[]) => (rule.use as typeof use)()
    expect(given(translateFast(rules, { target: "node20" }))).toEqual([
      { loader: "babel", options: { stage: "build-html", cacheDirectory: false } },
    ])
    expect(given(translateFast(rules, { target: "node20", cache: true }))).toEqual(use())
  })

  it("leaves the rules of styles and pictures as they are", () => {
    const others: Rule[] = [{ test: /\.css$/, use: ["a"] }, { test: /\.(png|gif)$/, use: () => [] }, {}]
    expect(translateFast(others, { target: "node20" }).slice(0, 3)).toEqual(others)
  })

  it("knows the browsers by the names that esbuild takes", async () => {
    expect(esbuildTargets(["chrome >= 93", "ios_saf >= 15.4"])).toEqual(["chrome93", "ios15.4"])
    const { code } = await transform("class A { static { A.x = 1 } }", {
      target: supportedBrowsers(root),
    })
    expect(code).not.toMatch(/static\s*\{/)
  })

  it("keeps a class a class, so that one of ours can extend a library's", async () => {
    const { outputFiles } = await build({
      stdin: { contents: "export class Ours extends Array { own = 1 }" },
      write: false,
      target: supportedBrowsers(root),
    })
    expect(outputFiles[0]?.text).toContain("extends Array")
  })
})

describe("libraries of services that are switched off", () => {
  const off = facts({ analyticsId: "", errorReportsDsn: "", giphyKey: "" })

  it("are not built in", () => {
    expect(excludedLibraries("build-javascript", off).sort()).toEqual([
      "@giphy/js-fetch-api",
      "@sentry/browser",
      "react-ga4",
      "web-vitals",
    ])
  })

  it("are built in where an id is configured", () => {
    const on = facts({ analyticsId: "G-1", errorReportsDsn: "https://a@b.example/1", giphyKey: "k" })
    expect(excludedLibraries("build-javascript", on)).toEqual([])
    expect(excludedLibraries("build-javascript", facts({ ...off, analyticsId: "G-1" })).sort()).toEqual([
      "@giphy/js-fetch-api",
      "@sentry/browser",
    ])
  })

  it("are there in develop, and never needed to draw the static HTML", () => {
    expect(excludedLibraries("develop", off)).toEqual([])
    expect(
      excludedLibraries("build-html", facts({ analyticsId: "G-1", errorReportsDsn: "", giphyKey: "" })),
    ).toContain("react-ga4")
  })
})
