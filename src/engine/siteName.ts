/** Puts the site's name, as gatsby-config.ts has it, into the texts of lists: `{site.name}` stands for it there as in MDX. Pure. */
import type { Json } from "../lib/content/tree"

/** What stands for the name. */
export const namePlace = "{site.name}"

/** A list with the name in each of its texts; the list itself where none asks for it. */
export function withSiteName(value: Json, name: string): Json {
  if (typeof value === "string") return value.replaceAll(namePlace, name)
  if (typeof value !== "object" || value === null || !JSON.stringify(value).includes(namePlace)) return value
  if (Array.isArray(value)) return value.map(each => withSiteName(each, name))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withSiteName(part, name)]))
}
