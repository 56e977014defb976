/** Explains YAML syntax errors to the author: one problem for each entry. */
import { type Document, parseDocument } from "yaml"
import { blankInvalidChars } from "../characters"
import type { Place, Problem } from "../problems"

/** A part of a text that can be parsed by itself: a list item, or a key with its value. */
type Section = { text: string; from: number }

/** Splits a text before every line that begins an entry of the outermost list or mapping. */
function sectionsOf(text: string): Section[] {
  const starts = [0, ...[...text.matchAll(/^(?![\s#\]}])/gm)].map(({ index }) => index).filter(Boolean)]
  return starts.map((from, i) => ({ from, text: text.slice(from, starts[i + 1] ?? text.length) }))
}

/**
 * Finds syntax errors, one for each entry: after the first error in an entry the parser's later ones only follow
 * from it.
 */
export function syntaxErrors(
  doc: Document.Parsed,
  text: string,
  place: (offset: number) => Place,
): Problem[] {
  const duplicates = doc.errors
    .filter(({ code }) => code === "DUPLICATE_KEY")
    .map(error => explain(error, text, 0, place))
  const sections = sectionsOf(text).flatMap((section): Problem[] => {
    const { errors, warnings } = parseDocument(blankInvalidChars(section.text), {
      prettyErrors: false,
      schema: "core",
    })
    const [first] = [...errors, ...warnings].filter(
      ({ code, message }) => code !== "DUPLICATE_KEY" && !/^Unresolved alias/.test(message),
    )
    return first ? [explain(first, section.text, section.from, place)] : []
  })
  const [first] = [...doc.errors, ...doc.warnings].filter(({ code }) => code !== "DUPLICATE_KEY")
  const found = sections.length > 0 ? sections : first ? [explain(first, text, 0, place)] : []
  return [...duplicates, ...found]
}

/** Explains a parser error in a piece of text that begins at offset `from`. */
function explain(
  { message, pos, code }: { message: string; pos: [number, number]; code: string },
  section: string,
  from: number,
  place: (offset: number) => Place,
): Problem {
  const quote = /^Missing closing (["'])quote/.exec(message)?.[1]
  if (quote) {
    const what = "This is not YAML: a quote is not closed."
    const opening = section.lastIndexOf(quote)
    return { ...place(from + opening), what, todo: `End the text with ${quote}.` }
  }
  // A list item without its dash continues the item above.
  const at = pos[0] === section.length ? pos[0] - 1 : pos[0]
  const line = section.slice(section.lastIndexOf("\n", at - 1) + 1).split("\n")[0] ?? ""
  if (/^-\s/.test(section) && section.indexOf("\n") < at && /^\s*(?:\{|[\w-]+:\s)/.test(line)) {
    const what = "This line of a list has no dash, or stands too far to the left or right."
    return {
      ...place(from + section.lastIndexOf("\n", at - 1) + 1),
      what,
      todo: 'Begin it as the line above begins: "- ".',
    }
  }
  const start = from + section.lastIndexOf("\n", at - 1) + 1
  const closing = /must be sufficiently indented and end with a ([\]}])/.exec(message)?.[1]
  if (closing) {
    const open = closing === "]" ? "[" : "{"
    const what = `This is not YAML: the bracket ${open} is not closed.`
    return { ...place(from + Math.max(0, section.lastIndexOf(open))), what, todo: `End it with ${closing}.` }
  }
  const indented = /^[^\n]+\n(?=([ \t]+)[\w-]+:(?:\s|$))/.exec(section)
  if (indented && /^Nested mappings are not allowed/.test(message)) {
    const what = "This line stands further to the right than the key above it."
    return { ...place(from + indented[0].length), what, todo: "Begin it where the key above begins." }
  }
  const equals = /^(\s*)([\w-]+)\s*=/.exec(line)
  if (equals) {
    const [, space = "", name = ""] = equals
    const what = `"${name}" stands before a "=", and a key before a colon.`
    return { ...place(start + space.length), what, todo: `Write "${name}: ...".` }
  }
  const sign = /^(\s*(?:- )?(?:\{\s*)?(?:[\w-]+:\s+)?)([@%!`|>,\]}])\S/.exec(line)
  if (sign) {
    const what = `A text can't begin with the sign ${sign[2]} here.`
    return { ...place(start + (sign[1] ?? "").length), what, todo: "Put the whole text in quotes." }
  }
  const missingSpace = /^([\w-]+):(?=[^\s:/])/.exec(line)
  if (missingSpace) {
    const what = `There is no space after "${missingSpace[1]}:".`
    return {
      ...place(from + section.lastIndexOf("\n", at - 1) + 1),
      what,
      todo: `Write "${missingSpace[1]}: ...".`,
    }
  }
  const fault = explainLine(line, message)
  if (fault) return { ...place(start + fault.column), what: fault.what, todo: fault.todo }
  if (code === "DUPLICATE_KEY") {
    const [, key = ""] = /^["']?([^\s:"']+)/.exec(section.slice(pos[0])) ?? []
    return { ...place(from + pos[0]), what: `The key "${key}" stands twice.`, todo: "Keep one of the two." }
  }
  return { ...place(from + pos[0]), what: `This is not YAML: ${sentence(message)}`, todo: advice(code) }
}

/** Explains a line whose key or text needs quotes; `column` counts from 0. */
function explainLine(line: string, message: string): { column: number; what: string; todo: string } | null {
  const space = /^([ \t]*)\u00a0|^[ \t]*(?:- )?[\w-]+:\u00a0/.exec(line)
  if (space) {
    const what = "A space stands here that YAML takes for a letter, U+00A0."
    return { column: line.indexOf("\u00a0"), what, todo: "Write it anew with the space bar: it was pasted." }
  }
  const [, key, value] = /^(\s*(?:- )?[\w-]+:\s+)(\S.*)$/.exec(line) ?? []
  if (key === undefined || value === undefined) {
    if (!/^Implicit keys need to be on a single line/.test(message) || /^\s*[\w-]+:/.test(line)) return null
    const what = "This line is neither a key with its value nor a part of the text above."
    return { column: 0, what, todo: "Write the whole text in one line, or indent this one by two spaces." }
  }
  const column = key.length
  const [quote = ""] = /^["']/.exec(value) ?? []
  if (quote && /^Unexpected scalar at node end/.test(message)) {
    const what = "The text goes on after its closing quote."
    const todo =
      quote === '"'
        ? `Write \\" for a quote inside, or put the whole text in 'single quotes'.`
        : `Write '' for one inside, or put the whole text in "double quotes".`
    return { column, what, todo }
  }
  const [sign] = /^(?:[[{]|[-?](?=\s)|[|>](?=\s*\w{2}))/.exec(value) ?? []
  if (sign)
    return {
      column,
      what: `A text can't begin with the sign ${sign} here.`,
      todo: "Put the whole text in quotes.",
    }
  if (!quote && /:(?:\s|$)/.test(value) && /^Nested mappings/.test(message))
    return {
      column,
      what: 'The text has a ":" with a space in it, which begins a value.',
      todo: `Put the whole text in "double quotes".`,
    }
  return null
}

function sentence(text: string): string {
  const line = text.split("\n")[0] ?? ""
  return /[.!?]$/.test(line) ? line : `${line}.`
}

function advice(code: string): string {
  if (code === "DUPLICATE_KEY") return "Keep one of the two."
  if (code === "BAD_INDENT" || code === "TAB_AS_INDENT")
    return "Indent with spaces, the same number for the same level."
  return 'Put texts that have a ": ", a "#" or a quote in them in "double quotes", and look at the line above too.'
}
