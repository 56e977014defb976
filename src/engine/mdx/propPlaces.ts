/** Finds the places of an element's props, and of the parts of literal values. */
import type { Props } from "../../lib/content/tree"
import { type Place, placeAt } from "../problems"

/** An ESTree expression; its columns count from 0. */
type Expression = {
  type: string
  end?: number
  loc?: { start: { line: number; column: number } }
  elements?: (Expression | null)[]
  properties?: {
    key?: Expression & { name?: string; value?: unknown }
    value?: Expression
    loc?: Expression["loc"]
  }[]
}

export type Attribute = {
  type: string
  name?: string
  value?: unknown
}

/** Places by path, as "order", "columns", "columns.0" and "columns.0.key". */
export type Places = Record<string, Place>

/** A use of <List>: the element's place, its props, and their places. */
export type ListUse = { place: Place; props: Props; places: Places }

/** Finds the places of the props of an element that begins at `offset`. Props that can't be found are left out. */
export function propPlaces(
  file: string,
  text: string,
  offset: number,
  attributes: readonly Attribute[],
): Places {
  const places: Places = {}
  let from = offset
  for (const { name = "", value } of attributes) {
    const found = new RegExp(`\\s${name.replace(/\W/g, "\\$&")}(?=[\\s=/>])`).exec(text.slice(from))
    if (!name || !found) continue
    from += found.index + 1
    places[name] = placeAt(file, text, from)
    from += name.length
    const expression = expressionOf(value)
    if (expression) {
      partPlaces(file, name, expression, places)
      from = expression.end ?? from
    } else if (typeof value === "string") {
      const quoted = /^\s*=\s*("[^"]*"|'[^']*')/.exec(text.slice(from))
      from += quoted?.[0].length ?? 0
    }
  }
  return places
}

function expressionOf(value: unknown): Expression | undefined {
  const program = (value as { data?: { estree?: { body?: { expression?: Expression }[] } } } | null)?.data
    ?.estree
  return program?.body?.[0]?.expression
}

function partPlaces(file: string, path: string, { elements, properties }: Expression, places: Places): void {
  const addPlace = (key: string | number, part: Expression, loc = part.loc) => {
    const at = `${path}.${key}`
    if (loc) places[at] = { file, line: loc.start.line, column: loc.start.column + 1 }
    partPlaces(file, at, part, places)
  }
  for (const [i, part] of (elements ?? []).entries()) if (part) addPlace(i, part)
  for (const { key, value, loc } of properties ?? []) {
    const name = key?.name ?? key?.value
    if (typeof name === "string" && value) addPlace(name, value, loc)
  }
}
