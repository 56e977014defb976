/**
 * Citations of a quote's source in four styles.
 *
 * Rules: Publication Manual of the APA, 7th edition (reference list); MLA Handbook, 9th edition (works cited); The
 * Chicago Manual of Style, 17th edition (bibliography); BibTeX's standard entry types.
 */
import { apaEditors, apaNames, chicagoNames, firstLast, joinNames, mlaNames, withFullStop } from "./names"
import type { Quote } from "./schema"
import { bibtexText, sentenceCase, titleCase } from "./titles"

/** A run of a citation's text. */
export type Piece = { text: string; italic?: boolean }

/** A source without a year yet: the visitor's own, accepted by a journal. */
export type Forthcoming = {
  kind: "forthcoming"
  authors: readonly string[]
  title: string
  journal: string
}
export type Source = Quote | Forthcoming

const plain = (text: string): Piece => ({ text })
const slanted = (text: string): Piece => ({ text, italic: true })
/** Writes a page range with an en dash. */
const ranged = (pages: string) => pages.replace("-", "–")

/** Formats a source in APA style, 7th edition. */
export function apa(source: Source): Piece[] {
  const title = sentenceCase(source.title)
  const names = apaNames(source.authors)
  if (source.kind === "forthcoming")
    return [plain(`${names} (in press). ${withFullStop(title)} `), slanted(source.journal), plain(".")]
  const begin = `${names} (${source.year}). `
  switch (source.kind) {
    case "article":
      return [
        plain(`${begin}${withFullStop(title)} `),
        slanted(`${source.journal}, ${source.volume}`),
        plain(`(${source.issue}), ${ranged(source.pages)}.`),
      ]
    case "book":
      return [
        plain(begin),
        slanted(title),
        plain(`${withFullStop(title).slice(title.length)} ${source.publisher}.`),
      ]
    case "chapter": {
      const role = source.editors.length > 1 ? "Eds." : "Ed."
      const many = source.pages.includes("-") ? "pp." : "p."
      return [
        plain(`${begin}${withFullStop(title)} In ${apaEditors(source.editors)} (${role}), `),
        slanted(sentenceCase(source.book)),
        plain(` (${many} ${ranged(source.pages)}). ${source.publisher}.`),
      ]
    }
    case "thesis":
      return [plain(begin), slanted(title), plain(` [Unpublished doctoral dissertation]. ${source.school}.`)]
  }
}

/** Formats a source in MLA style, 9th edition. */
export function mla(source: Source): Piece[] {
  const title = titleCase(source.title)
  const names = mlaNames(source.authors)
  const quoted = `${names} “${withFullStop(title)}” `
  if (source.kind === "forthcoming") return [plain(quoted), slanted(source.journal), plain(", forthcoming.")]
  switch (source.kind) {
    case "article":
      return [
        plain(quoted),
        slanted(source.journal),
        plain(`, vol. ${source.volume}, no. ${source.issue}, ${source.year}, ${mlaPages(source.pages)}.`),
      ]
    case "book":
      return [
        plain(`${names} `),
        slanted(title),
        plain(`${withFullStop(title).slice(title.length)} ${source.publisher}, ${source.year}.`),
      ]
    case "chapter":
      return [
        plain(quoted),
        slanted(titleCase(source.book)),
        plain(
          `, edited by ${joinNames(source.editors.map(firstLast))}, ${source.publisher}, ${source.year}, ${mlaPages(source.pages)}.`,
        ),
      ]
    case "thesis":
      return [
        plain(`${names} `),
        slanted(title),
        plain(
          `${withFullStop(title).slice(title.length)} ${source.year}. ${source.school}, PhD dissertation.`,
        ),
      ]
  }
}

function mlaPages(pages: string): string {
  return `${pages.includes("-") ? "pp." : "p."} ${pages}`
}

/** Formats a source in Chicago style, 17th edition, as in a bibliography. */
export function chicago(source: Source): Piece[] {
  const title = titleCase(source.title)
  const names = chicagoNames(source.authors)
  const quoted = `${names} “${withFullStop(title)}” `
  if (source.kind === "forthcoming") return [plain(quoted), slanted(source.journal), plain(" (forthcoming).")]
  switch (source.kind) {
    case "article":
      return [
        plain(quoted),
        slanted(source.journal),
        plain(` ${source.volume}, no. ${source.issue} (${source.year}): ${ranged(source.pages)}.`),
      ]
    case "book":
      return [
        plain(`${names} `),
        slanted(title),
        plain(
          `${withFullStop(title).slice(title.length)} ${source.place}: ${source.publisher}, ${source.year}.`,
        ),
      ]
    case "chapter":
      return [
        plain(`${quoted}In `),
        slanted(titleCase(source.book)),
        plain(
          `, edited by ${joinNames(source.editors.map(firstLast))}, ${ranged(source.pages)}. ${source.place}: ${source.publisher}, ${source.year}.`,
        ),
      ]
    case "thesis":
      return [plain(`${quoted}PhD diss., ${source.school}, ${source.year}.`)]
  }
}

const entryTypes = {
  article: "article",
  book: "book",
  chapter: "incollection",
  thesis: "phdthesis",
  forthcoming: "unpublished",
} as const

/** Formats a source as a BibTeX entry in ASCII. */
export function bibtex(source: Source): string {
  const names = (list: readonly string[]) => list.join(" and ")
  const fields: [string, string | number][] = [
    ["author", names(source.authors)],
    ["title", titleCase(source.title)],
  ]
  if (source.kind === "article")
    fields.push(
      ["journal", source.journal],
      ["volume", source.volume],
      ["number", source.issue],
      ["pages", source.pages.replace("-", "--")],
    )
  if (source.kind === "chapter")
    fields.push(["booktitle", titleCase(source.book)], ["editor", names(source.editors)])
  if (source.kind === "chapter") fields.push(["pages", source.pages.replace("-", "--")])
  if (source.kind === "book" || source.kind === "chapter")
    fields.push(["publisher", source.publisher], ["address", source.place])
  if (source.kind === "thesis") fields.push(["school", source.school])
  if (source.kind === "forthcoming") fields.push(["note", `Forthcoming in ${source.journal}`])
  else fields.push(["year", source.year])
  const lines = fields.map(([key, value]) => `  ${key} = {${bibtexText(String(value))}}`)
  return `@${entryTypes[source.kind]}{${keyOf(source)},\n${lines.join(",\n")}\n}`
}

/** Returns the key of a BibTeX entry: the first author's last name in ASCII letters, and the year. */
function keyOf(source: Source): string {
  const last = (source.authors[0] ?? "").split(",")[0] ?? ""
  const letters = last
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase()
  return `${letters || "anonymous"}${source.kind === "forthcoming" ? "inpress" : source.year}`
}

/** Returns the plain text of a citation. */
export function words(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join("")
}

/** Turns a visitor's own sentence into a source: "Matti Meikäläinen" becomes "Meikäläinen, Matti". */
export function ownSource(name: string, sentence: string): Forthcoming {
  const trimmed = sentence
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<=[^.])\.$/, "")
  const all = name.trim().split(/\s+/)
  const last = all.pop() ?? ""
  const author =
    name.includes(",") || all.length === 0 ? name.trim().replace(/\s+/g, " ") : `${last}, ${all.join(" ")}`
  return { kind: "forthcoming", authors: [author], title: trimmed, journal: "Journal of Later" }
}
