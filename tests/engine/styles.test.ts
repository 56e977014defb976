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
