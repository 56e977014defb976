/**
 * Finds Markdown that parses, but not as its author meant: markers that appear literally, or text that disappears.
 */
import type { Content, Definition, FootnoteDefinition, Heading, Link, Root, Table } from "mdast"
import { findVideoId } from "../../lib/music/youtubeId"
import type { Problem } from "../problems"
import { placeAt } from "../problems"
import { blankText, type Span } from "./braces"
import { textRules } from "./textRules"
import { isYouTubeUrl, videoAdvice } from "./videos"

type Node = Content | Root

const startsHeading = /^(#{2,6})([^\s#].*)/
const startsDeep = /^#{7,}\s/
const row = /^\s*\|.*\|\s*$/
const dashes = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/
const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/).length

/** The depths of all headings of a tree, including those in lists and components. */
function depthsIn(node: Node): number[] {
  if (node.type === "heading") return node.children.length > 0 ? [node.depth] : []
  return "children" in node ? (node.children as Node[]).flatMap(depthsIn) : []
}

/** Finds mistakes in a parsed text, in document order. */
export function checkMarkdown(file: string, text: string, root: Root): Problem[] {
  const problems: Problem[] = []
  const wrong = (offset: number, what: string, todo: string) =>
    problems.push({ ...placeAt(file, text, offset), what, todo })
  const offsetOf = (node: Node) => node.position?.start.offset ?? 0
  const sourceOf = (node: Node) => text.slice(offsetOf(node), node.position?.end.offset ?? 0)
  // Only the home page has no title above its text.
  const isHome = file.endsWith("pages/index.mdx")
  let depth = 1
  const used = new Set<string>()
  const footnotes: FootnoteDefinition[] = []
  const named = new Set<string>()
  const definitions: Definition[] = []

  // Pasted headings may all begin a level too deep: then each is reported.
  const begin = Math.min(...depthsIn(root).filter(each => each > 1))

  const checkHeading = (node: Heading) => {
    const at = offsetOf(node)
    if (node.children.length === 0)
      wrong(at, "The heading has no words.", "Write some after it, or delete the line.")
    else if (node.depth === 1 && !isHome)
      wrong(at, "A page has one title, that of its front matter.", 'Begin a heading of the text with "## ".')
    else if (begin > 2 && begin < Infinity && node.depth > 1 && !isHome)
      wrong(
        at,
        `The headings of the text begin at "${"#".repeat(begin)}".`,
        `Write "${"#".repeat(node.depth - begin + 2)} " here, ${begin - 2} # less in each.`,
      )
    else if (node.depth > depth + 1) {
      const [is, wanted] = ["#".repeat(node.depth), "#".repeat(depth + 1)]
      wrong(
        at,
        `The heading skips a level: "${is}" stands under "${"#".repeat(depth)}".`,
        `Write "${wanted} ".`,
      )
    }
    depth = Math.max(node.depth, 1)
  }

  /** Returns whether a link is a bare address alone on its line. */
  const isLineOfItsOwn = (node: Link) => {
    const [from, to] = [offsetOf(node), node.position?.end.offset ?? 0]
    const before = text.slice(text.lastIndexOf("\n", from - 1) + 1, from)
    const after = /^[^\n]*/.exec(text.slice(to))?.[0] ?? ""
    return !sourceOf(node).startsWith("[") && /^[ \t>]*$/.test(before) && after.trim() === ""
  }

  /** Checks text above a line of dashes, which makes it a heading: most often a rule was meant. */
  const checkUnderlined = (node: Heading) => {
    const source = sourceOf(node)
    const [, above = "", under = ""] = /^([\s\S]*)\n[ \t]*(-+|=+)[ \t]*$/.exec(source) ?? []
    if (under === "") return
    const isFrontMatter = above.split("\n").every(line => /^[\w-]+:(?:\s|$)/.test(line.trim()))
    if (isFrontMatter && under === "---")
      wrong(
        offsetOf(node),
        "These lines look like front matter, and are shown as a heading.",
        'A page has one front matter, at the top: write the keys there, and delete its "---" here.',
      )
    else if (under !== "=======" && (above.includes("\n") || /[.!?,:;]$/.test(above.trim())))
      wrong(
        offsetOf(node),
        `The line "${under.slice(0, 10)}" makes a heading of the text above it.`,
        `Leave an empty line before it, or begin a heading with "## ".`,
      )
  }

  /** Spans that one problem covers completely. */
  const reportedSpans: Span[] = []
  const isReported = (offset: number) => reportedSpans.some(({ from, to }) => from <= offset && offset < to)

  const checkTable = ({ children: [head, ...rows] }: Table) => {
    const width = head?.children.length ?? 0
    for (const row of rows) {
      const extra = row.children.length - width
      if (extra <= 0) continue
      const code = /`[^`|]*(?<!\\)\|[^`]*`/.exec(sourceOf(row))
      if (code) {
        reportedSpans.push({ from: offsetOf(row), to: row.position?.end.offset ?? 0 })
        wrong(
          offsetOf(row) + code.index,
          `The sign | in ${code[0]} begins another cell, also within code.`,
          `Write ${code[0].replace(/(?<!\\)\|/g, "\\|")}.`,
        )
        continue
      }
      const what = `This row of the table has ${row.children.length} cells, and its head ${width}.`
      wrong(
        offsetOf(row),
        what,
        "Give the head as many, or take out what is too much: it would not be shown.",
      )
    }
  }

  /** Checks numbered lines directly under text, which form a list only if they begin with 1. */
  const checkNumbered = (lines: readonly string[], start: number) => {
    const numbers = lines.map(line => Number(/^[ \t]*(\d{1,9})[.)][ \t]+\S/.exec(line)?.[1] ?? Number.NaN))
    const at = numbers.findIndex((number, i) => i > 0 && number > 1 && numbers[i + 1] === number + 1)
    if (at < 0) return
    wrong(
      start + lines.slice(0, at).join("\n").length + 1,
      "These lines are no list: right under words one begins with 1.",
      "Leave an empty line before them.",
    )
  }

  const checkParagraph = (source: string, start: number) => {
    const lines = source.split("\n")
    const [first = ""] = lines
    const heading = startsHeading.exec(first)
    if (heading)
      wrong(
        start,
        `"${heading[1]}" is no heading without a space after it.`,
        `Write "${heading[1]} ${heading[2]}".`,
      )
    if (startsDeep.test(first))
      wrong(start, "A heading has six signs # at most.", 'Write "## ", or "### " for one under it.')
    checkNumbered(lines, start)
    const rows = lines.findIndex((line, i) => row.test(line) && row.test(lines[i + 1] ?? ""))
    if (rows >= 0 && !lines.some(line => dashes.test(line))) {
      const at = start + lines.slice(0, rows).join("\n").length + (rows > 0 ? 1 : 0)
      const todo = `Write |${" --- |".repeat(cells(lines[rows] ?? ""))} under its first line.`
      wrong(at, "The table has no line of dashes: it is shown as text.", todo)
    }
    const ruled = lines.findIndex((line, i) => i > 0 && line.includes("|") && dashes.test(line))
    const above = lines[ruled - 1]
    if (ruled > 0 && above?.includes("|") && cells(above) !== cells(lines[ruled] ?? "")) {
      const at = start + lines.slice(0, ruled).join("\n").length + 1
      const what = `The table has ${cells(above)} columns, and its line of dashes ${cells(lines[ruled] ?? "")}.`
      wrong(at, what, `Write |${" --- |".repeat(cells(above))}.`)
    }
  }

  const checkText = (source: string, start: number) => {
    let rest = source
    for (const { pattern, what, todo, consumes } of textRules)
      for (const match of [...rest.matchAll(pattern)] as RegExpExecArray[]) {
        if (isReported(start + match.index)) continue
        wrong(start + match.index, what(match), todo(match))
        if (consumes)
          rest = rest.slice(0, match.index) + blankText(match[0]) + rest.slice(match.index + match[0].length)
      }
  }

  const checkEntities = (source: string, value: string, start: number) => {
    for (const { 0: entity, index } of source.matchAll(/&[a-z][a-z0-9]+;/gi)) {
      if (!value.includes(entity) || source.includes(`&amp;${entity.slice(1)}`)) continue
      wrong(start + index, `There is no sign ${entity} in HTML.`, "Write the sign itself, or &amp; for an &.")
    }
  }

  const visit = (node: Node, before: Node | undefined) => {
    const at = offsetOf(node)
    const type: string = node.type
    if (node.type === "heading") {
      const known = problems.length
      checkUnderlined(node)
      if (problems.length === known) checkHeading(node)
    }
    if (node.type === "table") checkTable(node)
    if (node.type === "paragraph") checkParagraph(sourceOf(node), at)
    if (node.type === "list" && node.ordered && Number(node.start) >= 100 && node.children.length === 1)
      wrong(
        at,
        `The number ${node.start} is read as that of a list.`,
        `Write "${node.start}\\." for the number itself.`,
      )
    if (
      node.type === "emphasis" &&
      /\d/.test(text.charAt(at - 1)) &&
      /^\*.*\*$/.test(sourceOf(node)) &&
      /^\d/.test(text.slice(node.position?.end.offset))
    )
      wrong(
        at,
        `The signs * set "${sourceOf(node).slice(1, -1)}" in italics, and are not shown.`,
        "Write \\* for the sign itself.",
      )
    if (node.type === "linkReference" || node.type === "imageReference") named.add(node.identifier)
    if (node.type === "definition") definitions.push(node)
    if (node.type === "footnoteReference") used.add(node.identifier)
    if (node.type === "footnoteDefinition") footnotes.push(node)
    if (node.type === "link" && before?.type === "text" && /\]\($/.test(before.value)) {
      const what = "This link is not seen as one: there is a space in its address."
      wrong(offsetOf(before) + sourceOf(before).lastIndexOf("["), what, "Write %20 for a space.")
    }
    const turned = node.type === "link" && before?.type === "text" && /\([^()]*\)\[$/.exec(before.value)
    if (node.type === "link" && before && turned) {
      const words = turned[0].slice(1, -2)
      wrong(
        Math.max(0, text.indexOf(turned[0] + (node.url ?? ""))),
        `${turned[0]}${node.url}] has its brackets the wrong way round.`,
        `Write [${words}](${node.url}).`,
      )
    }
    if (node.type === "link" && isLineOfItsOwn(node) && isYouTubeUrl(node.url) && findVideoId(node.url))
      wrong(
        at,
        "The address of a video stands alone, and is drawn as a link.",
        `${videoAdvice(node.url)} A link has words: [its title](${node.url}).`,
      )
    if (node.type === "link" && node.children.length === 0)
      wrong(at, "The link has no words.", "Write some between its [ and ], or take the link away.")
    if (node.type === "text") {
      checkText(sourceOf(node), at)
      checkEntities(sourceOf(node), node.value, at)
    }
    if (node.type === "code") {
      const [fence] = /^(?:`{3,}|~{3,})/.exec(sourceOf(node)) ?? []
      const lines = sourceOf(node).split("\n")
      if (fence && (lines.length < 2 || !lines.at(-1)?.trim().startsWith(fence)))
        wrong(
          at,
          "The block of code has no end: all the rest of the page is in it.",
          `End it with a line ${fence}.`,
        )
    }
    if (type === "mdxTextExpression" && before?.type === "text" && /(?:[\^_]|\\\w+)$/.test(before.value)) {
      const what = `${sourceOf(node)} is run as an expression: formulas are not set here.`
      wrong(at, what, "Put the formula in `code`, or write <sup> and <sub>.")
    }
    if (!("children" in node)) return
    let previous: Node | undefined
    for (const child of node.children as Node[]) {
      visit(child, previous)
      previous = child
    }
  }
  visit(root, undefined)

  for (const [i, note] of footnotes.entries()) {
    const name = note.label ?? note.identifier
    const isSecond = footnotes.slice(0, i).some(({ identifier }) => identifier === note.identifier)
    if (isSecond)
      wrong(
        offsetOf(note),
        `The footnote [^${name}] stands twice, and this one is not shown.`,
        "Give it another name.",
      )
    else if (!used.has(note.identifier))
      wrong(
        offsetOf(note),
        `Nothing in the text leads to the footnote [^${name}].`,
        `Write [^${name}] where it belongs.`,
      )
  }
  for (const [i, definition] of definitions.entries()) {
    const name = definition.label ?? definition.identifier
    const isSecond = definitions.slice(0, i).some(({ identifier }) => identifier === definition.identifier)
    if (/^(?:\/\/|comment)$/i.test(name))
      wrong(offsetOf(definition), `A comment can't be written as [${name}]:.`, "Write {/* ... */}.")
    else if (isSecond)
      wrong(
        offsetOf(definition),
        `The address of [${name}] stands twice, and this one is not read.`,
        "Give it another name.",
      )
    else if (!named.has(definition.identifier))
      wrong(
        offsetOf(definition),
        `Nothing in the text is called [${name}], so that this line is not shown.`,
        `Write [words][${name}] where it belongs, or delete the line.`,
      )
  }
  return problems
}
