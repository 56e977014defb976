/** MDX to a syntax tree with places, and its syntax errors in the author's words. */
import type { Root as HastRoot } from "hast"
import type { Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { type Problem, placeAt } from "../problems"
import { gfmWithoutAddresses, mayHoldAddresses } from "./gfm"

const mdxTypes = [
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxjsEsm",
]

const start = () => unified().use(remarkParse).use(remarkMdx)
const whole = start().use(remarkGfm).freeze()
const lean = start().use(gfmWithoutAddresses).freeze()
const toHtml = unified()
  .use(remarkRehype, { passThrough: mdxTypes as never, allowDangerousHtml: false })
  .freeze()

/** The syntax tree of a Markdown text. Throws where its syntax is wrong. */
export function parseMarkdown(text: string, addresses = mayHoldAddresses(text)): Root {
  return (addresses ? whole : lean).parse(text)
}

/**
 * The syntax tree of an MDX text, and the mistakes in its syntax; null where they leave none. The text has no front
 * matter. Stray signs are passed over, so that the mistakes after them are found too.
 */
export function parseMdx(file: string, text: string): { root: HastRoot | null; problems: Problem[] } {
  const problems: Problem[] = []
  let mended = text
  let complete = true
  for (let tries = 0; tries < 20; tries++) {
    try {
      const parsed = parseMarkdown(mended)
      unravel(parsed.children as Block[])
      return { root: complete ? (toHtml.runSync(parsed) as HastRoot) : null, problems }
    } catch (error) {
      const { problem, stray, expression } = explain(file, mended, error)
      problems.push(problem)
      if (stray !== undefined) mended = `${mended.slice(0, stray)} ${mended.slice(stray + 1)}`
      else if (expression) {
        complete = false
        mended = passedOver(mended, expression)
      } else break
    }
  }
  return { root: null, problems }
}

type Block = { type: string; children?: Block[]; value?: string }

const flowTypes: Record<string, string> = {
  mdxJsxTextElement: "mdxJsxFlowElement",
  mdxTextExpression: "mdxFlowExpression",
}

/** A paragraph of components and expressions alone is not a paragraph: the components stand for themselves. */
function unravel(blocks: Block[]): void {
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i] as Block
    if (!block.children) continue
    if (block.type === "paragraph" && isOnlyJsx(block.children)) {
      const flow = block.children.filter(child => child.type !== "text")
      for (const child of flow) child.type = flowTypes[child.type] ?? child.type
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

type Thrown = {
  reason?: string
  message?: string
  ruleId?: string
  line?: number | null
  column?: number | null
}

/** Offsets of the braces of an expression. */
type Span = { from: number; to: number }

/** What the parser threw, told to the author, and what can be passed over: a stray character, or an expression. */
function explain(
  file: string,
  text: string,
  error: unknown,
): { problem: Problem; stray?: number; expression?: Span } {
  const { reason = String((error as Thrown).message), line, column } = error as Thrown
  const at = { file, line: line ?? 1, column: column ?? 1 }
  if (
    reason.includes("before name") ||
    reason.includes("in name") ||
    /^Unexpected character .* after `<`/.test(reason)
  ) {
    const offset = lastBefore(text, "<", offsetOf(text, at.line, at.column))
    const comment = text.startsWith("<!--", offset)
    const what = comment ? "A comment can't be written as <!-- -->." : 'There is a stray "<".'
    const todo = comment
      ? "Write {/* ... */}."
      : 'Write "&lt;" or "\\<" for a sign, or put it in `code`; a component begins with its name: <Name />.'
    return { problem: { ...placeAt(file, text, offset), what, todo }, stray: offset }
  }
  if (reason.includes("closing brace") || reason.includes("parse expression")) {
    const offset = braces(text).open.at(-1)
    const wrong = offsetOf(text, at.line, at.column)
    const todo =
      'Write "\\{" for a sign, or put it in `code`; an expression is {data.name}, and ends with "}".'
    if (offset !== undefined) {
      return {
        problem: { ...placeAt(file, text, offset), what: 'There is a stray "{".', todo },
        stray: offset,
      }
    }
    const what = `An expression can't be read: ${sentence(reason)}`
    const problem = { ...at, what, todo: "Write JavaScript between { and }: a value, not a statement." }
    const around = braces(text).pairs.find(({ from, to }) => from < wrong && wrong <= to)
    return around ? { problem, expression: around } : { problem }
  }
  const open = /^Expected a closing tag for `<([^>`]*)>` \((\d+):(\d+)/.exec(reason)
  if (open) {
    const what = `<${open[1]}> is not closed.`
    const todo = `End it with </${open[1]}>, or write <${open[1]} />.`
    return { problem: { file, line: Number(open[2]), column: Number(open[3]), what, todo } }
  }
  const other = /^Unexpected closing tag `([^`]*)`, expected .* closing tag for `<([^>`]*)>` \((\d+):/.exec(
    reason,
  )
  if (other) {
    const what = `${other[1]} stands where <${other[2]}> of line ${other[3]} is to be closed.`
    return {
      problem: { ...at, what, todo: `Write </${other[2]}>: tags close in the order they were opened.` },
    }
  }
  if (/^Unexpected closing (slash|tag)/.test(reason)) {
    const offset = lastBefore(text, "<", offsetOf(text, at.line, at.column))
    const what = `${/^[^>\n]*>?/.exec(text.slice(offset))?.[0]} closes what nothing opened here.`
    return { problem: { ...placeAt(file, text, offset), what, todo: "Remove it, or open it before." } }
  }
  const quote = /closing quote `(["'])`/.exec(reason)?.[1]
  if (quote) {
    const what = "The value of an attribute has no end."
    return {
      problem: { ...placeAt(file, text, text.lastIndexOf(quote)), what, todo: `End it with ${quote}.` },
    }
  }
  if (reason.includes("before attribute value")) {
    const what = "The value of an attribute has neither quotes nor braces."
    return { problem: { ...at, what, todo: 'Write name="a text", or name={5}.' } }
  }
  return {
    problem: {
      ...at,
      what: `This is not MDX: ${sentence(reason)}`,
      todo: "Look at the signs < and { near here.",
    },
  }
}

function sentence(text: string): string {
  const line = (text.split("\n")[0] ?? "").replace(
    /^Could not parse (?:expression|import\/exports) with acorn: /,
    "",
  )
  return /[.!?]$/.test(line) ? line : `${line}.`
}

function offsetOf(text: string, line: number, column: number): number {
  let offset = 0
  for (let i = 1; i < line; i++) offset = text.indexOf("\n", offset) + 1
  return offset + column - 1
}

function lastBefore(text: string, sign: string, offset: number): number {
  return Math.max(0, text.lastIndexOf(sign, offset))
}

/** The braces of a text, code and escaped signs not counted: the outermost pairs, and every `{` without its `}`. */
function braces(text: string): { pairs: Span[]; open: number[] } {
  const bare = text
    .replace(/^(```|~~~)[^\n]*\n[\s\S]*?^\1/gm, blank)
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, blank)
    .replace(/\\[{}]/g, blank)
  const open: number[] = []
  const pairs: Span[] = []
  for (let i = 0; i < bare.length; i++) {
    if (bare[i] === "{") open.push(i)
    if (bare[i] !== "}") continue
    const from = open.pop()
    if (from !== undefined && open.length === 0) pairs.push({ from, to: i })
  }
  return { pairs, open }
}

/** A text with an expression that can be read in place of one that can't, of the same length. */
function passedOver(text: string, { from, to }: Span): string {
  return text.slice(0, from + 1) + blank(text.slice(from + 1, to)).replace(" ", "0") + text.slice(to)
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ")
}
