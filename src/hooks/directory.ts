/** The list of all pages, as the picker shows it: one small file, asked for when something first needs it. */
import { withPrefix } from "gatsby"
import { useEffect, useState } from "react"
import type { PageEntry } from "../lib/lists/derived"

let asked: Promise<PageEntry[]> | undefined

/** Every page of the site; an empty list where it can't be had, and then the next call asks again. */
export function loadDirectory(): Promise<PageEntry[]> {
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
export function useDirectory(wanted = true): PageEntry[] | null {
  const [pages, setPages] = useState<PageEntry[] | null>(null)
  useEffect(() => {
    let gone = false
    if (wanted) void loadDirectory().then(list => !gone && setPages(list))
    return () => {
      gone = true
    }
  }, [wanted])
  return pages
}
