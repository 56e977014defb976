/** Sorts and filters the pages of the site by their addresses, numbers and links. */
import type { LinkedEntry } from "../../lib/lists/derived"

export const columns = ["code", "title", "path", "from", "to"] as const

export type Column = (typeof columns)[number]

export type Sorting = { by: Column; descending: boolean }

/** The sorting that a link asks for, as "title" or "from-down"; by number where it asks for none that there is. */
export function readSorting(text: string | null): Sorting {
  const [by, way] = (text ?? "").split("-")
  const found = columns.find(column => column === by)
  return found ? { by: found, descending: way === "down" } : { by: "code", descending: false }
}

/** The sorting as it stands in a link; null for the usual one. */
export function writeSorting({ by, descending }: Sorting): string | null {
  if (by === "code" && !descending) return null
  return descending ? `${by}-down` : by
}

/** What a press on a column's heading leads to: counts begin with the largest, and a second press turns it round. */
export function pressed(now: Sorting, by: Column): Sorting {
  if (now.by === by) return { by, descending: !now.descending }
  return { by, descending: by === "from" || by === "to" }
}

const alphabet = new Intl.Collator("en", { numeric: true, sensitivity: "base" })

/** A new list in the order asked for; pages that are equal in it stay by number. */
export function sortPages(pages: readonly LinkedEntry[], { by, descending }: Sorting): LinkedEntry[] {
  const order = (a: LinkedEntry, b: LinkedEntry) => {
    if (by === "from" || by === "to") return a[by].length - b[by].length
    return by === "title" ? alphabet.compare(a.title, b.title) : a[by] < b[by] ? -1 : a[by] > b[by] ? 1 : 0
  }
  const sign = descending ? -1 : 1
  return [...pages].sort((a, b) => sign * order(a, b) || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
}

/** Whether no page of the site links to this one; the front page can't be an orphan, being where everybody comes in. */
export function isOrphan({ path, from }: LinkedEntry): boolean {
  return from.length === 0 && path !== "/"
}

/** The pages whose title, address or number has the text in it, however it is written. */
export function filterPages(
  pages: readonly LinkedEntry[],
  text: string,
  orphansOnly: boolean,
): LinkedEntry[] {
  const wanted = text.trim().toLowerCase()
  return pages.filter(
    page =>
      (!orphansOnly || isOrphan(page)) &&
      [page.title, page.path, page.code].some(part => part.toLowerCase().includes(wanted)),
  )
}
