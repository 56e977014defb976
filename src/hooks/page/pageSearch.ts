/** The folders of pages and the words of their captions, fetched when first needed. */
import { withPrefix } from "gatsby"
import { array, object, parse, record, string } from "valibot"
import type { PageSearch } from "../../lib/content/pageSearch"
import { type Loaded, useLoaded } from "../browser/loaded"

const schema = object({
  folders: array(object({ title: string(), pages: array(string()) })),
  captions: record(string(), string()),
})

async function loadPageSearch(): Promise<PageSearch> {
  const response = await fetch(withPrefix("/search.json"))
  if (!response.ok) throw new Error(response.statusText)
  return parse(schema, await response.json())
}

/** Returns the folders and captions of all pages; null while loading and after a failure. */
export function usePageSearch(): Loaded<PageSearch> {
  return useLoaded(loadPageSearch, [])
}
