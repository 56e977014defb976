/**
 * ASCII art as a comment of nine programming languages. What would end the comment, or begin another in it, is bent by
 * one sign of the same width, so that the picture stays as wide as it was.
 */

type Way = {
  name: string
  open?: string
  close?: string
  /** What stands before a line, counted from 0. */
  before: (line: number) => string
  /** A line that can't end the comment. */
  safe: (line: string) => string
}

const same = (line: string) => line
/** In C-like comments, a "*" and a "/" side by side, either way round. */
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
  // A backslash at the end of a line takes the next line into the comment, even with spaces after it in some compilers.
  cpp: { name: "C++", before: () => "// ", safe: line => (line.endsWith("\\") ? `${line} .` : line) },
  sql: { name: "SQL", before: () => "-- ", safe: same },
  // Haskell's comments nest: one that opens inside must not stay open.
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

/** The art as a comment; `bent` is how many lines had to be changed. */
export function asComment(art: string, language: Language): { text: string; bent: number } {
  const way: Way = ways[language]
  const lines = art.split(/\r\n|[\n\r\u2028\u2029\v\f]/).map(line => line.trimEnd())
  const safe = lines.map(way.safe)
  const body = safe.map((line, i) => `${way.before(i)}${line}`.trimEnd())
  return {
    text: [...(way.open ? [way.open] : []), ...body, ...(way.close ? [way.close] : [])].join("\n"),
    bent: safe.filter((line, i) => line !== lines[i]).length,
  }
}
