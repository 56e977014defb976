/** The list of all pages, as the picker shows it: one small file, asked for when something first needs it. */
import { withPrefix } from "gatsby"
import type { PageEntry } from "../../lib/content/derivedLists"
import { useLoaded } from "../browser/loaded"

let asked: Promise<PageEntry[]> | undefined

/** Every page of the site; an empty list where it can't be had, and then the next call asks again. */
export function loadPageIndex(): Promise<PageEntry[]> {
  asked ??= fetch(withPrefix("/pages.json"))
    .then(answer =>
      answer.ok ? (answer.json() as Promise<PageEntry[]>) : Promise.reject(new Error(answer.statusText)),
    )
    .catch(() => {
      asked = undefined
      return []
    })
  return asked
}

/** Every page of the site, or null until it is there. */
export function usePageIndex(wanted = true): PageEntry[] | null {
  return useLoaded(loadPageIndex, [], wanted).value
}

/** The HTML that the build wrote for the page at a path with a leading slash. Rejects where it does not come. */
export async function loadPageHtml(path: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(withPrefix(path === "/" ? "/" : `${path}/`), { signal })
  if (!answer.ok) throw new Error(answer.statusText)
  return answer.text()
}
