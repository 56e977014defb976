/** Which files of earlier deployments stay: those that a tab opened before may still ask for. */
import { isHashed } from "./headers"

/** The address of the list of what is kept. */
export const retainedListPath = "/kept-files.json"

/** Each lasting file, and the day on which it was last a part of the site: "2026-11-23". */
export type RetainedAssets = Record<string, string>

/** What a host said at the address of the list: what is no address of a lasting file, or no day, is left out. */
export function parseRetained(said: unknown): RetainedAssets {
  if (typeof said !== "object" || said === null) return {}
  const isKept = ([path, day]: [string, unknown]): boolean =>
    isHashed(path) && !/(^|\/)\.\.?(\/|$)|[?#%\\]|\p{C}/u.test(path) && /^\d{4}-\d\d-\d\d$/.test(String(day))
  return Object.fromEntries(Object.entries(said).filter(isKept))
}

/**
 * What stays, and what of it has to be brought from the last deployment. `built` are the addresses of all files of the
 * new build, `today` is a day as "2026-11-23"; a file goes when it was no part of the site for more than `days` days.
 */
export function planRetention(
  last: RetainedAssets,
  built: readonly string[],
  { today, days }: { today: string; days: number },
): { bring: string[]; kept: RetainedAssets } {
  const oldest = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
  const now = new Set(built)
  const bring = Object.keys(last)
    .filter(path => !now.has(path) && (last[path] ?? "") >= oldest)
    .sort()
  const kept: RetainedAssets = {}
  for (const path of [...now].filter(isHashed).sort()) kept[path] = today
  for (const path of bring) kept[path] = last[path] ?? today
  return { bring, kept }
}
