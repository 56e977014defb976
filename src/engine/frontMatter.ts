/** Reads and checks the YAML between the two `---` lines at the top of an MDX file. */
import * as v from "valibot"
import { derivedNames } from "../lib/content/derivedLists"
import { carriedNames, wornNames } from "../lib/content/pertti"
import { maxThing } from "../lib/content/thing"
import { windowKinds } from "../lib/content/windows"
import { isLanguageTag } from "../lib/text/languageTag"
import { conflictsIn } from "./conflicts"
import { isDay } from "./isDay"
import type { Problem } from "./problems"
import { readYaml, type Yaml } from "./yaml/read"
import { checkSchema } from "./yaml/schema"

export const backgrounds = ["stars", "clouds", "tiles", "matrix", "construction", "none"] as const

/** An existing date, as 2024-02-29. */
export const daySchema = v.pipe(
  v.string("Write a day as 2024-05-31."),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, "Write a day as 2024-05-31."),
  v.check(isDay, "There is no such day: write one that is in the calendar, as 2024-05-31."),
  v.check(text => text >= "1970", "Write the year with all its digits, as 2024-05-31: no page is that old."),
)

const pathSchema = v.pipe(
  v.string("Write the old address as a/b, without a slash before and after it."),
  v.regex(/^[^/\s]+(\/[^/\s]+)*$/, "Write the old address as a/b, without a slash before and after it."),
  v.regex(/^(?!.*\.[a-z]\w{1,4}$)/, "Write the old address as it was, without the ending of a file."),
  v.regex(
    /^[^#?%\\:*"<>|\p{Lu}]+$/u,
    "Write the old address in small letters and digits, without signs like # and ?: it was a file's name.",
  ),
)

/** The former addresses of a page. */
export const wasSchema = v.optional(
  v.pipe(
    v.array(pathSchema, "Write a list of old addresses, as [tools/old-name]."),
    v.minLength(1, "Write the old addresses, as [tools/old-name], or take the key away."),
  ),
)

/** Titles above this many characters do not fit title bars, cards and tabs. */
const maxTitleLength = 80

/** A plain-text title: windows, cards, tabs and feeds render neither Markdown nor HTML. */
export const titleSchema = v.pipe(
  v.string(),
  v.check(
    text => !/[\t\n\r]/.test(text),
    "It has a tab or a new line in it: in double quotes write \\\\ for a backslash.",
  ),
  v.check(
    text =>
      !/\*\*|__\w|`|~~|<\/?[a-z][^<>]*>|\]\([^)]*\)|&#?\w+;|(?<![\w*])\*\w[^*]*\w\*(?![\w*])|^#+ /i.test(
        text,
      ),
    "Write it in plain letters: a title is drawn as it stands, without Markdown and HTML.",
  ),
  v.check(
    text => text.length <= maxTitleLength,
    `Write ${maxTitleLength} characters or fewer: more fit in no title bar.`,
  ),
)

const plainLine = (max: number) =>
  v.pipe(
    v.string("Write one line."),
    v.check(text => text.trim() !== "", "Write one line."),
    v.check(text => !/[\t\n\r*`<>]/.test(text), "Write it in plain letters: it is shown as it stands."),
    v.maxLength(max, `Write ${max} characters or fewer: more do not fit.`),
  )

const thingSchema = v.strictObject({
  name: v.pipe(
    plainLine(maxThing.name),
    v.check(text => !/[.!?]$/.test(text), 'Write a name as it stands in a sentence, as "a bent degree".'),
  ),
  hint: v.pipe(
    plainLine(maxThing.hint),
    v.check(text => /[.!?]$/.test(text), "Write a sentence that says what to do, with a full stop."),
    v.check(
      text => text.split(" ").length <= maxThing.hintWords,
      `Write a dare of at most ${maxThing.hintWords} words.`,
    ),
  ),
})

const noOtherPicture = (names: readonly string[]) =>
  `Write one of ${names.join(", ")}: there is no picture of Pertti with anything else.`

/** Pertti's part on a page. */
const perttiSchema = v.pipe(
  v.strictObject({
    carries: v.optional(v.picklist(carriedNames, noOtherPicture(carriedNames))),
    wears: v.optional(v.picklist(wornNames, noOtherPicture(wornNames))),
    hides: v.optional(v.literal(true, "Write true, or take the key away.")),
    runs: v.optional(v.literal(true, "Write true, or take the key away.")),
    away: v.optional(v.literal(true, "Write true, or take the key away.")),
  }),
  v.check(
    part => Object.keys(part).length === 1,
    "Write one of carries, wears, hides, runs and away, as {carries: bamboo}.",
  ),
)

const name = v.pipe(
  v.string("Write the name of a list in content/data, without .yaml."),
  v.check(text => !/\.ya?ml$/.test(text), "Write the name of the list without .yaml."),
  v.check(text => !text.includes(","), "Write several lists in brackets: [one, another]."),
)

/** The keys of publication that pages and playlists share. */
export const publicationEntries = {
  draft: v.optional(v.boolean("Write true or false.")),
  publishOn: v.optional(daySchema),
  updated: v.optional(daySchema),
  tags: v.optional(
    v.array(
      v.string("Write the name of a tag of content/data/tags.yaml."),
      "Write a list of tags, as [time, games].",
    ),
  ),
}

const entries = {
  title: titleSchema,
  description: v.pipe(
    v.string("Write one sentence."),
    v.check(text => text.trim() !== "", "Write one sentence."),
    v.check(
      text => !/[\t\n\r]/.test(text.trim()),
      "It has a tab or a new line in it: in double quotes write \\\\ for a backslash, and the sentence in one line.",
    ),
    v.check(
      text => !/\*\*|`|~~|<\/?[a-z][^<>]*>|\]\([^)]*\)|&#?\w+;/i.test(text),
      "Write it in plain letters: it is shown as it stands, without Markdown and HTML.",
    ),
  ),
  added: daySchema,
  background: v.optional(v.picklist(backgrounds, `Write one of ${backgrounds.join(", ")}.`)),
  window: v.optional(v.picklist(windowKinds, `Write one of ${windowKinds.join(", ")}.`)),
  data: v.optional(v.union([name, v.array(name)], "Write the name of a list, or [one, another].")),
  hidden: v.optional(v.boolean("Write true or false.")),
  feed: v.optional(v.boolean("Write true or false.")),
  lang: v.optional(
    v.pipe(
      v.string("Write a language tag, as fi."),
      v.check(isLanguageTag, "Write a language tag, as en, fi or pt-BR."),
    ),
  ),
  recommended: v.optional(v.boolean("Write true or false.")),
  thing: v.optional(thingSchema),
  pertti: v.optional(perttiSchema),
  stays: v.optional(v.boolean("Write true or false.")),
  flag: v.optional(v.picklist(["internalLinks"], "The only flag is internalLinks.")),
  was: wasSchema,
  ...publicationEntries,
}

export const frontMatterKeys = Object.keys(entries)

export const frontMatterSchema = v.strictObject(entries)

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>

export type FrontMatterReading = {
  front: FrontMatter | null
  problems: Problem[]
  yaml: Yaml
  bodyOffset: number
}

/** Splits an MDX text into its checked front matter and the offset of its body. */
export function readFrontMatter(file: string, text: string): FrontMatterReading {
  const match = /^---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*(?:\r?\n|$))/m.exec(text)
  const conflicts = conflictsIn(file, text)
  if (match?.index !== 0 || conflicts.length > 0) {
    return {
      front: null,
      problems: conflicts.length > 0 ? conflicts : [{ file, column: 1, ...missingFault(text) }],
      yaml: readYaml(file, ""),
      bodyOffset: 0,
    }
  }
  const yaml = readYaml(file, match[1] ?? "", 2)
  if (yaml.problems.length === 0) yaml.value ??= {}
  const problems =
    yaml.problems.length > 0 ? yaml.problems : checkSchema(yaml, frontMatterSchema, frontMatterKeys)
  const front = problems.length === 0 ? (yaml.value as FrontMatter) : null
  return { front, problems, yaml, bodyOffset: match[0].length }
}

/**
 * The valid keys of front matter that has mistakes, with placeholders for required ones, so that the body can be
 * checked.
 */
export function fallbackFrontMatter(value: unknown): FrontMatter {
  const values = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
  const right = Object.entries(entries).flatMap(([key, schema]) => {
    const result = v.safeParse(schema, values[key])
    return result.success && result.output !== undefined ? [[key, result.output]] : []
  })
  return { title: "Untitled", description: "", added: "1998-01-01", ...Object.fromEntries(right) }
}

const startAdvice =
  'Begin the file with a line "---", the keys title, description and added, and a line "---".'

/** The reason why a text has no front matter, with the line of the mistake. */
function missingFault(text: string): { line: number; what: string; todo: string } {
  if (text.trim() === "") return { line: 1, what: "The file is empty.", todo: startAdvice }
  if (/^---[ \t]*\n/.test(text)) {
    const [, keys = ""] = /^---[ \t]*\n((?:[ \t]*[\w-]+:.*\n|[ \t]+.*\n|- .*\n)*)/.exec(text) ?? []
    const line = 1 + keys.split("\n").length
    return { line, what: "The front matter has no end.", todo: 'Write a line "---" after its keys.' }
  }
  if (/^\s*\+{3}[ \t]*\n/.test(text)) {
    const line = text.split("\n").findIndex(each => each.trim() !== "") + 1
    const what = 'The front matter is TOML, which begins with "+++".'
    return { line, what, todo: 'Write "---" before and after it, and each key as title: Tea.' }
  }
  const start = /^(\s*)(-+|\+{3})[ \t]*\n[ \t]*[\w-]+:/.exec(text)
  if (start) {
    const [, space = "", sign = ""] = start
    const line = space.split("\n").length
    if (sign !== "---")
      return { line, what: `The front matter begins with "${sign}".`, todo: 'Write three signs: "---".' }
    const what = `The front matter is not seen: there ${space.includes("\n") ? "is an empty line" : "are spaces"} before it.`
    return { line: 1, what, todo: 'Begin the file with "---".' }
  }
  const before =
    /^(?!\s*[\w-]+:)\s*\S[\s\S]{0,2000}?\n---[ \t]*\n(?=[ \t]*(?:title|description|added)[ \t]*:)/.exec(text)
  if (before && !/^\s*(?:`{3}|~{3})/.test(text)) {
    const what = "The front matter is not seen: there is something before it."
    return {
      line: 1,
      what,
      todo: 'Begin the file with "---", and write what is to be read under the second one.',
    }
  }
  if (/^[ \t]*(?:title|description|added)[ \t]*:/m.test(text.split(/\n[ \t]*\n/)[0] ?? ""))
    return {
      line: 1,
      what: 'The front matter has no line "---" before it.',
      todo: 'Begin the file with "---".',
    }
  return { line: 1, what: "The file has no front matter.", todo: startAdvice }
}

/** The names of the lists that a page's front matter asks for. */
export function dataNames(front: FrontMatter): string[] {
  return front.data === undefined ? [] : [front.data].flat()
}

/** The line of front matter that names one more list. */
export function dataLine(names: readonly string[], list: string): string {
  const all = [...names, list]
  return `data: ${all.length === 1 ? list : `[${all.join(", ")}]`}`
}

/** Returns whether a list is made by the build. */
export function isDerived(list: string): list is (typeof derivedNames)[number] {
  return (derivedNames as readonly string[]).includes(list)
}
