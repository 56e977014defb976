/** The list of all pages, fetched when first needed. */
import { withPrefix } from "gatsby"
import type { PageEntry } from "../../lib/content/derivedLists"
import { useLoaded } from "../browser/loaded"

let cached: Promise<PageEntry[]> | undefined

/** Fetches the list of all pages once. Resolves to an empty list after a failure; the next call tries again. */
export function loadPageIndex(): Promise<PageEntry[]> {
  cached ??= fetch(withPrefix("/pages.json"))
    .then(response =>
      response.ok
        ? (response.json() as Promise<PageEntry[]>)
        : Promise.reject(new Error(response.statusText)),
    )
    .catch(() => {
      cached = undefined
      return []
    })
  return cached
}

/** Returns the list of all pages; null while loading. */
export function usePageIndex(isWanted = true): PageEntry[] | null {
  return useLoaded(loadPageIndex, [], isWanted).value
}

/** Fetches the static HTML of the page at a path with a leading slash. Rejects after a failure. */
export async function loadPageHtml(path: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(withPrefix(path === "/" ? "/" : `${path}/`), { signal })
  if (!response.ok) throw new Error(response.statusText)
  return response.text()
}
