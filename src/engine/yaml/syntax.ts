/** What a YAML text is told that the parser can't read: one mistake for each entry, in words that tell what to do. */
import { type Document, parseDocument } from "yaml"
import { blankInvalidChars } from "../characters"
import type { Place, Problem } from "../problems"

/** A part of a text that stands by itself: an entry of a list, or a key with its value. */
type Piece = { text: string; from: number }

/** A text cut before every line that begins an entry of its outermost list or mapping. */
function piecesOf(text: string): Piece[] {
  const starts = [0, ...[...text.matchAll(/^(?![\s#\]}])/gm)].map(({ index }) => index).filter(Boolean)]
  return starts.map((from, i) => ({ from, text: text.slice(from, starts[i + 1] ?? text.length) }))
}

/**
 * The mistakes of syntax: one for each entry that can't be read. After the first the parser is lost, and everything that
 * it says of the lines that follow is about that one.
 */
export function syntaxErrors(
  doc: Document.Parsed,
  text: string,
  place: (offset: number) => Place,
): Problem[] {
  const twice = doc.errors
    .filter(({ code }) => code === "DUPLICATE_KEY")
    .map(error => explained(error, text, 0, place))
  const pieces = piecesOf(text).flatMap((piece): Problem[] => {
    const { errors, warnings } = parseDocument(blankInvalidChars(piece.text), {
      prettyErrors: false,
      schema: "core",
    })
    const [first] = [...errors, ...warnings].filter(
      ({ code, message }) => code !== "DUPLICATE_KEY" && !/^Unresolved alias/.test(message),
    )
    return first ? [explained(first, piece.text, piece.from, place)] : []
  })
  const [first] = [...doc.errors, ...doc.warnings].filter(({ code }) => code !== "DUPLICATE_KEY")
  const found = pieces.length > 0 ? pieces : first ? [explained(first, text, 0, place)] : []
  return [...twice, ...found]
}

/** What the parser says of a piece that begins at an offset, told to the author. */
function explained(
  { message, pos, code }: { message: string; pos: [number, number]; code: string },
  piece: string,
  from: number,
  place: (offset: number) => Place,
): Problem {
  const quote = /^Missing closing (["'])quote/.exec(message)?.[1]
  if (quote) {
    const what = "This is not YAML: a quote is not closed."
    const opening = piece.lastIndexOf(quote)
    return { ...place(from + opening), what, todo: `End the text with ${quote}.` }
  }
  // A line of a list whose dash was forgotten hangs on to the entry above it.
  const at = pos[0] === piece.length ? pos[0] - 1 : pos[0]
  const line = piece.slice(piece.lastIndexOf("\n", at - 1) + 1).split("\n")[0] ?? ""
  if (/^-\s/.test(piece) && piece.indexOf("\n") < at && /^\s*(?:\{|[\w-]+:\s)/.test(line)) {
    const what = "This line of a list has no dash, or stands too far to the left or right."
    return {
      ...place(from + piece.lastIndexOf("\n", at - 1) + 1),
      what,
      todo: 'Begin it as the line above begins: "- ".',
    }
  }
  const start = from + piece.lastIndexOf("\n", at - 1) + 1
  const closing = /must be sufficiently indented and end with a ([\]}])/.exec(message)?.[1]
  if (closing) {
    const open = closing === "]" ? "[" : "{"
    const what = `This is not YAML: the bracket ${open} is not closed.`
    return { ...place(from + Math.max(0, piece.lastIndexOf(open))), what, todo: `End it with ${closing}.` }
  }
  const indented = /^[^\n]+\n(?=([ \t]+)[\w-]+:(?:\s|$))/.exec(piece)
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
      ...place(from + piece.lastIndexOf("\n", at - 1) + 1),
      what,
      todo: `Write "${missingSpace[1]}: ...".`,
    }
  }
  const fault = explainedLine(line, message)
  if (fault) return { ...place(start + fault.column), what: fault.what, todo: fault.todo }
  if (code === "DUPLICATE_KEY") {
    const [, key = ""] = /^["']?([^\s:"']+)/.exec(piece.slice(pos[0])) ?? []
    return { ...place(from + pos[0]), what: `The key "${key}" stands twice.`, todo: "Keep one of the two." }
  }
  return { ...place(from + pos[0]), what: `This is not YAML: ${sentence(message)}`, todo: advice(code) }
}

/** What is wrong with a line that has a key and a text without the quotes it needs; `column` counts from 0. */
function explainedLine(line: string, message: string): { column: number; what: string; todo: string } | null {
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
