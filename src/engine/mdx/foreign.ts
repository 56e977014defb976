/**
 * Finds the Markdown syntax of other programs: formulas, attributes, shortcodes and admonitions. Most of it would
 * be parsed as expressions, so it is searched for before parsing, outside of code and expressions, and reported
 * once each.
 */
import { type Problem, placeAt } from "../problems"
import { blankSpan, bracesOf, type Span, withoutCode } from "./braces"
import { videoAdvice } from "./videos"

type ForeignSign = {
  pattern: RegExp
  /** Confirms a match; all matches count if it is absent. */
  isMatch?: (match: RegExpExecArray) => boolean
  what: (found: string) => string
  todo: (match: RegExpExecArray) => string
}

/** Shortens a match to one line of at most 40 characters. */
function shorten(found: string): string {
  const line = found.trim().replace(/\s+/g, " ")
  return line.length > 40 ? `${line.slice(0, 37)}...` : line
}

const isFormula = ([, content = ""]: RegExpExecArray) =>
  /[\\^_{}=]/.test(content) || !/[A-Za-z]{3,}[\s,]+[A-Za-z]{2,}|^\d[\d.,]*\s/.test(content)

const formulaMessage = (found: string) => `${found} stays as it is: formulas are not set here.`
const writeFormula = () => "Put it in `code`, or write it in words with <sup> and <sub>."

const signs: readonly ForeignSign[] = [
  { pattern: /(?<!\\)\$\$(?!\$)((?:(?!\n[ \t]*\n)[^$])+)\$\$/g, what: formulaMessage, todo: writeFormula },
  {
    pattern: /(?<![\\\w$])\$(?![\s${])((?:[^$\n]|\n(?![ \t]*\n))*?[^\s\\$])\$(?![\w$])/g,
    isMatch: isFormula,
    what: formulaMessage,
    todo: writeFormula,
  },
  {
    pattern: /\\\(((?:(?!\n[ \t]*\n)[\s\S])+?)\\\)|\\\[((?:(?!\n[ \t]*\n)[\s\S])+?)\\\]/g,
    isMatch: ([, inline = "", block = ""]) => /[\\^_{}=]/.test(inline + block),
    what: formulaMessage,
    todo: writeFormula,
  },
  {
    pattern: /\{\{[<%][\s\S]*?[%>]\}\}/g,
    what: found => `${found} is a shortcode of Hugo's, and is not run here.`,
    todo: ([found]) =>
      /youtu|vimeo|video/.test(found)
        ? videoAdvice(found)
        : /figure|image|img/.test(found)
          ? "Write ![what it shows](./name.png)."
          : "Write a component, or the words themselves.",
  },
  {
    pattern: /\{%[\s\S]*?%\}/g,
    what: found => `${found} is a tag of Jekyll's, and is not run here.`,
    todo: ([found]) =>
      /youtu|vimeo|video/.test(found)
        ? videoAdvice(found)
        : /highlight|raw/.test(found)
          ? "Put the code between two lines of ```."
          : /link|post_url/.test(found)
            ? "Write [words](/path/of/the-page)."
            : "Write a component, or the words themselves.",
  },
  {
    pattern: /^[ \t]*::[a-z][\w-]*(?:\[[^\]\n]*\]|\{[^}\n]*\})+[ \t]*$/gm,
    what: found => `${found} is a directive, and is not run here.`,
    todo: ([found]) =>
      /youtu|vimeo|video/.test(found) ? videoAdvice(found) : "Write a component, or the words themselves.",
  },
  {
    pattern: /\{#[A-Za-z][^{}\n]*\}/g,
    what: found => `${found} gives no anchor here.`,
    todo: () => "Take it out: a heading's anchor is its own words in small letters, with - for spaces.",
  },
  {
    pattern: /\{(?:[.#][A-Za-z_-][^{}\n]*|:[^{}\n]*|[\w-]+=["'\w][^{}\n]*)\}(?!\})/g,
    // After "=" the braces hold a prop's object value.
    isMatch: ({ index, input }) => input[index - 1] !== "=",
    what: found => `${found} gives no class or attribute here.`,
    todo: () => 'Take it out, or write <span className="name">words</span>.',
  },
  {
    pattern: /^[ \t]*:::+[ \t]*[\w{][^\n]*(?:\n(?:(?!^[ \t]*:::)[^\n]*\n)*?[ \t]*:::+[ \t]*$)?/gm,
    what: found => `The line "${found}" begins no box here.`,
    todo: () => "Take it and its closing ::: out, or put the words into a component that is a box.",
  },
  {
    pattern: /^[ \t]*:::+[ \t]*$/gm,
    what: () => 'The line ":::" ends no box here.',
    todo: () => "Take the line out, or put the words into a component that is a box.",
  },
  {
    pattern: /^[ \t]*(?:!!!|\?\?\?\+?)[ \t]+\w[^\n]*/gm,
    what: found => `The line "${found}" begins no box here.`,
    todo: () => "Take it out, or put the words into a component that is a box.",
  },
  {
    pattern: /(?<=^(?![ \t]*[-*+>#|:])[^\n]*\S[^\n]*\n)(?:[ \t]*\n)?:[ \t]+\S[^\n]*/gm,
    what: found => `The line "${found}" defines nothing here: there are no lists of definitions.`,
    todo: () => "Write <dl><dt>word</dt><dd>what it is</dd></dl>, or a list: - **word**: what it is.",
  },
  {
    pattern: /(?<!\\)\^\[(?!\^)[^\]\n]+\]/g,
    what: found => `${found} is no footnote here.`,
    todo: () => 'Write [^1] there, and a line "[^1]: ..." under the text.',
  },
  {
    pattern: /(?<![\w+\\])\+\+(?=[^\s+])([^+\n]*[^\s+])\+\+(?![\w+])/g,
    what: found => `${found} stays as it is: no text is marked so here.`,
    todo: ([, words]) => `Write <ins>${words}</ins>.`,
  },
  {
    pattern: /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,12})\^(?![\^\d])/gu,
    what: found => `${found} stays as it is: no text is raised so here.`,
    todo: ([, words]) => `Write <sup>${words}</sup>.`,
  },
  {
    pattern: /(?<=[\p{L}\p{N})])~([\p{L}\p{N}+-]{1,12})~(?!~)/gu,
    what: found => `${found} stays as it is: no text is lowered so here.`,
    todo: ([, words]) => `Write <sub>${words}</sub>.`,
  },
]

/**
 * Finds foreign syntax in a text, and returns the text with it blanked, keeping offsets.
 *
 * @param expressions Spans of expressions that the parser knows; what their strings contain is no Markdown.
 */
export function foreignSigns(
  file: string,
  text: string,
  expressions: readonly Span[] = [],
): { problems: Problem[]; blankedText: string } {
  if (!/[$\\{}^]|::|!!!|\?\?\?|\+\+|^:[ \t]|~/m.test(text)) return { problems: [], blankedText: text }
  const pairs = [...bracesOf(text).pairs, ...expressions]
  const problems: Problem[] = []
  let bare = withoutCode(text)
  let blankedText = text
  const isInside = (index: number) => pairs.some(({ from, to }) => from < index && index < to)
  for (const { pattern, isMatch, what, todo } of signs)
    for (const match of [...bare.matchAll(pattern)] as RegExpExecArray[]) {
      if (isInside(match.index) || isMatch?.(match) === false) continue
      const [found] = match
      const from = match.index + (found.length - found.trimStart().length)
      const span = { from, to: match.index + found.length }
      const source = text.slice(span.from, span.to)
      problems.push({
        ...placeAt(file, text, from),
        what: what(shorten(source.startsWith(":::") ? (source.split("\n")[0] ?? "") : source)),
        todo: todo(match),
      })
      const spans = /^:::/.test(source) ? fenceLines(source, span) : [span]
      for (const each of spans) {
        bare = blankSpan(bare, each)
        blankedText = blankSpan(blankedText, each)
      }
    }
  return { problems, blankedText }
}

/** The first and last line of a box; the text between them stays. */
function fenceLines(source: string, { from, to }: Span): Span[] {
  const first = source.indexOf("\n")
  if (first < 0) return [{ from, to }]
  return [
    { from, to: from + first },
    { from: from + source.lastIndexOf("\n") + 1, to },
  ]
}
