/**
 * Formats ASCII art as a comment in nine programming languages. Characters that would end the comment, or begin
 * another inside it, are replaced by one of the same width, so that the picture keeps its shape.
 */

type Way = {
  name: string
  open?: string
  close?: string
  /** Returns the prefix of a line, whose index is from 0. */
  before: (line: number) => string
  /** Returns the line, altered if it would end the comment. */
  safe: (line: string) => string
}

const same = (line: string) => line
/** Breaks up comment delimiters for C-like languages: a "*" and a "/" side by side, either way round. */
const starless = (line: string) => line.replace(/\*(?=\/)/g, "+").replace(/\/(?=\*)/g, "|")

export const ways = {
  javascript: { name: "JavaScript", open: "/*", close: " */", before: () => " * ", safe: starless },
  python: { name: "Python", before: () => "# ", safe: same },
  // HTML: a comment ends at --> and at --!>, and may not hold <!-- (html.spec.whatwg.org, 13.1.6).
  html: {
    name: "HTML",
    open: "<!--",
    close: "-->",
    before: () => "  ",
    safe: line => line.replace(/(--!?)>/g, "$1)").replace(/<(?=!--)/g, "("),
  },
  css: { name: "CSS", open: "/*", close: " */", before: () => " * ", safe: starless },
  // A trailing backslash continues the comment on the next line; some compilers ignore spaces after it.
  cpp: { name: "C++", before: () => "// ", safe: line => (line.endsWith("\\") ? `${line} .` : line) },
  sql: { name: "SQL", before: () => "-- ", safe: same },
  // Haskell's comments nest: one opened inside must not stay open.
  haskell: {
    name: "Haskell",
    open: "{-",
    close: "-}",
    before: () => "  ",
    safe: line => line.replace(/-(?=\})/g, "=").replace(/\{(?=-)/g, "("),
  },
  lua: {
    name: "Lua",
    open: "--[[",
    close: "]]",
    before: () => "  ",
    safe: line => line.replace(/\](?=\])/g, ")"),
  },
  basic: { name: "BASIC", before: line => `${(line + 1) * 10} REM `, safe: same },
} satisfies Record<string, Way>

export type Language = keyof typeof ways

export const languages = Object.keys(ways) as Language[]

/** Formats the art as a comment; `bent` is the number of altered lines. */
export function asComment(art: string, language: Language): { text: string; bent: number } {
  const style: Way = ways[language]
  const lines = art.split(/\r\n|[\n\r\u2028\u2029\v\f]/).map(line => line.trimEnd())
  const safe = lines.map(style.safe)
  const body = safe.map((line, i) => `${style.before(i)}${line}`.trimEnd())
  return {
    text: [...(style.open ? [style.open] : []), ...body, ...(style.close ? [style.close] : [])].join("\n"),
    bent: safe.filter((line, i) => line !== lines[i]).length,
  }
}
