/**
 * Adjusts Gatsby's webpack configuration: each embed's style comes with the embed, and the files of each embed are
 * recorded.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { Facts } from "../facts"
import { contentPolicy } from "../hosting/contentPolicy"
import { type CssRule, shortenClassNames } from "./classNames"
import { inlineLoaderScript } from "./inlineLoaderScript"
import { chunkGroups, embedOf, type Group } from "./internals/chunkGroups"
import { CompilationHashPlugin } from "./internals/compilationHash"
import { replaceEntry } from "./internals/replaceEntry"
import { SiteManifestPlugin } from "./internals/siteManifest"
import { factsOf } from "./internals/store"
import { isPlain, isPlainLogic, supportedBrowsers, translateFast } from "./internals/translate"
import { minimizers } from "./minify"
import { writeSchemeSheet } from "./schemes"
import { persistentCache } from "./webpackCache"

/** The scripts and styles of each embed, by its name; under "" the styles of every page. */
type EmbedFiles = Record<string, string[]>

/** The record of embed files, passed from the script build to the HTML build. */
const embedFilesPath = join(".cache", "embed-files.json")

/** The bundle report, which `npm run reports` copies. */
const bundleTreePath = resolve(".cache", "bundle-tree.html")

/** Fonts up to this many bytes are inlined in the style; larger ones are files, loaded on demand. */
const maxInlineFontBytes = 1024

/** Hexadecimal digits of the content hash in file names. */
const hashLength = 6

/** Libraries of external services, with the fact that switches each service on. */
const services: Record<string, (facts: Facts) => boolean> = {
  "@sentry/browser": ({ errorReportsDsn }) => Boolean(errorReportsDsn),
  "react-ga4": ({ analyticsId }) => Boolean(analyticsId),
  "web-vitals": ({ analyticsId }) => Boolean(analyticsId),
  "@giphy/js-fetch-api": ({ giphyKey }) => Boolean(giphyKey),
}

/** The parts of Gatsby for third-party scripts and for service workers, which the site has none of. */
const gatsbyParts = (root: string) => [
  "gatsby-script",
  "@builder.io/partytown/integration",
  join(root, ".cache/register-service-worker.js"),
]

/** Lists the libraries to leave out in a stage of the build, which makes it faster. */
export function excludedLibraries(stage: string, facts: Facts): string[] {
  const all = Object.keys(services)
  // Static HTML does not need what browsers load lazily.
  if (stage === "build-html") return [...all, "canvas-confetti"]
  if (stage === "build-javascript") return all.filter(name => !services[name]?.(facts))
  return []
}

type Rule = { test?: RegExp | string; use?: { options?: { limit?: number } }[] }

type Compilation = { chunkGroups: Iterable<Group> }
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, listen: (compilation: Compilation) => void) => void } }
}

/** Records the files of each lazily loaded embed. */
class EmbedFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("EmbedFilesPlugin", ({ chunkGroups }) => {
      const files: EmbedFiles = {}
      for (const group of chunkGroups) {
        if (group.isInitial()) {
          files[""] = [...(files[""] ?? []), ...group.chunks.flatMap(chunk => [...chunk.files])].filter(
            file => file.endsWith(".css"),
          )
          continue
        }
        for (const origin of group.origins) {
          const name = embedOf(origin)
          if (name)
            files[name] = group.chunks
              .flatMap(chunk => [...chunk.files])
              .filter(file => /\.(js|css)$/.test(file))
        }
      }
      writeFileSync(embedFilesPath, JSON.stringify(files))
    })
  }
}

/** The plugin that writes the bundle report, for `npm run reports`. */
function bundleTree(): unknown {
  const { BundleAnalyzerPlugin } = require("webpack-bundle-analyzer") as {
    BundleAnalyzerPlugin: new (options: Record<string, unknown>) => unknown
  }
  const options = { analyzerMode: "static", openAnalyzer: false }
  return new BundleAnalyzerPlugin({ ...options, reportFilename: bundleTreePath, reportTitle: "Bundle tree" })
}

/** Reads the styles among the embeds' files from public. */
function stylesOf(files: string): Record<string, string> {
  const all = new Set(Object.values(JSON.parse(files) as EmbedFiles).flat())
  const styles = [...all].filter(file => file.endsWith(".css"))
  return Object.fromEntries(styles.map(file => [file, readFileSync(join("public", file), "utf8")]))
}

/** Adjusts the webpack configuration of one stage. */
export function adjustWebpack({ stage, store, actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const config = getConfig()
  const root = process.cwd()
  const files =
    stage === "build-html" && existsSync(embedFilesPath) ? readFileSync(embedFilesPath, "utf8") : "{}"
  config.plugins.push(
    plugins.define({
      EMBED_FILES: `(${files})`,
      EMBED_STYLES: `(${JSON.stringify(stylesOf(files))})`,
      CONTENT_POLICY: JSON.stringify(contentPolicy(factsOf(store))),
      SCHEME_SHEET: JSON.stringify(writeSchemeSheet(root)),
      SITE_PRODUCT: JSON.stringify(factsOf(store).product),
      INLINE_LOADER: JSON.stringify(stage.endsWith("html") ? inlineLoaderScript(root) : ""),
    }),
  )
  if (stage === "build-javascript") {
    config.optimization.splitChunks.cacheGroups = chunkGroups(config.optimization.splitChunks.cacheGroups)
    config.output.chunkLoadTimeout = 120_000
    // The runtime, which every page loads, contains the name of every file.
    config.output.hashDigestLength = hashLength
    replaceEntry(config, join(root, "src/shell/first-paint/webpackEntry.ts"), root)
    config.plugins.push(new EmbedFilesPlugin(), new CompilationHashPlugin(), new SiteManifestPlugin())
    if (process.env.BUNDLE_TREE === "1") config.plugins.push(bundleTree())
    config.optimization.minimizer = minimizers(supportedBrowsers(root))
    config.devtool = false
  }
  // The HTML renderer runs once and is thrown away, so optimising it is wasted.
  if (stage === "build-html")
    Object.assign(config.optimization, { concatenateModules: false, innerGraph: false, usedExports: false })
  const facts = factsOf(store)
  const unused = stage === "build-javascript" ? gatsbyParts(root) : []
  for (const name of [...excludedLibraries(stage, facts), ...unused]) config.resolve.alias[name] = false
  for (const rule of config.module.rules as Rule[]) {
    const options = String(rule.test).includes("woff") ? rule.use?.[0]?.options : undefined
    if (options) options.limit = maxInlineFontBytes
  }
  // In develop a class has the name of its file.
  if (stage.startsWith("build")) shortenClassNames(config.module.rules as CssRule[], root)
  const target = stage.endsWith("html") ? "node20" : supportedBrowsers(root)
  const handles = stage === "develop" ? isPlainLogic : isPlain
  const cache = stage.startsWith("develop")
  config.module.rules = translateFast(config.module.rules, { target, handles, cache })
  // Biome does the linting; `overrides` in package.json leaves out the dependencies of Gatsby's ESLint.
  config.plugins = config.plugins.filter(
    (plugin: object) => plugin.constructor.name !== "ESLintWebpackPlugin",
  )
  config.cache = persistentCache(stage, config.cache, { root, facts })
  // Webpack would warn that the embeds' styles are one long string, which it caches anyway.
  if (!cache) config.infrastructureLogging = { level: "error" }
  actions.replaceWebpackConfig(config)
}
