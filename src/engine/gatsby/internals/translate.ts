/** Transpiles the site's scripts: plain TypeScript by esbuild, files with GraphQL queries by Gatsby's Babel. */
import { readFileSync } from "node:fs"
import { join } from "node:path"

type Test = RegExp | string | ((file: string) => boolean)

export type Rule = {
  test?: Test
  include?: Test
  exclude?: Test | Test[]
  use?: unknown
}

const isOurs = (file: string) => !file.includes("node_modules") && /\.[jt]sx?$/.test(file)
const known = new Map<string, boolean>()

/**
 * Returns whether a file of the site needs none of Gatsby's Babel plugins: it has no query, and is no page
 * template.
 */
export function isPlain(file: string): boolean {
  if (!isOurs(file)) return false
  const plain = known.get(file) ?? !/graphql|getServerData/.test(readFileSync(file, "utf8"))
  known.set(file, plain)
  return plain
}

/** Converts Browserslist entries to esbuild targets: "chrome >= 93" becomes "chrome93". */
export function esbuildTargets(browsers: readonly string[]): string[] {
  return browsers.map(line => line.replace("ios_saf", "ios").replace(/\s*>=\s*/, ""))
}

/** The browsers in package.json as esbuild targets. */
export function supportedBrowsers(root: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    browserslist: string[]
  }
  return esbuildTargets(browserslist)
}

type Use = { options?: Record<string, unknown> }

/** Disables Babel's cache: its entries have other source maps, which would redraw all static HTML. */
function uncached(use: (from: unknown) => Use[]): (from: unknown) => Use[] {
  return from => use(from).map(each => ({ ...each, options: { ...each.options, cacheDirectory: false } }))
}

/** Returns whether a rule is that of Gatsby's TypeScript plugin, which duplicates the one for all scripts. */
const isRepeated = ({ test, use }: Rule) => String(test) === "/\\.tsx?$/" && typeof use === "function"

type Options = {
  /** The esbuild targets. */
  target: string | string[]
  /** The files that esbuild transpiles. */
  handles?: (file: string) => boolean
  /** True if Babel caches its results. */
  cache?: boolean
}

/**
 * Excludes the matching files from the Babel rules and gives them to esbuild. What stays with Babel is transpiled
 * once instead of twice.
 */
export function translateFast(rules: Rule[], { target, handles = isPlain, cache = false }: Options): Rule[] {
  const loader = require.resolve("esbuild-loader")
  const use = (language?: string) => [
    { loader, options: { target, jsx: "automatic", ...(language && { loader: language }) } },
  ]
  const others = rules.flatMap(rule => {
    if (isRepeated(rule)) return []
    const babel = rule.test instanceof RegExp && rule.test.test("a.ts")
    if (!babel || typeof rule.use !== "function") return rule
    const use = cache ? rule.use : uncached(rule.use as never)
    return { ...rule, exclude: [rule.exclude ?? [], handles].flat(), use }
  })
  return [
    ...others,
    // Gatsby's own .js files contain JSX.
    { test: /\.jsx?$/, include: handles, use: use("jsx") },
    { test: /\.tsx?$/, include: handles, use: use() },
  ]
}

/**
 * Returns whether a file has no components: in develop Babel's Fast Refresh keeps the state of components on edits.
 */
export function isPlainLogic(file: string): boolean {
  return file.endsWith(".ts") && isPlain(file)
}
