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

/** Takes the plain files from the rules that use Babel, each of which would translate them, and gives them to esbuild. */
export function translateFast(rules: Rule[], target: string | string[]): Rule[] {
  const loader = require.resolve("esbuild-loader")
  const use = (language?: string) => [
    { loader, options: { target, jsx: "automatic", ...(language && { loader: language }) } },
  ]
  const others = rules.map(rule => {
    const babel = rule.test instanceof RegExp && (rule.test.test("a.ts") || rule.test.test("a.js"))
    if (!babel || typeof rule.use !== "function") return rule
    return { ...rule, exclude: [rule.exclude ?? [], isPlain].flat() }
  })
  return [
    ...others,
    // Gatsby's own files have JSX in ".js".
    { test: /\.jsx?$/, include: isPlain, use: use("jsx") },
    { test: /\.tsx?$/, include: isPlain, use: use() },
  ]
}
