/** What reads as Markdown and is not what its author meant: signs that stand in the page as they were typed, or vanish. */
import type { Content, Heading, Root, Table } from "mdast"
import type { Problem } from "../problems"
import { placeAt } from "../problems"

type Node = Content | Root

/** A sign in a text that should have been Markdown: the pattern finds it. */
type TextRule = {
  pattern: RegExp
  what: (match: RegExpExecArray) => string
  todo: (match: RegExpExecArray) => string
}

const textRules: readonly TextRule[] = [
  {
    pattern: /(?<!\\)\[\^([^\]\s]+)\](?![([:])/g,
    what: ([, name]) => `The footnote [^${name}] has no text.`,
    todo: ([, name]) => `Write a line "[^${name}]: ..." under the text.`,
  },
  {
    pattern: /\(([^()\n]+)\)\[((?:\/|https?:|#|mailto:)[^\]\n]*)\]/g,
    what: ([all]) => `${all} has its brackets the wrong way round.`,
    todo: ([, words, address]) => `Write [${words}](${address}).`,
  },
  {
    pattern: /(!?)\[([^\]\n]*)\]\(((?:\.{0,2}\/|https?:|www\.)[^()\n]*\s[^()\n]*)\)/g,
    what: ([, sign, , address]) =>
      `The address of the ${sign ? "picture" : "link"} has a space in it: ${address}.`,
    todo: ([, , , address = ""]) => `Write ${address.trim().replaceAll(/\s+/g, "%20")}.`,
  },
  {
    pattern: /(!?)\[([^\]\n]+)\] +\(((?:\.{0,2}\/|https?:)[^()\s]*)\)/g,
    what: ([all]) => `${all} is no link: there is a space between its brackets.`,
    todo: ([, sign, words, address]) => `Write ${sign}[${words}](${address}).`,
  },
  {
    pattern: /\[([^\]\n]+)\]\(((?:\.{0,2}\/|https?:)[^()\s]*)$/gm,
    what: ([all]) => `The link ${all} is not closed.`,
    todo: ([, words, address]) => `Write [${words}](${address}).`,
  },
  {
    pattern: /\[([^\]\n]+)\]\[([^\]\n]*)\]/g,
    what: ([, words, name]) => `The link [${words}] has no address: nothing is called "${name || words}".`,
    todo: ([, words, name]) => `Write [${words}](/address), or a line "[${name || words}]: /address".`,
  },
  {
    pattern: /(?<![\\*_])(\*\*|__|`)(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])(?<!\\)(\*\*|`)(?![*`])/gu,
    what: ([sign]) => `The sign ${sign} stands in the text as it is: its pair is missing.`,
    todo: ([sign]) =>
      `Write it twice, before and after the words, or write \\${sign[0]} for the sign itself.`,
  },
  {
    pattern: /(?<=^|\s):([a-z][a-z0-9_+-]+):(?=$|[\s.,!?])/g,
    what: ([all]) => `${all} stays as it is: the site has no names for emoji.`,
    todo: () => "Write the emoji itself.",
  },
]

const startsHeading = /^(#{2,6})([^\s#].*)/
const dashes = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/
const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/).length

/** What is wrong in a text that could be parsed, in the order of its nodes. */
export function checkMarkdown(file: string, text: string, root: Root): Problem[] {
  const problems: Problem[] = []
  const wrong = (offset: number, what: string, todo: string) =>
    problems.push({ ...placeAt(file, text, offset), what, todo })
  const offsetOf = (node: Node) => node.position?.start.offset ?? 0
  const sourceOf = (node: Node) => text.slice(offsetOf(node), node.position?.end.offset ?? 0)
  // The home page alone has no title over its text.
  const isHome = file.endsWith("pages/index.mdx")
  let depth = 1
  const used = new Set<string>()
  const footnotes: Content[] = []

  const checkHeading = (node: Heading) => {
    const at = offsetOf(node)
    if (node.children.length === 0)
      wrong(at, "The heading has no words.", "Write some after it, or delete the line.")
    else if (node.depth === 1 && !isHome)
      wrong(at, "A page has one title, that of its front matter.", 'Begin a heading of the text with "## ".')
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

  const checkTable = ({ children: [head, ...rows] }: Table) => {
    const width = head?.children.length ?? 0
    for (const row of rows) {
      const extra = row.children.length - width
      if (extra <= 0) continue
      const what = `This row of the table has ${row.children.length} cells, and its head ${width}.`
      wrong(
        offsetOf(row),
        what,
        "Give the head as many, or take out what is too much: it would not be shown.",
      )
    }
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
    const ruled = lines.findIndex((line, i) => i > 0 && line.includes("|") && dashes.test(line))
    const above = lines[ruled - 1]
    if (ruled > 0 && above?.includes("|") && cells(above) !== cells(lines[ruled] ?? "")) {
      const at = start + lines.slice(0, ruled).join("\n").length + 1
      const what = `The table has ${cells(above)} columns, and its line of dashes ${cells(lines[ruled] ?? "")}.`
      wrong(at, what, `Write |${" --- |".repeat(cells(above))}.`)
    }
  }

  const checkText = (source: string, start: number) => {
    for (const { pattern, what, todo } of textRules)
      for (const match of source.matchAll(pattern) as Iterable<RegExpExecArray>)
        wrong(start + match.index, what(match), todo(match))
  }

  const visit = (node: Node, before: Node | undefined) => {
    const at = offsetOf(node)
    const type: string = node.type
    if (node.type === "heading") checkHeading(node)
    if (node.type === "table") checkTable(node)
    if (node.type === "paragraph") checkParagraph(sourceOf(node), at)
    if (node.type === "footnoteReference") used.add(node.identifier)
    if (node.type === "footnoteDefinition") footnotes.push(node)
    if (node.type === "link" && before?.type === "text" && /\]\($/.test(before.value)) {
      const what = "This link is not seen as one: there is a space in its address."
      wrong(offsetOf(before) + sourceOf(before).lastIndexOf("["), what, "Write %20 for a space.")
    }
    if (node.type === "text") checkText(sourceOf(node), at)
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

  for (const note of footnotes)
    if (note.type === "footnoteDefinition" && !used.has(note.identifier)) {
      const name = note.label ?? note.identifier
      wrong(
        offsetOf(note),
        `Nothing in the text leads to the footnote [^${name}].`,
        `Write [^${name}] where it belongs.`,
      )
    }
  return problems
}
