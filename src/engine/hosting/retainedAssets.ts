/** Decides which hashed files of earlier deployments to keep, for tabs opened before the last one. */
import { isHashed } from "./headers"

/** The address of the list of kept files. */
export const retainedListPath = "/kept-files.json"

/** Each hashed file with the last day on which it was part of the site: "2026-11-23". */
export type RetainedAssets = Record<string, string>

/** Validates a host's JSON list of kept files. Entries with an invalid path or date are dropped. */
export function parseRetained(json: unknown): RetainedAssets {
  if (typeof json !== "object" || json === null) return {}
  const isValid = ([path, day]: [string, unknown]): boolean =>
    isHashed(path) && !/(^|\/)\.\.?(\/|$)|[?#%\\]|\p{C}/u.test(path) && /^\d{4}-\d\d-\d\d$/.test(String(day))
  return Object.fromEntries(Object.entries(json).filter(isValid))
}

/**
 * Plans which files to keep and which of them to fetch from the last deployment. `built` lists the addresses of the
 * new build, `today` is as "2026-11-23"; files expire `days` days after they left the site.
 */
export function planRetention(
  last: RetainedAssets,
  built: readonly string[],
  { today, days }: { today: string; days: number },
): { toFetch: string[]; kept: RetainedAssets } {
  const oldest = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
  const now = new Set(built)
  const toFetch = Object.keys(last)
    .filter(path => !now.has(path) && (last[path] ?? "") >= oldest)
    .sort()
  const kept: RetainedAssets = {}
  for (const path of [...now].filter(isHashed).sort()) kept[path] = today
  for (const path of toFetch) kept[path] = last[path] ?? today
  return { toFetch, kept }
}
