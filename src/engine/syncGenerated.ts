/** Keeps generated content up to date: the registry, and the table in the authors' guide. */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { updatedCodes } from "./codeHistory"
import { codesFile, formatLine } from "./codeLines"
import { guideFile, updatedGuide } from "./guide"
import type { Problem } from "./problems"
import type { Site } from "./site"

/**
 * Returns a checked site's problems. Without any, updates the registry and the guide; if `write` is false, reports
 * their missing parts instead.
 */
export function syncGenerated(site: Site, write: boolean): Problem[] {
  return site.problems.length > 0 ? site.problems : [...syncRegistry(site, write), ...syncGuide(site, write)]
}

/** Writes the registry's changes, or reports them. */
export function syncRegistry(site: Site, write: boolean): Problem[] {
  const { missing, arrived, moved, dropped, renumbered, at } = site.codes
  if (missing.length + arrived.length + moved.size + dropped.length + renumbered.size === 0) return []
  if (write) {
    const file = join(site.root, codesFile)
    const text = existsSync(file) ? readFileSync(file, "utf8") : ""
    writeFileSync(file, updatedCodes(text, site.codes))
    return []
  }
  const todo = 'Run "npm run check", and commit the file.'
  return [
    ...dropped.map(line => ({
      ...at(line),
      what: `The page "${line.path}" has gone before it was committed.`,
      todo,
    })),
    ...arrived.map(line => ({ ...at(line), what: `The planned page "${line.path}" has come.`, todo })),
    ...[...moved].map(([line, now]) => {
      const what = `The page "${line.now ?? line.path}" is "${now ?? line.path}" now.`
      return { ...at(line), what, todo }
    }),
    ...missing.map(line => ({
      ...at(line),
      what: `The line of "${line.path}" is missing.`,
      todo: `Add it, and commit the file: ${formatLine(line)}`,
    })),
  ]
}

/** Writes the table of components into the authors' guide, or reports the first difference. */
export function syncGuide(site: Site, write: boolean): Problem[] {
  const file = join(site.root, guideFile)
  if (!existsSync(file)) return []
  const text = readFileSync(file, "utf8")
  const updated = updatedGuide(text, site.embeds.values())
  if (updated === text) return []
  if (write) {
    writeFileSync(file, updated)
    return []
  }
  const after = updated.split("\n")
  const line = text.split("\n").findIndex((each, i) => each !== after[i]) + 1
  const what = "The table of components is not what the components say of themselves."
  const todo = 'Run "npm run check", and commit the file.'
  return [{ file: guideFile, line, column: 1, what, todo }]
}
