/** Paths with one star that fit some files and no others, for hosts whose header files know no more than that. */

/** Whether a path fits one with at most one `*`, which stands for anything, slashes too. */
export function fits(glob: string, path: string): boolean {
  const [start = "", end] = glob.split("*")
  if (end === undefined) return glob === path
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end)
}

/**
 * As few paths with a star as will fit each of `wanted` once, and none of `others`. A file that no star can tell from
 * the others stands by itself.
 */
export function globsFor(wanted: readonly string[], others: readonly string[]): string[] {
  const found: string[] = []
  const split = (files: readonly string[], start: string, end: string): void => {
    const glob = `${start}*${end}`
    if (!others.some(other => fits(glob, other))) {
      found.push(glob)
      return
    }
    for (const [letter, some] of groups(files, file => file[start.length] ?? "")) {
      const next = start + letter
      if (some.some(file => file.length <= next.length + end.length)) found.push(...some)
      else split(some, next, end)
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
