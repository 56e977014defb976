/** Arrows, shapes, ticks and stars: which of them the site's own font has, and which would be an empty box somewhere. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { blankedText, withoutCode } from "./mdx/braces"
import { readWritten } from "./mdx/written"
import { type Problem, placeAt } from "./problems"

/** Where the site's font of signs says which it has. */
const fontFile = "src/styles/signs.css"

/** Arrows, technical signs, shapes, stars and ticks, but for those that are emoji: systems lack one or another of them. */
const drawnSign =
  /(?!\p{Emoji_Presentation})[\u2190-\u21ff\u220e\u2300-\u23ff\u25a0-\u27bf\u2900-\u2bff](?!\ufe0f)/gu

/** Tells whether the site's own font has a sign; a site without that font has none. */
export function ownSigns(root: string): (sign: string) => boolean {
  const path = join(root, fontFile)
  const css = existsSync(path) ? readFileSync(path, "utf8") : ""
  const [, list = ""] = /unicode-range:([^;]*)/.exec(css) ?? []
  const ranges = [...list.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, from = "", to = from]) => ({
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
  }))
  return sign =>
    ranges.some(({ from, to }) => from <= Number(sign.codePointAt(0)) && Number(sign.codePointAt(0)) <= to)
}

/** The signs of a page or list that nobody's font may have, each once a line: who mends one sees the others. */
export function missingSigns(file: string, text: string, has: (sign: string) => boolean): Problem[] {
  const isMissing = ({ 0: sign }: RegExpMatchArray) => !has(sign)
  if (![...text.matchAll(drawnSign)].some(isMissing)) return []
  const lines = new Set<number>()
  return [...proseOf(file, text).matchAll(drawnSign)].filter(isMissing).flatMap(({ 0: sign, index }) => {
    const at = placeAt(file, text, index)
    if (lines.has(at.line)) return []
    lines.add(at.line)
    const what = `The site's fonts have no sign ${sign}: it is an empty box on some computers.`
    return [{ ...at, what, todo: "Write a word for it, or an emoji." }]
  })
}

/** A text with spaces in place of its code, which is set as it is, in whatever font has its signs. */
function proseOf(file: string, text: string): string {
  if (!file.endsWith(".mdx")) return text
  const written = readWritten(file, text)
  if (!written) return withoutCode(text)
  return written.code.reduce(
    (prose, { from, to }) => prose.slice(0, from) + blankedText(prose.slice(from, to)) + prose.slice(to),
    text,
  )
}
