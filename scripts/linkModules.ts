import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs"
import { join } from "node:path"

/**
 * Gives a copy of the site the installed packages by links, and a cache of its own: a build deletes from its cache what its
 * pages don't use, which another one beside it may need.
 */
export function linkModules(root: string, copy: string): void {
  const [from, to] = [join(root, "node_modules"), join(copy, "node_modules")]
  mkdirSync(join(to, ".cache"), { recursive: true })
  for (const name of readdirSync(from)) if (name !== ".cache") symlinkSync(join(from, name), join(to, name))
  const cards = ".cache/cards"
  // The cards take longest to draw.
  if (existsSync(join(from, cards))) cpSync(join(from, cards), join(to, cards), { recursive: true })
}
