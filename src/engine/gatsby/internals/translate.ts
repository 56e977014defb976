/** Translates the site's scripts for the build: by esbuild what is plain TypeScript, by Gatsby what asks GraphQL. */
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

/** Whether a file of ours holds nothing that Gatsby's own Babel plugins have to change: no query, and no page's template. */
export function isPlain(file: string): boolean {
  if (!isOurs(file)) return false
  const plain = known.get(file) ?? !/graphql|getServerData/.test(readFileSync(file, "utf8"))
  known.set(file, plain)
  return plain
}

/** Browsers as esbuild names them: "chrome >= 93" is "chrome93". */
export function esbuildTargets(browsers: readonly string[]): string[] {
  return browsers.map(line => line.replace("ios_saf", "ios").replace(/\s*>=\s*/, ""))
}

/** The browsers that package.json names, as esbuild names them. */
export function supportedBrowsers(root: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    browserslist: string[]
  }
  return esbuildTargets(browserslist)
}

type Use = { options?: Record<string, unknown> }

/** Babel without its cache: what comes from there has another source map, and all static HTML would be drawn again. */
function uncached(use: (from: unknown) => Use[]): (from: unknown) => Use[] {
  return from => use(from).map(each => ({ ...each, options: { ...each.options, cacheDirectory: false } }))
}

/** Gatsby's plugin for TypeScript has a rule of its own, though the one for all scripts takes TypeScript too. */
const isRepeated = ({ test, use }: Rule) => String(test) === "/\\.tsx?$/" && typeof use === "function"

type Options = {
  /** What esbuild translates for. */
  target: string | string[]
  /** The files that esbuild takes. */
  takes?: (file: string) => boolean
  /** Whether Babel keeps what it has translated for the next time. */
  keeps?: boolean
}

/**
 * Takes the files that `takes` holds of from the rules that use Babel, and gives them to esbuild; what stays with Babel
 * is translated once and not twice.
 */
export function translateFast(rules: Rule[], { target, takes = isPlain, keeps = false }: Options): Rule[] {
  const loader = require.resolve("esbuild-loader")
  const use = (language?: string) => [
    { loader, options: { target, jsx: "automatic", ...(language && { loader: language }) } },
  ]
  const others = rules.flatMap(rule => {
    if (isRepeated(rule)) return []
    const babel = rule.test instanceof RegExp && rule.test.test("a.ts")
    if (!babel || typeof rule.use !== "function") return rule
    const use = keeps ? rule.use : uncached(rule.use as never)
    return { ...rule, exclude: [rule.exclude ?? [], takes].flat(), use }
  })
  return [
    ...others,
    // Gatsby's own files have JSX in ".js".
    { test: /\.jsx?$/, include: takes, use: use("jsx") },
    { test: /\.tsx?$/, include: takes, use: use() },
  ]
}

/** Whether a file holds no component: in develop Babel makes components keep their state when they are edited. */
export function isPlainLogic(file: string): boolean {
  return file.endsWith(".ts") && isPlain(file)
}
