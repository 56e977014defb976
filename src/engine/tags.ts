/** Tags of pages: those in front matter, and those that content/data/tags.yaml assigns by address. */
import * as v from "valibot"
import { schema, type Tag } from "../lib/lists/tags"
import type { List } from "./lists"
import type { PageSource } from "./pages"
import { didYouMean, type Place, type Problem } from "./problems"
import type { Yaml } from "./yaml/read"

export const tagsList = "tags"

/** The tags of the site in order; empty if their list is missing or has mistakes. */
export function tagsOf(lists: ReadonlyMap<string, Pick<List, "value">>): readonly Tag[] {
  const result = v.safeParse(schema, lists.get(tagsList)?.value)
  return result.success ? result.output : []
}

/** Returns whether a page's key matches a pattern: "week", or "time/*". */
function matchesPattern(pattern: string, key: string): boolean {
  return pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern
}

/** A page's tags in the order of the list. */
export function tagNames({ key, tags }: Pick<PageSource, "key" | "tags">, known: readonly Tag[]): string[] {
  return known
    .filter(
      ({ tag, pages = [] }) => tags.includes(tag) || pages.some(pattern => matchesPattern(pattern, key)),
    )
    .map(({ tag }) => tag)
}

/** Finds tags in front matter that are unknown or repeated. */
export function unknownTags({ tags, at }: Pick<PageSource, "tags" | "at">, known: readonly Tag[]): Problem[] {
  const names = known.map(({ tag }) => tag)
  return tags.flatMap((tag, i): Problem[] => {
    const place = at(["tags", i])
    if (tags.indexOf(tag) < i)
      return [{ ...place, what: `The tag "${tag}" stands there twice.`, todo: "Remove one." }]
    if (names.includes(tag)) return []
    const all = names.length > 0 ? `The tags are ${names.join(", ")}; a new one is added in` : "Add it in"
    return [
      {
        ...place,
        what: `There is no tag "${tag}".`,
        todo: didYouMean(tag, names, `${all} content/data/${tagsList}.yaml.`),
      },
    ]
  })
}

/** Finds repeated tags, and addresses without a page, in the list of tags. */
export function tagProblems(known: readonly Tag[], keys: readonly string[], at: Yaml["at"]): Problem[] {
  const problems: Problem[] = []
  const wrong = (place: Place, what: string, todo: string) => problems.push({ ...place, what, todo })
  known.forEach(({ tag, pages = [] }, i) => {
    if (known.findIndex(other => other.tag === tag) < i)
      wrong(at([i, "tag"]), `The tag "${tag}" is there twice.`, "Make one of the two.")
    pages.forEach((pattern, j) => {
      if (keys.some(key => matchesPattern(pattern, key))) return
      const otherwise = "Write the path of a page that is there, without the slash before it."
      wrong(
        at([i, "pages", j]),
        `No page has the address "${pattern}".`,
        didYouMean(pattern, keys, otherwise),
      )
    })
  })
  return problems
}
