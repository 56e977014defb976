/** Globs with one star that match given files and no others, for hosts that support only such. */

/** Returns whether a path matches a glob with at most one `*`, which matches slashes too. */
export function matchesGlob(glob: string, path: string): boolean {
  const [start = "", end] = glob.split("*")
  if (end === undefined) return glob === path
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end)
}

/**
 * Finds few globs that together match each of `wanted` once and none of `others`. A file that no glob can separate
 * is listed by its own path.
 */
export function globsFor(wanted: readonly string[], others: readonly string[]): string[] {
  const found: string[] = []
  const split = (files: readonly string[], start: string, end: string): void => {
    const glob = `${start}*${end}`
    if (!others.some(other => matchesGlob(glob, other))) {
      found.push(glob)
      return
    }
    for (const [letter, subset] of groups(files, file => file[start.length] ?? "")) {
      const next = start + letter
      if (subset.some(file => file.length <= next.length + end.length)) found.push(...subset)
      else split(subset, next, end)
    }
  }
  const endOf = (file: string) => /\.\w+$/.exec(file)?.[0] ?? ""
  for (const [end, files] of groups(wanted, endOf)) split(files, "/", end)
  return found.sort()
}

function groups(files: readonly string[], keyOf: (file: string) => string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files) found.set(keyOf(file), [...(found.get(keyOf(file)) ?? []), file])
  return found
}
