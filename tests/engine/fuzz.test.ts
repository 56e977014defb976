import { readFileSync } from "node:fs"
import { join } from "node:path"
import { filesIn } from "../../src/engine/read"
import { emptyBuildCache, readSite } from "../../src/engine/site"
import { seeded } from "../../src/lib/game/random"
import { runs, seed } from "../jest/property"
import { facts, smallSite, write } from "./smallSite"

/** Signs that mean something in MDX or YAML. */
const signs = [
  ..."<>{}[]()*_`#|:-\"'\\&!~^$%@=/ \n\t\u0000\u00E4\uFEFF",
  "---\n",
  "```\n",
  "<Note>",
  "</",
  "{/*",
  "](",
]

/** A text with one to three accidents: a piece lost, doubled, moved, or a sign put in. */
function mutated(text: string, random: () => number): string {
  const below = (end: number) => Math.floor(random() * end)
  let result = text
  for (let i = below(3); i >= 0; i--) {
    const at = below(result.length + 1)
    const end = Math.min(result.length, at + 1 + below(below(2) === 0 ? 3 : 60))
    const lines = result.split("\n")
    const line = below(lines.length)
    const change = below(6)
    if (change === 0) result = result.slice(0, at) + result.slice(end)
    else if (change === 1) result = result.slice(0, at) + signs[below(signs.length)] + result.slice(at)
    else if (change === 2) result = result.slice(0, end) + result.slice(at)
    else if (change === 3) result = lines.filter((_, n) => n !== line).join("\n")
    else if (change === 4) result = [...lines.slice(0, line), lines[line], ...lines.slice(line)].join("\n")
    else result = result.slice(0, at)
  }
  return result
}

const content = ["content/pages", "content/blog"].flatMap(folder => filesIn(process.cwd(), folder, ".mdx"))
const lists = filesIn(process.cwd(), "content/playlists", ".yaml")

describe("a file that has met with an accident", () => {
  it("is read, or told of with its line and column, and takes neither the check nor an hour", () => {
    const random = seeded(seed)
    const root = smallSite()
    const cache = emptyBuildCache()
    const places: string[] = []
    for (let i = 0; i < runs(60); i++) {
      const isList = i % 4 === 3
      const pool = isList ? lists : content
      const source = readFileSync(join(process.cwd(), pool[Math.floor(random() * pool.length)] ?? ""), "utf8")
      const file = isList ? "content/playlists/accident.yaml" : "content/pages/accident.mdx"
      const text = mutated(source, random)
      write(root, file, text)
      const started = performance.now()
      const site = readSite(root, facts, { cache })
      const took = performance.now() - started
      const about = site.problems.filter(problem => problem.file === file)
      const lines = text.replaceAll(/\r\n?/g, "\n").split("\n")
      for (const { line, column, what, todo } of about) {
        const isThere =
          line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1] ?? "").length + 1
        if (!isThere || !/[.!?]$/.test(what) || !/[.!?:`]$/.test(todo.trim()) || took > 10_000)
          places.push(
            `${line}:${column} of ${lines.length}: ${what} ${todo} in ${JSON.stringify(text.slice(0, 300))}`,
          )
      }
      if (!site.pages.some(page => page.file === file) && about.length === 0)
        places.push(`not told: ${text.slice(0, 200)}`)
    }
    expect(places).toEqual([])
  })
})
