/** What the MDX parser throws, told to the author: a table of its messages, of which the first that matches is taken. */
import { type Place, type Problem, placeAt } from "../problems"
import { type Braces, bracesOf, lastBefore, offsetOf, type Span, tagSpan } from "./braces"
import { isKnownTag, voidTags } from "./tags"

/** What the parser throws. */
export type Thrown = {
  reason?: string
  message?: string
  line?: number | null
  column?: number | null
}

/** A mistake, and what can be passed over to find those after it: a stray character, an expression, or all in a span. */
export type Explained = {
  problem: Problem
  stray?: number
  expression?: Span
  blank?: Span
  /** A tag that is left out of the tree, with its name; that of an end begins with "/". */
  tag?: Span
  name?: string
  /** The end that stands where another belongs: it is left out where its own beginning was. */
  end?: { tag: Span; name: string }
  /** Whether the tag is an end whose beginning is left, and will be called unclosed. */
  isOpened?: boolean
}

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
      const end = text.indexOf("-->", stray)
      const what = comment ? "A comment can't be written as <!-- -->." : 'There is a stray "<".'
      const todo = comment ? "Write {/* ... */}." : adviceOnLess
      const problem = { ...placeAt(file, text, stray), what, todo }
      return comment && end > 0 ? { problem, blank: { from: stray, to: end + 3 } } : { problem, stray }
    },
  },
  {
    reason:
      /(?:in|before|after) (?:local )?attribute name|after (?:member |local )?name|after self-closing slash|after attribute value/,
    explain: ({ file, text, offset }) => {
      const stray = lastBefore(text, "<", offset - 1)
      const [tag = ""] = /^<\/?[\w.:-]*/.exec(text.slice(stray)) ?? []
      const quoted = /^<[\w.:-]+[^<>\n]*="[^"\n]*\\"/.exec(text.slice(stray))
      if (quoted) {
        const what = "A backslash keeps no quote inside of quotes here."
        const todo = "Write &quot; for the quote inside, or the value in 'single quotes'."
        const line = text.indexOf("\n", stray)
        const blank = { from: stray, to: line < 0 ? text.length : line }
        return { problem: { ...placeAt(file, text, stray + quoted[0].length - 2), what, todo }, blank }
      }
      const [, name = ""] = /^<([\w.:-]*)/.exec(text.slice(stray)) ?? []
      if (/\/[/*]/.test(text.slice(offset - 1, offset + 1))) {
        const what = "A comment stands among the props of a tag."
        const problem = {
          ...placeAt(file, text, offset - 1),
          what,
          todo: "Write it before the tag, as {/* ... */}.",
        }
        return { problem, tag: tagSpan(text, stray), name }
      }
      const isTag = /^<\/?[A-Z]/.test(tag) || /^<\/?[\w.:-]+\s+[\w-]+=/.test(text.slice(stray))
      const problem = isTag
        ? { what: `The tag ${tag} has no end.`, todo: `Write ">" or "/>" after its props.` }
        : { what: 'There is a stray "<".', todo: adviceOnLess }
      return { problem: { ...placeAt(file, text, stray), ...problem }, stray }
    },
  },
  {
    reason: /empty expression/,
    explain: ({ text, at, offset }) => {
      const what = "A comment, or nothing, stands in braces where a prop belongs."
      return {
        problem: { ...at, what, todo: "Write it before the tag or after it." },
        ...tagRound(text, offset),
      }
    },
  },
  {
    reason: /only spread elements are supported/,
    explain: ({ text, at, offset }) => {
      const what = "Braces stand where the name of a prop belongs."
      return { problem: { ...at, what, todo: "Write name={...}." }, ...tagRound(text, offset) }
    },
  },
  {
    reason: /parse import\/exports/,
    explain: ({ file, text, at, offset }) => {
      // The line is most often a sentence.
      const lines = [...text.slice(0, offset + 1).matchAll(/^(?:import|export)\b/gm)]
      const last = lines.at(-1)
      const [word = "import"] = last ?? []
      const what = `A line may not begin with "${word}": it is read as a program's.`
      const todo = `Begin the sentence with another word, or write {"${word}"} for this one.`
      if (!last) return { problem: { ...at, what, todo } }
      return { problem: { ...placeAt(file, text, last.index), what, todo }, stray: last.index }
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
      // Where nothing has the name of the end, it is the beginning's, misspelt.
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
      return { problem, tag: tagSpan(text, from), name: `/${name}`, isOpened: true }
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
      const left = tagRound(text, offset)
      if (/U\+(?:201[CDEF8]|2019|00AB|00BB)/.test(reason)) {
        const what = "The value of an attribute stands in the quotes of a book."
        return { problem: { ...at, what, todo: 'Write straight ones: name="a text".' }, ...left }
      }
      const what = "The value of an attribute has neither quotes nor braces."
      return { problem: { ...at, what, todo: 'Write name="a text", or name={5}.' }, ...left }
    },
  },
]

/** Whether a tag is most likely none: no name of HTML's, as <your-name>, or a type's, as in Array<T>. */
function isForeignTag(text: string, from: number, name: string): boolean {
  if (/^[A-Z]/.test(name)) return /\w/.test(text.charAt(from - 1))
  return !isKnownTag(name) && !text.includes(`</${name}>`)
}

/** The tag in which an offset stands. */
function tagRound(text: string, offset: number): { tag: Span; name: string } {
  const from = lastBefore(text, "<", offset)
  const tag = tagSpan(text, from)
  const [, name = ""] = /^<([\w.:-]*)/.exec(text.slice(from)) ?? []
  // One that closes itself has no end elsewhere.
  return { tag, name: text.slice(tag.from, tag.to).endsWith("/>") ? "" : name }
}

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
