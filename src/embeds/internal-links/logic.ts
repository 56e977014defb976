/** Sorts and filters the pages of the site by address, number and links. */
import type { ListSpec, Order } from "../../kits/list/logic"
import type { LinkedEntry } from "../../lib/content/derivedLists"

export const columns = ["code", "title", "path", "from", "to"] as const

export type Column = (typeof columns)[number]

const alphabet = new Intl.Collator("en", { numeric: true, sensitivity: "base" })

/** Returns whether no page of the site links to this one. The front page never counts as an orphan. */
export function isOrphan({ path, from }: LinkedEntry): boolean {
  return from.length === 0 && path !== "/"
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const orders: Record<Column, Order<LinkedEntry>> = {
  code: { compare: (a, b) => byText(a.code, b.code) },
  title: { compare: (a, b) => alphabet.compare(a.title, b.title) },
  path: { compare: (a, b) => byText(a.path, b.path) },
  from: { compare: (a, b) => a.from.length - b.from.length, down: true },
  to: { compare: (a, b) => a.to.length - b.to.length, down: true },
}

/** The text that the search of a page covers, and the sort orders; equal pages keep the order of their numbers. */
export const pageSpec: ListSpec<LinkedEntry> = {
  search: { text: ({ title, path, code }) => `${title} ${path} ${code}`, fold: text => text.toLowerCase() },
  orders,
  first: "code",
  ties: (a, b) => byText(a.code, b.code),
  filters: { only: { values: ["orphans"], holds: isOrphan } },
}
