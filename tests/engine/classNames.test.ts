import { readdirSync } from "node:fs"
import { type CssRule, fileKey, shortenClassNames } from "../../src/engine/gatsby/classNames"

const modules = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter(file => file.endsWith(".module.css"))
  .map(file => `src/${file}`)

describe("short class names", () => {
  it("have a key of their own for each style sheet", () => {
    expect(modules.length).toBeGreaterThan(200)
    expect(new Set(modules.map(fileKey)).size).toBe(modules.length)
    for (const file of modules) expect(fileKey(file)).toMatch(/^[a-z][a-z\d]{3}$/i)
  })

  it("are set wherever CSS modules are loaded, and say the name in the style sheet", () => {
    const options = {
      modules: {} as { getLocalIdent?: (context: object, template: string, local: string) => string },
    }
    const rules = [
      { use: [{ loader: "/node_modules/css-loader/dist/cjs.js", options: { modules: false } }] },
      { oneOf: [{ use: [{ loader: "/node_modules/css-loader/dist/cjs.js", options }] }] },
    ]
    shortenClassNames(rules as CssRule[], "/site")
    const named = (file: string, local: string) =>
      options.modules.getLocalIdent?.({ resourcePath: file }, "", local)
    expect(named("/site/src/a.module.css", "page")).toBe(`${fileKey("src/a.module.css")}_page`)
    expect(named("/site/src/b.module.css", "page")).not.toBe(named("/site/src/a.module.css", "page"))
  })
})
