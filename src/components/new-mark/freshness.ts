/** Whether something on the site is new or newly changed on a day. Days are texts as 2024-05-31, which sort as the days do. */

/** For so many days after its own a page is new. */
export const freshDays = 14

/** What comes and is changed: the days of both. */
export type Dated = { added: string; updated?: string | null | undefined }

/** What a thing is on a day: new, else updated, else null; null too on a day before its own. */
export function freshness({ added, updated }: Dated, today: string): "new" | "updated" | null {
  if (isFresh(added, today)) return "new"
  return updated && isFresh(updated, today) ? "updated" : null
}

function isFresh(day: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(day)) / 86_400_000
  return days >= 0 && days < freshDays
}
