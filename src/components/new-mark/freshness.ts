/** The freshness of pages. Days are texts such as 2024-05-31. */

/** The number of days for which a page is new. */
export const freshDays = 14

/** The days on which a page was added and last changed. */
export type Dated = { added: string; updated?: string | null | undefined }

/** Returns whether a page is new or updated on a day; null if neither, or on a day before it was added. */
export function freshness({ added, updated }: Dated, today: string): "new" | "updated" | null {
  if (isFresh(added, today)) return "new"
  return updated && isFresh(updated, today) ? "updated" : null
}

function isFresh(day: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(day)) / 86_400_000
  return days >= 0 && days < freshDays
}
