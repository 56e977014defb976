/** Checks the rows of a list against the columns that <List> shows. */
import * as v from "valibot"
import type { Column, LinkCell, PictureCell } from "../lib/content/columns"
import type { Json } from "../lib/content/tree"
import { daySchema } from "./frontMatter"
import type { List } from "./lists"
import { anyOf, didYouMean, type Place, type Problem } from "./problems"
import { readSource } from "./read"
import { checkLink, findImage, type SiteAddresses } from "./references"
import { readYaml, type Yaml } from "./yaml/read"
import { checkSchema } from "./yaml/schema"

/** The columns of one <List> that shows a list. */
export type ListColumns = {
  columns: Column[]
  /** True if the columns themselves have no mistakes. */
  isSound: boolean
  /** The place of a prop or a part of it: ["columns", 0, "key"]. */
  at: (path: readonly (string | number)[]) => Place
}

export type Context = {
  lists: ReadonlyMap<string, List>
  /** The values of all lists, including those that the build makes. */
  values: ReadonlyMap<string, Json>
  /** Returns whether a list has a schema of its own. */
  hasSchema: (name: string) => boolean
  known: SiteAddresses
}

const link = (pattern: RegExp, example: string) => {
  const message = `Write ${example}, or {text: "Words to press", to: ${example}}.`
  const address = v.pipe(v.string(message), v.regex(pattern, message))
  return v.union([address, v.strictObject({ text: v.pipe(v.string(), v.nonEmpty()), to: address })], message)
}

const pictureMessage = 'Write {src: /pictures/cow.png, alt: "A cow"}.'

const cellSchemas: Record<Column["type"], v.GenericSchema> = {
  text: v.pipe(v.string(), v.nonEmpty("Write a text.")),
  number: v.number(),
  year: v.pipe(v.number("Write a year, as 1998."), v.integer("Write a year, as 1998.")),
  date: daySchema,
  check: v.boolean(),
  link: link(/^https?:\/\/./, "https://example.org"),
  page: link(/^\/(?!\/)/, "/tools/consonants"),
  picture: v.strictObject(
    {
      src: v.pipe(v.string(pictureMessage), v.regex(/^\/(?!\/)/, pictureMessage)),
      alt: v.pipe(v.string("Say what it shows."), v.nonEmpty("Say what it shows.")),
    },
    pictureMessage,
  ),
}

const entriesOf = (columns: readonly Column[]) =>
  Object.fromEntries(
    columns.map(({ key, type, optional }) => [
      key,
      optional ? v.optional(cellSchemas[type]) : cellSchemas[type],
    ]),
  )

/** The schema for rows of a list without one of its own: the cells of these columns, and nothing else. */
export const rowsSchema = (columns: readonly Column[]): v.GenericSchema =>
  v.array(v.strictObject(entriesOf(columns)))

const isRow = (row: Json): row is Record<string, Json> =>
  typeof row === "object" && row !== null && !Array.isArray(row)

/** Collects the keys of all rows. */
const keysOf = (rows: Json) => new Set(Array.isArray(rows) ? rows.filter(isRow).flatMap(Object.keys) : [])

/** Finds columns whose key no row has, once each, at the column's place. */
function absentColumns(
  rows: Json,
  { columns, at }: ListColumns,
  where: string,
): { absent: Column[]; problems: Problem[] } {
  const keys = keysOf(rows)
  const absent = columns.filter(({ key, optional }) => keys.size > 0 && !optional && !keys.has(key))
  const shown = new Set(columns.map(({ key }) => key))
  const others = [...keys].filter(key => !shown.has(key))
  const problems = absent.map(({ key }) => {
    const what = `No row of ${where} has the key "${key}".`
    const todo = didYouMean(key, others, `The keys are ${anyOf([...keys])}.`)
    return { ...at(["columns", columns.findIndex(column => column.key === key), "key"]), what, todo }
  })
  return { absent, problems }
}

/**
 * Finds mistakes in the rows of a YAML list, at their places in the YAML. Without a schema the columns define the
 * keys.
 */
export function rowProblems(
  list: List,
  uses: readonly ListColumns[],
  { hasSchema, known }: Context,
): Problem[] {
  const { name, file, value } = list
  let read: Yaml | undefined
  const yaml = () => {
    read ??= readYaml(file, readSource(known.root, file).text)
    return read
  }
  const found = uses.map(use => ({ use, ...absentColumns(value, use, file) }))
  const problems = found.flatMap(each => each.problems)
  for (const { use, absent } of found) {
    const columns = use.columns.filter(column => !absent.includes(column))
    const schema = v.array(v.object(entriesOf(columns)))
    if (!v.safeParse(schema, value).success) problems.push(...checkSchema(yaml(), schema))
    problems.push(...referenceProblems(value, columns, file, known, yaml))
  }
  // A key that is missing everywhere is probably misspelt in the rows: that spelling is not reported again.
  const isSound = found.every(({ use, absent }) => use.isSound && absent.length === 0)
  return hasSchema(name) || !isSound ? problems : [...problems, ...extraKeys(value, uses, yaml)]
}

/** Finds keys without a column, once each, at the first row that has the key. */
function extraKeys(value: Json, uses: readonly ListColumns[], yaml: () => Yaml): Problem[] {
  const rows = Array.isArray(value) ? value.map(row => (isRow(row) ? row : {})) : []
  const known = [...new Set(uses.flatMap(({ columns }) => columns.map(({ key }) => key)))]
  return [...keysOf(value)]
    .filter(key => !known.includes(key))
    .map(key => {
      const count = rows.filter(row => Object.hasOwn(row, key)).length
      const first = rows.findIndex(row => Object.hasOwn(row, key))
      const what = `There is no column for the key "${key}"${count > 1 ? `, which ${count} rows have` : ""}.`
      const otherwise = `The columns are ${anyOf(known)}; add one for it to <List>, or remove it.`
      return { ...yaml().at([first, key], true), what, todo: didYouMean(key, known, otherwise) }
    })
}

const nowhere: Place = { file: "", line: 1, column: 1 }

/** Finds broken links and pictures in link and picture cells. */
function referenceProblems(
  value: Json,
  columns: readonly Column[],
  file: string,
  known: SiteAddresses,
  yaml: () => Yaml,
): Problem[] {
  const problemsAt = (type: Column["type"], cell: Json, at: Place): Problem[] => {
    if (type === "picture") {
      const image = findImage({ ...at, href: (cell as PictureCell).src }, { file }, known.root)
      return image !== null && "what" in image ? [{ ...image, todo: "Put it there." }] : []
    }
    const to = cell as LinkCell
    return checkLink({ ...at, href: typeof to === "string" ? to : to.to }, null, known)
  }
  const linked = columns.filter(({ type }) => type === "link" || type === "page" || type === "picture")
  const rows = Array.isArray(value) ? value : []
  return linked.flatMap(({ key, type }) =>
    rows.flatMap((row, i) => {
      const cell = isRow(row) ? row[key] : undefined
      if (cell === undefined || !v.safeParse(cellSchemas[type], cell).success) return []
      if (problemsAt(type, cell, nowhere).length === 0) return []
      const inner = typeof cell === "string" ? [] : [type === "picture" ? "src" : "to"]
      return problemsAt(type, cell, yaml().at([i, key, ...inner]))
    }),
  )
}

/** Finds columns that don't fit a list made by the build. */
export function derivedProblems(name: string, value: Json, uses: readonly ListColumns[]): Problem[] {
  const rows = Array.isArray(value) ? value.filter(isRow) : []
  return uses.flatMap(use => {
    const { absent, problems } = absentColumns(value, use, `the list "${name}"`)
    use.columns.forEach((column, i) => {
      const { key, type, optional } = column
      const wrong = rows.find(row =>
        row[key] === undefined ? !optional : !v.safeParse(cellSchemas[type], row[key]).success,
      )
      if (!wrong || absent.includes(column)) return
      const what =
        wrong[key] === undefined
          ? `Not every row of the list "${name}" has the key "${key}".`
          : `The key "${key}" of the list "${name}" is no ${type}.`
      const todo = wrong[key] === undefined ? "Write optional: true." : "Write another type."
      problems.push({ ...use.at(["columns", i, "type"]), what, todo })
    })
    return problems
  })
}
