/** Explains errors of the MDX parser to the author: a table of its messages, of which the first match counts. */
import { type Place, type Problem, placeAt } from "../problems"
import { type Braces, bracesOf, lastBefore, offsetOf, type Span, tagSpan } from "./braces"
import { isKnownTag, voidTags } from "./tags"

/** An error thrown by the parser. */
export type Thrown = {
  reason?: string
  message?: string
  line?: number | null
  column?: number | null
}

/**
 * A problem, and the span to blank so that parsing can go on after it: a stray character, an expression or a whole
 * span.
 */
export type Explained = {
  problem: Problem
  strayAt?: number
  expression?: Span
  blank?: Span
  /** A tag that is left out of the tree, with its name; that of a closing tag begins with "/". */
  tag?: Span
  name?: string
  /** The closing tag that stands in place of another; it is left out if its opening tag was. */
  end?: { tag: Span; name: string }
  /** True for a closing tag whose opening tag stays and will be reported as unclosed. */
  isOpenTagLeft?: boolean
}

/** The input of an explanation. */
type ExplainContext = {
  file: string
  text: string
  at: Place
  reason: string
  /** The parser's position, in UTF-16 units from 0. */
  offset: number
  match: RegExpExecArray
  braces: () => Braces
}

const adviceOnLess =
  'Write "&lt;" or "\\<" for a sign, or put it in `code`; a component begins with its name: <Name />.'

type Rule = { reason: RegExp; explain: (context: ExplainContext) => Explained }

const rules: readonly Rule[] = [
  {
    reason: /to create a link in MDX/,
    explain: ({ file, text, offset }) => {
      const strayAt = lastBefore(text, "<", offset)
      const [whole = "", address = ""] = /^<([^<>\s]*)>?/.exec(text.slice(strayAt)) ?? []
      const target = address.includes("@") && !address.includes(":") ? `mailto:${address}` : address
      const what = `An address can't be written as <${address}>.`
      return {
        problem: { ...placeAt(file, text, strayAt), what, todo: `Write [words](${target}).` },
        blank: { from: strayAt, to: strayAt + whole.length },
      }
    },
  },
  {
    reason: /before (?:member )?name|in (?:member )?name|^Unexpected character .* after `<`/,
    explain: ({ file, text, offset }) => {
      const strayAt = lastBefore(text, "<", offset)
      const comment = text.startsWith("<!--", strayAt)
      const end = text.indexOf("-->", strayAt)
      const what = comment ? "A comment can't be written as <!-- -->." : 'There is a stray "<".'
      const todo = comment ? "Write {/* ... */}." : adviceOnLess
      const problem = { ...placeAt(file, text, strayAt), what, todo }
      return comment && end > 0 ? { problem, blank: { from: strayAt, to: end + 3 } } : { problem, strayAt }
    },
  },
  {
    reason:
      /(?:in|before|after) (?:local )?attribute name|after (?:member |local )?name|after self-closing slash|after attribute value/,
    explain: ({ file, text, offset }) => {
      const strayAt = lastBefore(text, "<", offset - 1)
      const [tag = ""] = /^<\/?[\w.:-]*/.exec(text.slice(strayAt)) ?? []
      const quoted = /^<[\w.:-]+[^<>\n]*="[^"\n]*\\"/.exec(text.slice(strayAt))
      if (quoted) {
        const what = "A backslash keeps no quote inside of quotes here."
        const todo = "Write &quot; for the quote inside, or the value in 'single quotes'."
        const line = text.indexOf("\n", strayAt)
        const blank = { from: strayAt, to: line < 0 ? text.length : line }
        return { problem: { ...placeAt(file, text, strayAt + quoted[0].length - 2), what, todo }, blank }
      }
      const [, name = ""] = /^<([\w.:-]*)/.exec(text.slice(strayAt)) ?? []
      if (/\/[/*]/.test(text.slice(offset - 1, offset + 1))) {
        const what = "A comment stands among the props of a tag."
        const problem = {
          ...placeAt(file, text, offset - 1),
          what,
          todo: "Write it before the tag, as {/* ... */}.",
        }
        return { problem, tag: tagSpan(text, strayAt), name }
      }
      const isTag = /^<\/?[A-Z]/.test(tag) || /^<\/?[\w.:-]+\s+[\w-]+=/.test(text.slice(strayAt))
      const problem = isTag
        ? { what: `The tag ${tag} has no end.`, todo: `Write ">" or "/>" after its props.` }
        : { what: 'There is a stray "<".', todo: adviceOnLess }
      return { problem: { ...placeAt(file, text, strayAt), ...problem }, strayAt }
    },
  },
  {
    reason: /empty expression/,
    explain: ({ text, at, offset }) => {
      const what = "A comment, or nothing, stands in braces where a prop belongs."
      return {
        problem: { ...at, what, todo: "Write it before the tag or after it." },
        ...enclosingTag(text, offset),
      }
    },
  },
  {
    reason: /only spread elements are supported/,
    explain: ({ text, at, offset }) => {
      const what = "Braces stand where the name of a prop belongs."
      return { problem: { ...at, what, todo: "Write name={...}." }, ...enclosingTag(text, offset) }
    },
  },
  {
    reason: /parse import\/exports/,
    explain: ({ file, text, at, offset }) => {
      // The line is most often plain text.
      const lines = [...text.slice(0, offset + 1).matchAll(/^(?:import|export)\b/gm)]
      const last = lines.at(-1)
      const [word = "import"] = last ?? []
      const what = `A line may not begin with "${word}": it is read as a program's.`
      const todo = `Begin the sentence with another word, or write {"${word}"} for this one.`
      if (!last) return { problem: { ...at, what, todo } }
      return { problem: { ...placeAt(file, text, last.index), what, todo }, strayAt: last.index }
    },
  },
  {
    reason: /closing brace|parse expression/,
    explain: ({ file, text, at, reason, offset, braces }) => {
      const { open, pairs } = braces()
      const strayAt = open.at(-1)
      if (strayAt !== undefined) {
        const todo =
          'Write "\\{" for a sign, or put it in `code`; an expression is {data.name}, and ends with "}".'
        return { problem: { ...placeAt(file, text, strayAt), what: 'There is a stray "{".', todo }, strayAt }
      }
      const what = `An expression can't be read: ${sentence(reason)}`
      const problem = { ...at, what, todo: "Write JavaScript between { and }: a value, not a statement." }
      const expression = pairs.find(({ from, to }) => from < offset && offset <= to)
      return expression ? { problem, expression } : { problem }
    },
  },
  {
    reason: /^Expected a closing tag for `<[^>`]*>` \((\d+):(\d+)/,
    explain: ({ file, text, match: [, line, column] }) => {
      const at = { file, line: Number(line), column: Number(column) }
      const from = offsetOf(text, at.line, at.column)
      // The message may name another tag than its position points to.
      const [, name = ""] = /^<\/?([\w.:-]*)/.exec(text.slice(from)) ?? []
      const what = `<${name}> is not closed.`
      const left = { tag: tagSpan(text, from), name }
      if (voidTags.has(name)) return { problem: { ...at, what, todo: `Write <${name} />.` }, ...left }
      const end = text.slice(from).split(/\n\s*\n/)[0] ?? ""
      const isClosedLater = text.slice(from + end.length).includes(`</${name}>`)
      const whole = text.slice(text.lastIndexOf("\n", from) + 1).split("\n")[0] ?? ""
      const isAlone = whole.trim() === text.slice(from, left.tag.to).trim()
      const todo = isForeignTag(text, from, name)
        ? `Write "\\<${name}>" for the words themselves, or put them in \`code\`.`
        : isClosedLater && !isAlone
          ? `Put <${name}> and </${name}> each on a line of its own: what begins in a paragraph ends in it.`
          : `End it with </${name}>, or write <${name} />.`
      return { problem: { ...at, what, todo }, ...left }
    },
  },
  {
    reason: /^Unexpected closing tag `([^`]*)`, expected .* closing tag for `<([^>`]*)>` \((\d+):(\d+)/,
    explain: ({ text, at, offset, match: [, tag = "", name = "", line, column] }) => {
      const what = `${tag} stands where <${name}> of line ${line} is to be closed.`
      const todo = `Write </${name}>: tags close in the order they were opened.`
      const from = offsetOf(text, Number(line), Number(column))
      const end = { tag: tagSpan(text, lastBefore(text, "<", offset)), name: tag.slice(1, -1) }
      // If no tag has the closing tag's name, it is the opening tag's, misspelt.
      const isCrossed = new RegExp(`<${end.name.slice(1).replace(/\W/g, "\\$&")}[\\s>]`).test(
        text.slice(0, from),
      )
      const left = isCrossed ? name : end.name.slice(1)
      return { problem: { ...at, what, todo }, tag: tagSpan(text, from), name: left, end }
    },
  },
  {
    reason: /^Expected the closing tag `<\/([^>`]*)>` either/,
    explain: ({ file, text, offset, match: [, name = ""] }) => {
      const from = lastBefore(text, "<", offset)
      const what = `</${name}> stands in a paragraph in which <${name}> did not begin.`
      const problem = { ...placeAt(file, text, from), what, todo: `Put </${name}> on a line of its own.` }
      return { problem, tag: tagSpan(text, from), name: `/${name}`, isOpenTagLeft: true }
    },
  },
  {
    reason: /^Unexpected closing (slash|tag)/,
    explain: ({ file, text, offset }) => {
      const from = lastBefore(text, "<", offset)
      const what = `${/^[^>\n]*>?/.exec(text.slice(from))?.[0]} closes what nothing opened here.`
      const [, name = "/"] = /^<(\/?[\w.:-]*)/.exec(text.slice(from)) ?? []
      const problem = { ...placeAt(file, text, from), what, todo: "Remove it, or open it before." }
      return { problem, tag: tagSpan(text, from), name }
    },
  },
  {
    reason: /closing quote `(["'])`/,
    explain: ({ file, text, match: [, quote = '"'] }) => {
      const what = "The value of an attribute has no end."
      const open = text.lastIndexOf(quote)
      const from = lastBefore(text, "<", open)
      const line = text.indexOf("\n", open)
      const [, name = ""] = /^<([\w.:-]*)/.exec(text.slice(from)) ?? []
      const problem = { ...placeAt(file, text, open), what, todo: `End it with ${quote}.` }
      return { problem, tag: { from, to: line < 0 ? text.length : line }, name }
    },
  },
  {
    reason: /before attribute value/,
    explain: ({ text, at, reason, offset }) => {
      const left = enclosingTag(text, offset)
      if (/U\+(?:201[CDEF8]|2019|00AB|00BB)/.test(reason)) {
        const what = "The value of an attribute stands in the quotes of a book."
        return { problem: { ...at, what, todo: 'Write straight ones: name="a text".' }, ...left }
      }
      const what = "The value of an attribute has neither quotes nor braces."
      return { problem: { ...at, what, todo: 'Write name="a text", or name={5}.' }, ...left }
    },
  },
]

/**
 * Returns whether a tag is most likely plain text: no HTML element, as <your-name>, or a type argument, as in
 * Array<T>.
 */
function isForeignTag(text: string, from: number, name: string): boolean {
  if (/^[A-Z]/.test(name)) return /\w/.test(text.charAt(from - 1))
  return !isKnownTag(name) && !text.includes(`</${name}>`)
}

/** The tag that contains an offset. */
function enclosingTag(text: string, offset: number): { tag: Span; name: string } {
  const from = lastBefore(text, "<", offset)
  const tag = tagSpan(text, from)
  const [, name = ""] = /^<([\w.:-]*)/.exec(text.slice(from)) ?? []
  // A self-closing tag has no closing tag elsewhere.
  return { tag, name: text.slice(tag.from, tag.to).endsWith("/>") ? "" : name }
}

/** Explains an error that the parser threw on a text. */
export function explain(file: string, text: string, error: unknown): Explained {
  const { reason = String((error as Thrown).message), line, column } = error as Thrown
  const at = { file, line: line ?? 1, column: column ?? 1 }
  const offset = offsetOf(text, at.line, at.column)
  for (const rule of rules) {
    const match = rule.reason.exec(reason)
    if (match) return rule.explain({ file, text, at, reason, offset, match, braces: () => bracesOf(text) })
  }
  const what = `This is not MDX: ${sentence(reason)}`
  return { problem: { ...at, what, todo: "Look at the signs < and { near here." } }
}

function sentence(text: string): string {
  const line = (text.split("\n")[0] ?? "").replace(
    /^Could not parse (?:expression|import\/exports) with acorn: /,
    "",
  )
  return /[.!?]$/.test(line) ? line : `${line}.`
}
