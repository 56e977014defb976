import { readFileSync } from "node:fs"
import config from "../../gatsby-config"
import { codesFile } from "../../src/engine/codeLines"
import { assignCodes } from "../../src/engine/codes"
import { authorityOf, type Facts } from "../../src/engine/facts"
import { generator } from "../../src/engine/feed/channels"
import { evaluateMdx } from "../../src/engine/mdx/evaluate"
import { formatProblem } from "../../src/engine/problems"
import { filesIn } from "../../src/engine/read"
import { readSite } from "../../src/engine/site"

const facts = config.siteMetadata as unknown as Facts
const site = readSite(process.cwd(), facts)
const read = (file: string) => readFileSync(file, "utf8")
const numbers = read("content/blog/why-pages-have-numbers.mdx")
const tree = read("content/blog/content-is-data.mdx")

/** The fenced blocks of one language, their lines joined. */
const quoted = (post: string, language: string) =>
  [...post.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(match =>
    (match[1] ?? "").trim().replace(/\n/g, " "),
  )

describe("what the blog says of the code", () => {
  it("gives pages the numbers that they have", () => {
    const told = [...numbers.matchAll(/\[[^\]]+\]\(\/([^)]*)\) is (?:No\. )?(\d{4})/g)]
    expect(told).toHaveLength(3)
    for (const [, path = "", code] of told) expect(site.codes.byPath.get(path || "/")?.code).toBe(code)
  })

  it("quotes the line of a page, and what is said to whoever changes it", () => {
    const registry = read(codesFile)
    expect(registry).toContain(quoted(numbers, "yaml")[0])
    const tidied = registry.replace('path: "tools/consonants"', 'path: "tools/vowels"')
    const { problems } = assignCodes(tidied, [], authorityOf(facts))
    expect(problems.map(formatProblem)).toContain(quoted(numbers, "text")[0])
  })

  it("shows the beginning of a tree as it is", () => {
    const told = JSON.parse(quoted(tree, "json")[0] ?? "") as { type: string; children: string[] }[]
    const [text, toy] = site.byPath.get("/tools/consonants")?.tree ?? []
    expect(told[1]).toEqual(toy)
    const start = (told[0]?.children[0] ?? "").replace(/\.\.\.$/, "")
    expect(text).toEqual({ type: "p", children: [expect.stringContaining(start)] })
  })

  it("quotes what a page is told that asks for a day or misspells a toy", () => {
    const scope = { data: {}, site: facts, named: [] }
    const said = evaluateMdx(
      "content/pages/tea.mdx",
      "{Date.now()}\n\n\n\n\n\n<Consonats />\n",
      site.embeds,
      scope,
    )
    const [day, toy] = said.problems
    expect(`${day?.what}`).toBe(`${/gets the answer \*([^*]+)\*/.exec(tree)?.[1]}.`)
    expect(toy && formatProblem(toy)).toBe(quoted(tree, "text")[0])
  })

  it("quotes the feed's words for a game, and for who made it", () => {
    expect(tree).toContain(`*${site.embeds.get("TicTacToe")?.feed}*`)
    expect(tree).toContain(`*${generator}*`)
  })
})

describe("code in the blog", () => {
  /** Blocks that name the file they come from: ```ts src/lib/x.ts */
  const blocks = filesIn(process.cwd(), "content/blog", ".mdx").flatMap(post =>
    [...read(post).matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = "", code = ""]) => ({
      post,
      file,
      lines: code.trim().split("\n"),
    })),
  )
  const bare = (line: string) => line.trim()

  it("stands so in the file that it names", () => {
    expect(blocks.length).toBeGreaterThanOrEqual(6)
    const stale = blocks.filter(
      ({ file, lines }) => !read(file).split("\n").map(bare).join("\n").includes(lines.map(bare).join("\n")),
    )
    expect(stale).toEqual([])
  })

  it("is called by its file's name, where it is of this site's own", () => {
    const unnamed = filesIn(process.cwd(), "content/blog", ".mdx").filter(post =>
      /^```tsx?$/m.test(read(post)),
    )
    expect(unnamed).toEqual([])
  })
})
