/** Short class names for CSS modules: the random digits of Gatsby's names are a tenth of each page's compressed HTML. */
import { createHash } from "node:crypto"
import { relative } from "node:path"

type CssOptions = {
  modules?: false | { getLocalIdent?: (context: Context, template: string, local: string) => string }
}
type Context = { resourcePath: string }
type Use = { loader?: string; options?: CssOptions }
export type CssRule = { use?: Use | Use[]; oneOf?: CssRule[]; rules?: CssRule[] }

/** The number of characters that stand for a file: fourteen million keys. */
const keyLength = 4

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
const characters = `${letters}0123456789`

/** Returns the key of a file by its path, which begins with a letter, as a class name has to. */
export function fileKey(path: string): string {
  const digest = createHash("sha256").update(path).digest()
  return Array.from({ length: keyLength }, (_, i) => {
    const alphabet = i === 0 ? letters : characters
    return alphabet[(digest[i] ?? 0) % alphabet.length]
  }).join("")
}

/** Returns a function that names the classes of a file: its key and the name in the style sheet. */
function createNaming(root: string): (context: Context, template: string, local: string) => string {
  const paths = new Map<string, string>()
  return ({ resourcePath }, _, local) => {
    const path = relative(root, resourcePath).replaceAll("\\", "/")
    const key = fileKey(path)
    const other = paths.get(key) ?? path
    if (other !== path) throw new Error(`${path} and ${other} have the same key: rename one of them.`)
    paths.set(key, path)
    return `${key}_${local}`
  }
}

/** Sets short class names in all rules of a webpack configuration that load CSS modules. */
export function shortenClassNames(rules: readonly CssRule[], root: string): void {
  const getLocalIdent = createNaming(root)
  const visit = (rule: CssRule) => {
    for (const { loader, options } of [rule.use ?? []].flat())
      if (/[\\/]css-loader[\\/]/.test(loader ?? "") && typeof options?.modules === "object")
        options.modules.getLocalIdent = getLocalIdent
    for (const inner of [...(rule.oneOf ?? []), ...(rule.rules ?? [])]) visit(inner)
  }
  for (const rule of rules) visit(rule)
}
