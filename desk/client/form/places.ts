/** Maps problems from lines and columns to paths in a form's value. */
import { isMap, isScalar, isSeq, type Node } from "yaml"
import type { Problem } from "../../shared/api"
import { frontMatterOf, isYaml } from "../../shared/frontMatterText"
import { parseYaml } from "../../shared/yamlEdits"
import type { Path } from "../../shared/yamlValues"

/** A problem with the path of its value; an empty path is the whole value. */
export type LocatedProblem = { path: Path; text: string }

/** Locates the problems inside a file's YAML or front matter; others are left out. */
export function locateProblems(file: string, text: string, problems: readonly Problem[]): LocatedProblem[] {
  const front = isYaml(file) ? { yaml: text, from: 0 } : frontMatterOf(text)
  if (!front || problems.length === 0) return []
  const doc = parseYaml(front.yaml)
  const starts = [0]
  for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) starts.push(i + 1)
  return problems.flatMap(({ line, column, what, todo }) => {
    const offset = (starts[line - 1] ?? 0) + column - 1 - front.from
    if (offset < 0 || offset > front.yaml.length) return []
    return [{ path: pathAt(doc.contents, offset), text: `${what} ${todo}` }]
  })
}

const contains = (node: unknown, offset: number): boolean => {
  const range = (node as Node | null)?.range
  return (
    range !== null && range !== undefined && offset >= range[0] && offset < Math.max(range[1], range[0] + 1)
  )
}

function pathAt(node: Node | null | undefined, offset: number): Path {
  if (isSeq(node)) {
    const i = node.items.findIndex(item => contains(item, offset))
    return i < 0 ? [] : [i, ...pathAt(node.items[i] as Node, offset)]
  }
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue
      if (contains(key, offset)) return [String(key.value)]
      if (contains(value, offset)) return [String(key.value), ...pathAt(value as Node, offset)]
    }
  }
  return []
}

/** Converts the problems below a path to rjsf's errors: { title: { __errors: [...] } }. */
export function errorsBelow(all: readonly LocatedProblem[], below: Path): Record<string, unknown> {
  const errors: Record<string, unknown> = {}
  for (const { path, text } of all) {
    if (below.some((key, i) => path[i] !== key)) continue
    let at = errors
    for (const key of path.slice(below.length)) {
      at[key] ??= {}
      at = at[key] as Record<string, unknown>
    }
    at.__errors = [...((at.__errors as string[] | undefined) ?? []), text]
  }
  return errors
}
