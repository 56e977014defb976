/** Checks the uses of <List>: its props, and whether the rows fit its columns. */

import * as v from "valibot"
import { type Column, columnTypes } from "../lib/content/columns"
import type { Json, Props } from "../lib/content/tree"
import { dataLine, isDerived } from "./frontMatter"
import { type Context, derivedProblems, type ListColumns, rowProblems } from "./listRows"
import type { ListUse } from "./mdx/propPlaces"
import { anyOf, didYouMean, type Problem } from "./problems"
import { checkSchema } from "./yaml/schema"

const example = '{key: "title", head: "Title", type: "text"}'

const columnSchema = v.strictObject(
  {
    key: v.pipe(v.string(), v.nonEmpty("Write a key of the rows.")),
    head: v.string(),
    type: v.picklist(columnTypes, `Write ${anyOf(columnTypes)}.`),
    optional: v.optional(v.boolean()),
    align: v.optional(v.picklist(["start", "center", "end"], "Write start, center or end.")),
    unit: v.optional(v.string()),
    sum: v.optional(v.boolean()),
  },
  `Write a column: ${example}.`,
)

const columnsMessage = `Write a list of columns: [${example}].`

const propsSchema = v.object({
  columns: v.pipe(v.array(columnSchema, columnsMessage), v.minLength(1, columnsMessage)),
})

/** Finds the mistakes in every <List> of the pages, and in the rows of the lists that they show. */
export function checkListUses(
  pages: readonly { data: readonly string[]; lists: readonly ListUse[] }[],
  context: Context,
): Problem[] {
  const problems: Problem[] = []
  const shown = new Map<string, ListColumns[]>()
  for (const page of pages) {
    const addresses = new Set<Json>()
    for (const { place, props, places } of page.lists) {
      const at: ListColumns["at"] = path => {
        for (let depth = path.length; depth > 0; depth--) {
          const found = places[path.slice(0, depth).join(".")]
          if (found) return found
        }
        return place
      }
      const { data, columns, address = "" } = props
      if (addresses.has(address)) {
        const todo = 'Write address="other-" in one of them.'
        problems.push({
          ...at(["address"]),
          what: "Two lists of the page have the same keys in the address.",
          todo,
        })
      }
      addresses.add(address)
      if (typeof data !== "string") continue
      const unknown = listProblem(data, page.data, context)
      if (unknown) problems.push({ ...at(["data"]), ...unknown })
      if (columns === undefined) continue
      const wrong = checkSchema(
        { value: { columns }, problems: [], at, sourceAt: () => undefined },
        propsSchema,
      )
      problems.push(...wrong)
      if (wrong.length > 0) continue
      const known = columns as Column[]
      const columnMistakes = columnProblems(known, at)
      problems.push(...columnMistakes, ...nameProblems(known, props, at))
      const use = { columns: known, isSound: columnMistakes.length === 0, at }
      if (!unknown) shown.set(data, [...(shown.get(data) ?? []), use])
    }
  }
  for (const [name, uses] of shown) {
    const list = context.lists.get(name)
    if (list) problems.push(...rowProblems(list, uses, context))
    else if (isDerived(name)) problems.push(...derivedProblems(name, context.values.get(name) ?? [], uses))
  }
  return problems
}

/** The mistake in a list's name; null if the list exists and is in the front matter. */
function listProblem(name: string, named: readonly string[], { values }: Context) {
  if (named.includes(name)) return null
  if (values.has(name)) {
    const todo = `Write "${dataLine(named, name)}" in the front matter.`
    return { what: `<List> needs the list "${name}".`, todo }
  }
  const todo = didYouMean(name, values.keys(), `Add content/data/${name}.yaml.`)
  return { what: `There is no list "${name}".`, todo }
}

/** Finds columns that are listed twice, or have an option that their type lacks. */
function columnProblems(columns: readonly Column[], at: ListColumns["at"]): Problem[] {
  const problems: Problem[] = []
  const keys = columns.map(({ key }) => key)
  columns.forEach(({ key, type, unit, sum }, i) => {
    if (keys.indexOf(key) < i) {
      const what = `The column "${key}" stands here twice.`
      problems.push({ ...at(["columns", i, "key"]), what, todo: "Keep one of the two." })
    }
    for (const [name, value] of Object.entries({ unit, sum })) {
      if (value === undefined || type === "number") continue
      const what = `The column "${key}" has "${name}", and is no number.`
      problems.push({ ...at(["columns", i, name]), what, todo: `Remove it, or write type: "number".` })
    }
  })
  return problems
}

/** Finds props that name a missing column, or one that can't be ordered or grouped by. */
function nameProblems(columns: readonly Column[], props: Props, at: ListColumns["at"]): Problem[] {
  const keys = columns.map(({ key }) => key)
  const named = [
    ["order", typeof props.order === "string" ? [props.order.replace(/^-/, "")] : []],
    ["group", typeof props.group === "string" ? [props.group] : []],
    ["search", [props.search ?? []].flat().filter(key => typeof key === "string")],
  ] as const
  return named.flatMap(([prop, columnKeys]) =>
    columnKeys.flatMap(key => {
      const type = columns.find(column => column.key === key)?.type
      if (type && (type !== "picture" || prop === "search")) return []
      const what = `The prop "${prop}" names "${key}", which is ${type ? "a column of pictures" : "no column"}.`
      const others = keys.filter(other => other !== key)
      return { ...at([prop]), what, todo: didYouMean(key, type ? [] : keys, `Write ${anyOf(others)}.`) }
    }),
  )
}
