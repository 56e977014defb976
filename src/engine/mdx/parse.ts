/** Parses MDX to a syntax tree with positions, recovering from syntax errors where possible. */
import type { Root as HastRoot } from "hast"
import type { Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import type { Problem } from "../problems"
import { blankExpression, blankSpan, type Span } from "./braces"
import { addCodeTitles } from "./code"
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

const baseProcessor = () => unified().use(remarkParse).use(remarkMdx).use(indentedCode)
const fullProcessor = baseProcessor().use(remarkGfm, { singleTilde: false }).freeze()
const fastProcessor = baseProcessor().use(gfmWithoutAddresses).freeze()
const toHtml = ({ footnotes, back }: TextWords) =>
  unified().use(remarkRehype, {
    passThrough: mdxTypes as never,
    allowDangerousHtml: false,
    // Feed readers recognise a footnote by an id that begins with "fn".
    clobberPrefix: "",
    footnoteLabel: footnotes,
    footnoteBackLabel: back,
  })

/** The maximum number of syntax errors reported for one text. */
const maxTries = 200

/** Look-alikes that replace stray characters, so that develop can still render the page. */
const lookAlikes: Record<string, string> = { "<": "\u2039", "{": "\u2774", i: "\u0456", e: "\u0435" }

/** Parses a Markdown text. Throws on a syntax error. */
export function parseMarkdown(text: string, addresses = mayHoldAddresses(text)): Root {
  return (addresses ? fullProcessor : fastProcessor).parse(text)
}

/** Returns the spans of the expressions in a text; none if it has a syntax error. */
function expressionSpans(text: string): Span[] {
  const spans: Span[] = []
  const collect = (node: Root | Root["children"][number]) => {
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

/**
 * A tree, and the problems in its syntax. `complete` is false for a tree that lacks parts of the text and serves
 * only further checks.
 */
type Parsed = { root: HastRoot | null; complete: boolean; problems: Problem[] }

/**
 * Parses an MDX text without its front matter; `root` is null if it is unreadable. Stray characters, expressions
 * and tags are skipped, so that later mistakes are found too.
 */
export function parseMdx(file: string, text: string, words: TextWords = textWords("en")): Parsed {
  const problems: Problem[] = findOversized(file, text)
  if (problems.length > 0) return { root: null, complete: false, problems }
  let foreign = foreignSigns(file, text)
  // Its own reading of braces is rough, since most texts with such signs can't be parsed; this one may be parsed.
  if (foreign.problems.length > 0) foreign = foreignSigns(file, text, expressionSpans(text))
  problems.push(...foreign.problems)
  let repaired = foreign.blankedText
  let complete = true
  const unclosed: string[] = []
  for (let tries = 0; tries < maxTries; tries++) {
    try {
      const parsed = parseMarkdown(repaired)
      const depthProblems = findTooDeep(file, repaired, parsed)
      if (depthProblems.length > 0)
        return { root: null, complete: false, problems: [...problems, ...depthProblems] }
      problems.push(...checkMarkdown(file, repaired, parsed))
      unwrapParagraphs(parsed.children as Block[])
      const root = toHtml(words).runSync(parsed) as HastRoot
      addCodeTitles(root)
      return { root, complete, problems }
    } catch (error) {
      const {
        problem,
        strayAt,
        expression,
        blank,
        end,
        isOpenTagLeft: isOpened,
        ...rest
      } = explain(file, repaired, error)
      const { tag, name } = end && unclosed.includes(counterpart(end.name)) ? end : rest
      // A mistake in one tag of a pair follows from the other, which is reported already.
      const known = tag && name ? unclosed.indexOf(counterpart(name)) : -1
      if (known >= 0) unclosed.splice(known, 1)
      else if (!isFollowUp(problem, problems)) problems.push(problem)
      if (tag && name && known < 0 && (isOpened || !name.startsWith("/"))) unclosed.push(name)
      if (expression || tag) complete = false
      const blankedSpan = blank ?? tag
      if (strayAt !== undefined)
        repaired = `${repaired.slice(0, strayAt)}${lookAlikes[repaired.charAt(strayAt)] ?? " "}${repaired.slice(strayAt + 1)}`
      else if (blankedSpan) repaired = blankSpan(repaired, blankedSpan)
      else if (expression) repaired = blankExpression(repaired, expression)
      else break
    }
  }
  return { root: null, complete: false, problems }
}

/** The name of the tag that closes or opens a tag; that of a closing tag begins with "/". */
const counterpart = (name: string) => (name.startsWith("/") ? name.slice(1) : `/${name}`)

/**
 * Returns whether a problem is a closing tag without an opening one, because the opening tag is reported already.
 */
function isFollowUp({ what }: Problem, reported: readonly Problem[]): boolean {
  const [, name] = /^<\/([\w.:-]+)>? closes what nothing opened/.exec(what) ?? []
  return name !== undefined && reported.some(each => each.what.startsWith(`The tag <${name} has no end`))
}

type Block = { type: string; name?: string | null; children?: Block[]; value?: string; position?: unknown }

/** The component whose paragraphs feeds leave out. */
export const feedMark = "NotInFeed"

const flowTypes: Record<string, string> = {
  mdxJsxTextElement: "mdxJsxFlowElement",
  mdxTextExpression: "mdxFlowExpression",
}

/**
 * Unwraps paragraphs that contain only components and expressions; text inside of NotInFeed becomes a paragraph.
 */
function unwrapParagraphs(blocks: Block[]): void {
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
    } else unwrapParagraphs(block.children)
  }
}

function isOnlyJsx(children: readonly Block[]): boolean {
  const blank = (child: Block) => child.type === "text" && /^\s*$/.test(child.value ?? "")
  return (
    children.some(child => child.type in flowTypes) && children.every(c => c.type in flowTypes || blank(c))
  )
}
