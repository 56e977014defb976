/** Checks that arrows, shapes, ticks and stars are in the site's own font: elsewhere they may be missing. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { blankText, withoutCode } from "./mdx/braces"
import { readTextParts } from "./mdx/written"
import { type Problem, placeAt } from "./problems"

/** The style whose unicode-range lists the font's characters. */
const fontFile = "src/styles/signs.css"

/** Arrows, technical symbols, shapes, stars and ticks that are not emoji; no system has all of them. */
const symbolPattern =
  /(?!\p{Emoji_Presentation})[\u2190-\u21ff\u220e\u2300-\u23ff\u25a0-\u27bf\u2900-\u2bff](?!\ufe0f)/gu

/** Returns a test for characters of the site's own font; without the font it always fails. */
export function fontHas(root: string): (sign: string) => boolean {
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

/** Finds characters of a page or list that fonts may lack, one problem a line. */
export function missingSigns(file: string, text: string, isInFont: (sign: string) => boolean): Problem[] {
  const isMissing = ({ 0: sign }: RegExpMatchArray) => !isInFont(sign)
  if (![...text.matchAll(symbolPattern)].some(isMissing)) return []
  const lines = new Set<number>()
  return [...proseOf(file, text).matchAll(symbolPattern)].filter(isMissing).flatMap(({ 0: sign, index }) => {
    const at = placeAt(file, text, index)
    if (lines.has(at.line)) return []
    lines.add(at.line)
    const what = `The site's fonts have no sign ${sign}: it is an empty box on some computers.`
    return [{ ...at, what, todo: "Write a word for it, or an emoji." }]
  })
}

/** Blanks the code of a text, since monospaced fonts are not checked. */
function proseOf(file: string, text: string): string {
  if (!file.endsWith(".mdx")) return text
  const parts = readTextParts(file, text)
  if (!parts) return withoutCode(text)
  return parts.code.reduce(
    (prose, { from, to }) => prose.slice(0, from) + blankText(prose.slice(from, to)) + prose.slice(to),
    text,
  )
}
