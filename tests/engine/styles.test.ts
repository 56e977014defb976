import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** Words that can't be the name of an export, which each class and movement of a CSS module becomes. */
const reserved =
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
  "finally for function if implements import in instanceof interface let new null package private protected public " +
  "return static super switch this throw true try typeof var void while with yield"

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(file =>
  file.endsWith(".module.css"),
)

it("no class or movement of a style has a name that JavaScript keeps for itself: the build would fail", () => {
  const found = sheets.flatMap(file => {
    const css = readFileSync(join("src", file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "")
    return [...css.matchAll(/(?:\.|@keyframes )([a-z]+)(?![\w-])/g)]
      .map(match => match[1] ?? "")
      .filter(name => reserved.split(" ").includes(name))
      .map(name => `${file}: ${name}`)
  })
  expect(found).toEqual([])
})

it("no grid template with names repeats its columns: browsers drop such a line whole", () => {
  const found = sheets.flatMap(file =>
    [...readFileSync(join("src", file), "utf8").matchAll(/grid-template:[^;]*"[^;]*repeat\([^;]*;/g)].map(
      ([line]) => `${file}: ${line}`,
    ),
  )
  expect(found).toEqual([])
})

it("every class that a component names is in its style", () => {
  const scripts = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(file =>
    file.endsWith(".tsx"),
  )
  const found = scripts.flatMap(file => {
    const text = readFileSync(join("src", file), "utf8")
    return [...text.matchAll(/import \* as (\w+) from "([^"]+\.module\.css)"/g)].flatMap(
      ([, name, sheet = ""]) => {
        const css = readFileSync(join("src", dirname(file), sheet), "utf8")
        const used = new Set(
          [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, used = ""]) => used),
        )
        return [...used]
          .filter(used => !new RegExp(`\\.${used}(?![\\w-])`).test(css))
          .map(used => `${file}: ${used}`)
      },
    )
  })
  expect(found).toEqual([])
})

describe("the off switch of motion", () => {
  const global = readFileSync("src/styles/global.css", "utf8")
  const stops =
    /animation-duration: 0\.01ms !important;\s+animation-delay: 0s !important;\s+animation-iteration-count: 1 !important;/

  it("stops everything under reduced motion and in calm mode, pseudo-elements too", () => {
    const everything = (root: string) => ["*", "*::before", "*::after"].map(one => `${root}${one}`)
    const rules = global.replace(/\/\*[\s\S]*?\*\//g, "").match(/[^{}]*\{[^{}]*\}/g) ?? []
    const stopped = rules
      .filter(rule => stops.test(rule))
      .map(rule =>
        rule
          .split("{")[0]
          ?.split(",")
          .map(selector => selector.trim()),
      )
    expect(stopped).toEqual([everything("body.calm "), everything("")])
    expect(global).toMatch(/@media \(prefers-reduced-motion: reduce\) \{\s+\*,/)
  })

  it("is won over by no other rule: only it says !important of animations", () => {
    const all = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(file =>
      /\.(css|tsx?)$/.test(file),
    )
    expect(all.length).toBeGreaterThan(1000)
    const found = all.filter(
      file =>
        file !== join("styles", "global.css") &&
        /animation[\w-]*\s*:[^;{}]*!important/.test(readFileSync(join("src", file), "utf8")),
    )
    expect(found).toEqual([])
  })
})
