/** Replaces `{site.name}` in the texts of lists with the name in gatsby-config.ts, as in MDX. Pure. */
import type { Json } from "../lib/content/tree"

export const namePlace = "{site.name}"

/** Returns a list with the name filled in; the list itself if no text needs it. */
export function withSiteName(value: Json, name: string): Json {
  if (typeof value === "string") return value.replaceAll(namePlace, name)
  if (typeof value !== "object" || value === null || !JSON.stringify(value).includes(namePlace)) return value
  if (Array.isArray(value)) return value.map(each => withSiteName(each, name))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withSiteName(part, name)]))
}
