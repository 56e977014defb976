/** MDX to a syntax tree with places, past as many syntax errors as can be passed over. */
import type { Root as HastRoot } from "hast"
import type { Nodes, Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import type { Problem } from "../problems"
import { blanked, blankedExpression, type Span } from "./braces"
import { drawTitles } from "./code"
import { foreignSigns } from "./foreign"
import { gfmWithoutAddresses, mayHoldAddresses } from "./gfm"
import { indentedCode } from "./indented"
import { findOversized, findTooDeep } from "./limits"
import { checkMarkdown } from "./markdown"
import { explain } from "./mistakes"
import { type TextWords, textWords } from "./words"

const mdxTypes = [
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxjsEsm",
]

const start = () => unified().use(remarkParse).use(remarkMdx).use(indentedCode)
const whole = start().use(remarkGfm, { singleTilde: false }).freeze()
const lean = start().use(gfmWithoutAddresses).freeze()
const toHtml = ({ footnotes, back }: TextWords) =>
  unified().use(remarkRehype, {
    passThrough: mdxTypes as never,
    allowDangerousHtml: false,
    // Readers of feeds know a footnote by an id that begins with "fn".
    clobberPrefix: "",
    footnoteLabel: footnotes,
    footnoteBackLabel: back,
  })

/** So many mistakes of syntax are told of one text. */
const maxTries = 200

/** Signs that are read as text, for stray ones that are not: develop draws the page with them. */
const lookalike: Record<string, string> = { "<": "\u2039", "{": "\u2774", i: "\u0456", e: "\u0435" }

/** The syntax tree of a Markdown text. Throws where its syntax is wrong. */
export function parseMarkdown(text: string, addresses = mayHoldAddresses(text)): Root {
  return (addresses ? whole : lean).parse(text)
}

/** The spans of the expressions in a text; none where its syntax is wrong. */
function expressionSpans(text: string): Span[] {
  const spans: Span[] = []
  const collect = (node: Nodes) => {
    const { start, end } = node.position ?? {}
    if (/^mdx\w+Expression$/.test(node.type) && start?.offset !== undefined && end?.offset !== undefined)
      spans.push({ from: start.offset, to: end.offset })
    if ("children" in node) for (const child of node.children) collect(child)
  }
  try {
    collect(parseMarkdown(text))
  } catch {
    return []
  }
  return spans
}

/** A tree, the mistakes in its syntax, and whether the tree has all of the text: else it is there to be checked alone. */
type Parsed = { root: HastRoot | null; complete: boolean; problems: Problem[] }

/**
 * The syntax tree of an MDX text, and the mistakes in its syntax; null where they leave none. The text has no front
 * matter. Stray signs, expressions and tags are passed over, so that the mistakes after them are found too.
 */
export function parseMdx(file: string, text: string, words: TextWords = textWords("en")): Parsed {
  const problems: Problem[] = findOversized(file, text)
  if (problems.length > 0) return { root: null, complete: false, problems }
  let foreign = foreignSigns(file, text)
  // Its own reading of braces is rough, since most texts with such signs can't be parsed; this one may be parsed.
  if (foreign.problems.length > 0) foreign = foreignSigns(file, text, expressionSpans(text))
  problems.push(...foreign.problems)
  let mended = foreign.rest
  let complete = true
  const unclosed: string[] = []
  for (let tries = 0; tries < maxTries; tries++) {
    try {
      const parsed = parseMarkdown(mended)
      const deep = findTooDeep(file, mended, parsed)
      if (deep.length > 0) return { root: null, complete: false, problems: [...problems, ...deep] }
      problems.push(...checkMarkdown(file, mended, parsed))
      unravel(parsed.children as Block[])
      const root = toHtml(words).runSync(parsed) as HastRoot
      drawTitles(root)
      return { root, complete, problems }
    } catch (error) {
      const { problem, stray, expression, blank, end, isOpened, ...rest } = explain(file, mended, error)
      const { tag, name } = end && unclosed.includes(otherEnd(end.name)) ? end : rest
      // What is wrong with one end of a tag follows from the other, which has been told of.
      const known = tag && name ? unclosed.indexOf(otherEnd(name)) : -1
      if (known >= 0) unclosed.splice(known, 1)
      else if (!isOfTheSameTag(problem, problems)) problems.push(problem)
      if (tag && name && known < 0 && (isOpened || !name.startsWith("/"))) unclosed.push(name)
      if (expression || tag) complete = false
      const gone = blank ?? tag
      if (stray !== undefined)
        mended = `${mended.slice(0, stray)}${lookalike[mended.charAt(stray)] ?? " "}${mended.slice(stray + 1)}`
      else if (gone) mended = blanked(mended, gone)
      else if (expression) mended = blankedExpression(mended, expression)
      else break
    }
  }
  return { root: null, complete: false, problems }
}

/** The name of the tag that belongs to one: an end's begins with "/". */
const otherEnd = (name: string) => (name.startsWith("/") ? name.slice(1) : `/${name}`)

/** Whether a mistake is a tag's end that closes nothing, since the tag that it closes has been told of. */
function isOfTheSameTag({ what }: Problem, told: readonly Problem[]): boolean {
  const [, name] = /^<\/([\w.:-]+)>? closes what nothing opened/.exec(what) ?? []
  return name !== undefined && told.some(each => each.what.startsWith(`The tag <${name} has no end`))
}

type Block = { type: string; name?: string | null; children?: Block[]; value?: string; position?: unknown }

/** The component whose paragraphs feeds leave out. */
export const feedMark = "NotInFeed"

const flowTypes: Record<string, string> = {
  mdxJsxTextElement: "mdxJsxFlowElement",
  mdxTextExpression: "mdxFlowExpression",
}

/**
 * A paragraph of components and expressions alone is not a paragraph: the components stand for themselves, and the words
 * in a mark of paragraphs are one.
 */
function unravel(blocks: Block[]): void {
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i] as Block
    if (!block.children) continue
    if (block.type === "paragraph" && isOnlyJsx(block.children)) {
      const flow = block.children.filter(child => child.type !== "text")
      for (const child of flow) {
        child.type = flowTypes[child.type] ?? child.type
        if (child.name === feedMark)
          child.children = [{ type: "paragraph", children: child.children ?? [], position: child.position }]
      }
      blocks.splice(i, 1, ...flow)
      i--
    } else unravel(block.children)
  }
}

function isOnlyJsx(children: readonly Block[]): boolean {
  const blank = (child: Block) => child.type === "text" && /^\s*$/.test(child.value ?? "")
  return (
    children.some(child => child.type in flowTypes) && children.every(c => c.type in flowTypes || blank(c))
  )
}
