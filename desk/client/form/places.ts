/** Where in a value the mistakes of the check are: from lines and columns to keys. */
import { isMap, isScalar, isSeq, type Node } from "yaml"
import type { Problem } from "../../shared/api"
import { frontMatterOf, isYaml } from "../../shared/frontMatterText"
import { parsed } from "../../shared/yamlEdits"
import type { Path } from "../../shared/yamlValues"

/** A mistake with the path of the value that it is about; an empty path is the whole. */
export type Placed = { path: Path; text: string }

/** The mistakes of a file that are in its YAML or front matter. */
export function placed(file: string, text: string, problems: readonly Problem[]): Placed[] {
  const front = isYaml(file) ? { yaml: text, from: 0 } : frontMatterOf(text)
  if (!front || problems.length === 0) return []
  const doc = parsed(front.yaml)
  const starts = [0]
  for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) starts.push(i + 1)
  return problems.flatMap(({ line, column, what, todo }) => {
    const offset = (starts[line - 1] ?? 0) + column - 1 - front.from
    if (offset < 0 || offset > front.yaml.length) return []
    return [{ path: pathAt(doc.contents, offset), text: `${what} ${todo}` }]
  })
}

const holds = (node: unknown, offset: number): boolean => {
  const range = (node as Node | null)?.range
  return (
    range !== null && range !== undefined && offset >= range[0] && offset < Math.max(range[1], range[0] + 1)
  )
}

function pathAt(node: Node | null | undefined, offset: number): Path {
  if (isSeq(node)) {
    const i = node.items.findIndex(item => holds(item, offset))
    return i < 0 ? [] : [i, ...pathAt(node.items[i] as Node, offset)]
  }
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue
      if (holds(key, offset)) return [String(key.value)]
      if (holds(value, offset)) return [String(key.value), ...pathAt(value as Node, offset)]
    }
  }
  return []
}

/** The mistakes below a path as a form takes them: { title: { __errors: [...] } }. */
export function errorsBelow(all: readonly Placed[], below: Path): Record<string, unknown> {
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
