/** What the MDX parser throws, told to the author: a table of its messages, of which the first that matches is taken. */
import { type Place, type Problem, placeAt } from "../problems"
import { type Braces, bracesOf, lastBefore, offsetOf, type Span } from "./braces"
import { voidTags } from "./tags"

/** What the parser throws. */
export type Thrown = {
  reason?: string
  message?: string
  line?: number | null
  column?: number | null
}

/** A mistake, and what can be passed over to find those after it: a stray character, an expression, or all in a span. */
export type Explained = { problem: Problem; stray?: number; expression?: Span; blank?: Span }

/** What an explanation is made from: the parser's words, where it stood, and what its message matched. */
type Found = {
  file: string
  text: string
  at: Place
  reason: string
  /** Where the parser stood, in UTF-16 units from 0. */
  offset: number
  match: RegExpExecArray
  braces: () => Braces
}

const adviceOnLess =
  'Write "&lt;" or "\\<" for a sign, or put it in `code`; a component begins with its name: <Name />.'

type Rule = { reason: RegExp; explain: (found: Found) => Explained }

const rules: readonly Rule[] = [
  {
    reason: /to create a link in MDX/,
    explain: ({ file, text, offset }) => {
      const stray = lastBefore(text, "<", offset)
      const [whole = "", address = ""] = /^<([^<>\s]*)>?/.exec(text.slice(stray)) ?? []
      const target = address.includes("@") && !address.includes(":") ? `mailto:${address}` : address
      const what = `An address can't be written as <${address}>.`
      return {
        problem: { ...placeAt(file, text, stray), what, todo: `Write [words](${target}).` },
        blank: { from: stray, to: stray + whole.length },
      }
    },
  },
  {
    reason: /before (?:member )?name|in (?:member )?name|^Unexpected character .* after `<`/,
    explain: ({ file, text, offset }) => {
      const stray = lastBefore(text, "<", offset)
      const comment = text.startsWith("<!--", stray)
      const what = comment ? "A comment can't be written as <!-- -->." : 'There is a stray "<".'
      const todo = comment ? "Write {/* ... */}." : adviceOnLess
      return { problem: { ...placeAt(file, text, stray), what, todo }, stray }
    },
  },
  {
    reason: /in attribute name|before attribute name|after attribute name|after self-closing slash/,
    explain: ({ file, text, offset }) => {
      const stray = lastBefore(text, "<", offset - 1)
      const [tag = ""] = /^<\/?[\w.:-]*/.exec(text.slice(stray)) ?? []
      const isTag = /^<\/?[A-Z]/.test(tag) || /^<\/?[\w.:-]+\s+[\w-]+=/.test(text.slice(stray))
      const problem = isTag
        ? { what: `The tag ${tag} has no end.`, todo: `Write ">" or "/>" after its props.` }
        : { what: 'There is a stray "<".', todo: adviceOnLess }
      return { problem: { ...placeAt(file, text, stray), ...problem }, stray }
    },
  },
  {
    reason: /only spread elements are supported/,
    explain: ({ at }) => {
      const what = "Braces stand where the name of a prop belongs."
      return { problem: { ...at, what, todo: "Write name={...}." } }
    },
  },
  {
    reason: /closing brace|parse expression/,
    explain: ({ file, text, at, reason, offset, braces }) => {
      const { open, pairs } = braces()
      const stray = open.at(-1)
      if (stray !== undefined) {
        const todo =
          'Write "\\{" for a sign, or put it in `code`; an expression is {data.name}, and ends with "}".'
        return { problem: { ...placeAt(file, text, stray), what: 'There is a stray "{".', todo }, stray }
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
      // The parser may name another tag than the one that it points to.
      const [, name = ""] = /^<\/?([\w.:-]*)/.exec(text.slice(from)) ?? []
      const what = `<${name}> is not closed.`
      if (voidTags.has(name)) return { problem: { ...at, what, todo: `Write <${name} />.` } }
      const end = text.slice(from).split(/\n\s*\n/)[0] ?? ""
      const isClosedLater = text.slice(from + end.length).includes(`</${name}>`)
      const todo = isClosedLater
        ? `Put <${name}> and </${name}> each on a line of its own: what begins in a paragraph ends in it.`
        : `End it with </${name}>, or write <${name} />.`
      return { problem: { ...at, what, todo } }
    },
  },
  {
    reason: /^Unexpected closing tag `([^`]*)`, expected .* closing tag for `<([^>`]*)>` \((\d+):/,
    explain: ({ at, match: [, tag, name, line] }) => {
      const what = `${tag} stands where <${name}> of line ${line} is to be closed.`
      return { problem: { ...at, what, todo: `Write </${name}>: tags close in the order they were opened.` } }
    },
  },
  {
    reason: /^Unexpected closing (slash|tag)/,
    explain: ({ file, text, offset }) => {
      const from = lastBefore(text, "<", offset)
      const what = `${/^[^>\n]*>?/.exec(text.slice(from))?.[0]} closes what nothing opened here.`
      return { problem: { ...placeAt(file, text, from), what, todo: "Remove it, or open it before." } }
    },
  },
  {
    reason: /closing quote `(["'])`/,
    explain: ({ file, text, match: [, quote = '"'] }) => {
      const what = "The value of an attribute has no end."
      const at = placeAt(file, text, text.lastIndexOf(quote))
      return { problem: { ...at, what, todo: `End it with ${quote}.` } }
    },
  },
  {
    reason: /before attribute value/,
    explain: ({ at, reason }) => {
      if (/U\+(?:201[CDEF8]|2019|00AB|00BB)/.test(reason)) {
        const what = "The value of an attribute stands in the quotes of a book."
        return { problem: { ...at, what, todo: 'Write straight ones: name="a text".' } }
      }
      const what = "The value of an attribute has neither quotes nor braces."
      return { problem: { ...at, what, todo: 'Write name="a text", or name={5}.' } }
    },
  },
]

/** What the parser threw over a text. */
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
