/** What the texts of pages have to keep besides being right: signs that fonts have, a caption over a toy, code that says where it stands. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readFrontMatter } from "./frontMatter"
import type { Page } from "./pages"
import { type Problem, placeAt } from "./problems"
import { filesIn, readSource } from "./read"
import { rawFileOf } from "./references"
import type { Site } from "./site"
import { habits } from "./voice/habits"
import { countWords, faultOfCaption } from "./voice/phrases"
import { type Prose, readProse } from "./voice/prose"
import { longestReadme } from "./voice/rules"

/** Arrows, technical signs, shapes, stars and ticks, but for those that are emoji: fonts lack one or another of them. */
const drawnSign =
  /(?!\p{Emoji_Presentation})[\u2190-\u21ff\u220e\u2300-\u23ff\u25a0-\u27bf\u2900-\u2bff](?!\ufe0f)/gu

/** The mistakes in what pages and lists say, file by file. */
export function checkWritten(site: Pick<Site, "root" | "pages" | "problems" | "embeds">): Problem[] {
  const { root } = site
  const unread = new Set(site.problems.map(({ file }) => file))
  const files = [".mdx", ".yaml"].flatMap(ending => filesIn(root, "content", ending))
  const read = site.pages
    .filter(({ kind, anchors, file }) => kind !== "playlist" && anchors !== null && !unread.has(file))
    .map(page => ({ page, source: readSource(root, page.file) }))
  const prose = new Map(
    read.filter(({ page }) => page.kind === "page").map(({ page, source }) => [page, readProse(source)]),
  )
  return [
    ...files.flatMap(file => missingSigns(file, readSource(root, file).text)),
    ...read.flatMap(({ page, source: { text } }) => {
      const said = prose.get(page)
      return [
        ...unusedLists(page, text, site.embeds),
        ...(page.kind === "post" ? quotedCode(root, page.file, text) : []),
        ...(page.window === "program" && said ? wordsOfProgram(said) : []),
      ]
    }),
    ...habits([...prose].map(([{ added }, { file, blocks }]) => ({ file, blocks, added }))),
  ]
}

/** Each sign once a line: who mends one sees the others. */
function missingSigns(file: string, text: string): Problem[] {
  const lines = new Set<number>()
  return [...text.matchAll(drawnSign)].flatMap(({ 0: sign, index }) => {
    const at = placeAt(file, text, index)
    if (lines.has(at.line)) return []
    lines.add(at.line)
    const todo = "Write a word for it, or an emoji."
    return [{ ...at, what: `Some fonts have no sign ${sign}: it is an empty box there.`, todo }]
  })
}

/** Lists that the front matter names and nothing on the page asks for. */
function unusedLists(page: Page, text: string, embeds: Site["embeds"]): Problem[] {
  if (rawFileOf(page)) return []
  const { yaml, bodyOffset } = readFrontMatter(page.file, text)
  const body = text.slice(bodyOffset)
  const asked = new Set([
    ...page.embeds.flatMap(name => embeds.get(name)?.data ?? []),
    ...page.lists.flatMap(({ props }) => (typeof props.data === "string" ? [props.data] : [])),
  ])
  // An expression that takes all of data, or asks by another name, may mean any of them.
  const all = /\bdata\b(?!\s*=)(?!\.\w|\[["'])/.test(body.match(/\{[^}]*\}/g)?.join("\n") ?? "")
  return page.data.flatMap((name, i): Problem[] => {
    const quoted = name.replace(/[^\w-]/g, "")
    const inText = new RegExp(`\\bdata(?:\\.${quoted}\\b|\\[["']${quoted}["']\\])`).test(body)
    if (asked.has(name) || inText || all) return []
    const what = `The front matter names the list "${name}", and nothing on the page uses it.`
    return [{ ...yaml.at(["data", i]), what, todo: `Show it, or take it out of "data".` }]
  })
}

/** Blocks of code that say not from which file they are, or are no more as they stand there. */
function quotedCode(root: string, file: string, text: string): Problem[] {
  const bare = (lines: string) =>
    lines
      .trim()
      .split("\n")
      .map(line => line.trim())
      .join("\n")
  return [...text.matchAll(/^```(\w+)(?:[ \t]+(\S+))?[^\n]*\n([\s\S]*?)^```$/gm)].flatMap(match => {
    const [, language = "", from, code = ""] = match
    const at = placeAt(file, text, match.index)
    if (from === undefined) {
      if (!/^tsx?$/.test(language)) return []
      const todo = `Write \`\`\`${language} src/lib/name.ts; code that is not of the site is \`\`\`js or \`\`\`text.`
      return [{ ...at, what: "The block of code does not say from which file of the site it is.", todo }]
    }
    const path = join(root, from)
    if (!existsSync(path))
      return [{ ...at, what: `There is no file ${from}.`, todo: "Correct its path, or leave it out." }]
    if (bare(readFileSync(path, "utf8")).includes(bare(code))) return []
    return [{ ...at, what: `This code does not stand in ${from}.`, todo: "Copy it from there again." }]
  })
}

/** What stands over a toy, and how long its README is. */
function wordsOfProgram({ file, caption, readme, blocks }: Prose): Problem[] {
  const toy = blocks.find(({ kind }) => kind === "toy")
  if (!toy) return []
  const problems: Problem[] = []
  const fault = caption && faultOfCaption(caption.text)
  if (!caption)
    problems.push({
      ...{ file, line: toy.line, column: 1 },
      what: `<${toy.text}> has no caption, or more than one paragraph before it.`,
      todo: "Write one sentence over it: it stays there, and all other words go to README.TXT.",
    })
  else if (fault)
    problems.push({
      ...{ file, line: caption.line, column: 1 },
      what: `The caption over <${toy.text}> ${fault}.`,
      todo: "Write one sentence of 110 characters at most; what is more belongs under the toy.",
    })
  const length = readme.reduce((sum, block) => sum + countWords(block.text), 0)
  const [first] = readme
  if (length > longestReadme && first)
    problems.push({
      ...{ file, line: first.line, column: 1 },
      what: `The words beside <${toy.text}> are ${length}: README.TXT has room for ${longestReadme}.`,
      todo: "Shorten them, or write a post.",
    })
  return problems
}
