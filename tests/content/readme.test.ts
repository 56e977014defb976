import { readFileSync } from "node:fs"
import { safeParse } from "valibot"
import config from "../../gatsby-config"
import packageJson from "../../package.json"
import { maxCaptionWords } from "../../src/engine/caption"
import type { Facts } from "../../src/engine/facts"
import { frontMatterKeys, frontMatterSchema } from "../../src/engine/frontMatter"
import { componentTable, guideFile } from "../../src/engine/guide"
import { maxReadmeWords, minWords } from "../../src/engine/hints"
import { type List, readList, schemaFileOf } from "../../src/engine/lists"
import { checkListUses } from "../../src/engine/listUses"
import { evaluateMdx } from "../../src/engine/mdx/evaluate"
import { descriptionLength } from "../../src/engine/pageRules"
import { readPage, readPlaylist } from "../../src/engine/pages"
import { formatProblem, type Problem } from "../../src/engine/problems"
import { digestOf } from "../../src/engine/read"
import { checkLink, findImage, generatedFiles } from "../../src/engine/references"
import { readSite } from "../../src/engine/site"
import { syncGuide } from "../../src/engine/syncGenerated"
import { columnTypes } from "../../src/lib/content/columns"
import { derivedNames } from "../../src/lib/content/derivedLists"
import type { Json } from "../../src/lib/content/tree"
import { maxCaptionLength } from "../../src/lib/content/windows"
import { examplesOf } from "../scripts/guideExamples"

const root = process.cwd()
const facts = config.siteMetadata as unknown as Facts
const site = readSite(root, facts)
const text = readFileSync(guideFile, "utf8")

/** The fenced examples of one language, each with its line in the guide, so that a failing test tells which it is. */
function examples(language: string): [line: number, source: string][] {
  return examplesOf(text, language).map(example => [example.line, example.text])
}

/** The lists of the guide's examples, by their names. */
const exampleLists = new Map<string, List>(
  examples("yaml").flatMap(([, source]) => {
    const file = /^# (content\/data\/\S+)\n/.exec(source)?.[1]
    const read = file ? readList(root, { file, text: source, digest: digestOf(source) }, []) : null
    return read?.list ? [[read.list.name, read.list] as const] : []
  }),
)

/** Returns the problems of a page at `file`, with its links and pictures. */
function problemsOf(file: string, source: string): Problem[] {
  const plain = { file, text: source, digest: "" }
  const { page, problems } = source.startsWith("---") ? readPage(plain) : { page: null, problems: [] }
  if (problems.length > 0) return problems
  const data: Record<string, Json> = {}
  const named = page?.data ?? []
  for (const name of named) data[name] = site.lists.get(name) ?? exampleLists.get(name)?.value ?? null
  const evaluated = evaluateMdx(file, page?.body ?? source, site.embeds, { data, site: facts, named })
  const known = {
    root,
    pages: new Map(site.pages.map(({ path, anchors }) => [path, anchors])),
    redirects: new Map<string, string>(),
    generated: generatedFiles,
  }
  const pictures = evaluated.images.map(image => findImage(image, { file }, root))
  return [
    ...evaluated.problems,
    ...evaluated.links.flatMap(link => checkLink(link, { path: "/example" }, known)),
    ...pictures.filter((found): found is Problem => found !== null && "what" in found),
    ...checkListUses([{ data: named, lists: evaluated.lists }], {
      lists: exampleLists,
      values: new Map(Object.entries(data)),
      hasSchema: name => schemaFileOf(root, name, site.embeds.values()) !== undefined,
      known,
    }),
  ]
}

/** The rows of a table as cells; a table is found by its heading. */
function rows(heading: string): string[][] {
  const lines = (text.split(heading)[1] ?? "").split("\n").slice(2)
  const end = lines.findIndex(line => !line.startsWith("|"))
  return lines.slice(0, end).map(line => line.split("|").map(cell => cell.trim()))
}

describe("content/README.md", () => {
  it.each(examples("mdx"))("has a page on line %i that has no mistake", (_, source) => {
    expect(problemsOf("content/pages/example.mdx", source).map(formatProblem)).toEqual([])
  })

  it.each(examples("yaml"))("has a list on line %i that its own schema accepts", (_, source) => {
    const file = /^# (content\/\S+)\n/.exec(source)?.[1] ?? ""
    const plain = { file, text: source, digest: digestOf(source) }
    if (file.startsWith("content/playlists/")) expect(readPlaylist(plain).problems).toEqual([])
    else {
      const name = file.replace(/^content\/data\/|\.yaml$/g, "")
      const isShown = text.includes(`<List\n  data="${name}"`)
      expect({ name, isKnown: site.lists.has(name) || isShown }).toEqual({ name, isKnown: true })
      expect(readList(root, plain, site.embeds.values()).problems).toEqual([])
    }
  })

  it("has examples of both kinds", () => {
    expect(examples("mdx").length).toBeGreaterThanOrEqual(5)
    expect(examples("yaml").length).toBeGreaterThanOrEqual(3)
  })

  it("tells of every component, with its props; `npm run check` writes the table", () => {
    expect(text).toContain(componentTable(site.embeds.values()))
    expect(syncGuide(site, false)).toEqual([])
  })

  it("tells of every key of the front matter, and which of them are needed", () => {
    const whole = { title: "Tea", description: "A sentence.", added: "2025-08-03" }
    const table = rows("| Key | Needed | What you write |")
    expect(table.map(([, key]) => key)).toEqual(frontMatterKeys.map(key => `\`${key}\``))
    for (const [, key = "", needed] of table) {
      const without = Object.entries(whole).filter(([name]) => `\`${name}\`` !== key)
      const optional = safeParse(frontMatterSchema, Object.fromEntries(without)).success
      expect([key, needed]).toEqual([key, optional ? "no" : "yes"])
    }
  })

  it("names every list that the build makes", () => {
    const sentence = /^These lists are made by the site itself: (.*?)\./m.exec(text)?.[1] ?? ""
    expect([...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual([...derivedNames])
  })

  it("tells of every type that a column may have", () => {
    const types = rows("| Type | What the YAML has |").map(([, type]) => type)
    expect(types).toEqual(columnTypes.map(type => `\`${type}\``))
  })

  it("gives the limits that the check has", () => {
    const { min, max } = descriptionLength
    const limits = [
      `A page does well to have ${minWords.page} words, and a post ${minWords.post}:`,
      `One sentence about the page, of ${min} to ${max} characters,`,
      `is not longer than ${maxCaptionLength} characters;`,
      `one line of at most ${maxCaptionWords} words,`,
      `in ${maxReadmeWords} words at most.`,
    ]
    expect(limits.filter(limit => !text.includes(limit))).toEqual([])
  })

  it("names commands that exist", () => {
    const commands = rows("| You write | You get |").map(([, command = ""]) => command)
    const scripts = commands.map(command => /^`npm (?:run )?(\w+)/.exec(command)?.[1])
    expect(scripts).toEqual(["start", "develop", "new", "edit", "links", "check"])
    expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(scripts))
  })

  it("quotes the check word for word", () => {
    const front = "---\ntitle: Tea\ndescription: Tells how long tea takes.\nadded: 2025-08-03\n---\n"
    const said = [
      ...problemsOf("content/blog/sauna.mdx", front.replace("2025-08-03", "3.8.2025")),
      ...problemsOf("content/pages/tools/tea.mdx", `${front}\n<Consonats start="tea" />\n`),
    ]
    expect(examples("text").map(([, source]) => source)).toEqual([
      said.map(problem => `${formatProblem(problem)}\n`).join(""),
    ])
  })
})
