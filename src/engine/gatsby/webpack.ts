/** What the site changes in Gatsby's webpack: each embed's style comes with the embed, and its files are written down. */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { Facts } from "../facts"
import { contentPolicy } from "../hosting/contentPolicy"
import { inlineLoaderScript } from "./inlineLoaderScript"
import { chunkGroups, embedOf, type Group } from "./internals/chunkGroups"
import { CompilationHashPlugin } from "./internals/compilationHash"
import { replaceEntry } from "./internals/entry"
import { SiteManifestPlugin } from "./internals/siteManifest"
import { factsOf } from "./internals/store"
import { isPlain, isPlainLogic, supportedBrowsers, translateFast } from "./internals/translate"
import { minimizers } from "./minify"
import { writeSchemeSheet } from "./schemes"
import { persistentCache } from "./webpackCache"

/** Which scripts and styles each embed needs, by the embed's name; under "" the styles of every page. */
type EmbedFiles = Record<string, string[]>

/** Where the list of the embeds' files is kept between the two halves of a build. */
const embedFilesPath = join(".cache", "embed-files.json")

/** Where the tree of the scripts is written; `npm run reports` takes it from there. */
const bundleTreePath = resolve(".cache", "bundle-tree.html")

/** Fonts above this many bytes are files, loaded when a letter needs them, instead of part of the style. */
const inlinedFont = 1024

/** Letters of the digest in the name of a file, each of four bits: enough to tell a file from what it was before. */
const hashLength = 8

/** Libraries of outside services, and whether the site's facts have switched the service on. */
const services: Record<string, (facts: Facts) => boolean> = {
  "@sentry/browser": ({ errorReportsDsn }) => Boolean(errorReportsDsn),
  "react-ga4": ({ analyticsId }) => Boolean(analyticsId),
  "web-vitals": ({ analyticsId }) => Boolean(analyticsId),
  "@giphy/js-fetch-api": ({ giphyKey }) => Boolean(giphyKey),
}

/** What Gatsby brings to every site for scripts of other hosts, which this one has none of. */
const ofGatsby = ["gatsby-script", "@builder.io/partytown/integration"]

/** The libraries that a stage of the build does without: it is faster for each. */
export function excludedLibraries(stage: string, facts: Facts): string[] {
  const all = Object.keys(services)
  // What the browser loads when it needs it is not there to draw the static HTML.
  if (stage === "build-html") return [...all, "canvas-confetti"]
  if (stage === "build-javascript") return all.filter(name => !services[name]?.(facts))
  return []
}

type Rule = { test?: RegExp | string; use?: { options?: { limit?: number } }[] }

type Compilation = { chunkGroups: Iterable<Group> }
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, listen: (compilation: Compilation) => void) => void } }
}

/** Writes down the files of each lazily loaded embed. */
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

/** A page that shows how large each script is and what is in it; `npm run reports` asks for it. */
function bundleTree(): unknown {
  const { BundleAnalyzerPlugin } = require("webpack-bundle-analyzer") as {
    BundleAnalyzerPlugin: new (options: Record<string, unknown>) => unknown
  }
  const options = { analyzerMode: "static", openAnalyzer: false }
  return new BundleAnalyzerPlugin({ ...options, reportFilename: bundleTreePath, reportTitle: "Bundle tree" })
}

/** The styles among the embeds' files, as the build of the scripts has published them. */
function stylesOf(files: string): Record<string, string> {
  const all = new Set(Object.values(JSON.parse(files) as EmbedFiles).flat())
  const styles = [...all].filter(file => file.endsWith(".css"))
  return Object.fromEntries(styles.map(file => [file, readFileSync(join("public", file), "utf8")]))
}

/** Adjusts webpack for a stage of develop or build. */
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
      STARTER: JSON.stringify(stage.endsWith("html") ? inlineLoaderScript(root) : ""),
    }),
  )
  if (stage === "build-javascript") {
    config.optimization.splitChunks.cacheGroups = chunkGroups(config.optimization.splitChunks.cacheGroups)
    config.output.chunkLoadTimeout = 120_000
    // The runtime names every file of the site, and comes with every page.
    config.output.hashDigestLength = hashLength
    replaceEntry(config, join(root, "src/shell/first-paint/entry.ts"), root)
    config.plugins.push(new EmbedFilesPlugin(), new CompilationHashPlugin(), new SiteManifestPlugin())
    if (process.env.BUNDLE_TREE === "1") config.plugins.push(bundleTree())
    config.optimization.minimizer = minimizers(supportedBrowsers(root))
    config.devtool = false
  }
  // What draws the static HTML is run once and thrown away: nothing is gained by making it small.
  if (stage === "build-html")
    Object.assign(config.optimization, { concatenateModules: false, innerGraph: false, usedExports: false })
  const facts = factsOf(store)
  const unused = stage === "build-javascript" ? ofGatsby : []
  for (const name of [...excludedLibraries(stage, facts), ...unused]) config.resolve.alias[name] = false
  for (const rule of config.module.rules as Rule[]) {
    const options = String(rule.test).includes("woff") ? rule.use?.[0]?.options : undefined
    if (options) options.limit = inlinedFont
  }
  const target = stage.endsWith("html") ? "node20" : supportedBrowsers(root)
  const takes = stage === "develop" ? isPlainLogic : isPlain
  const keeps = stage.startsWith("develop")
  config.module.rules = translateFast(config.module.rules, { target, takes, keeps })
  // Biome lints here, and what Gatsby's ESLint needs is left out by `overrides` in package.json.
  config.plugins = config.plugins.filter(
    (plugin: object) => plugin.constructor.name !== "ESLintWebpackPlugin",
  )
  config.cache = persistentCache(stage, config.cache, { root, facts })
  // It would warn that the embeds' styles are one long text, which is kept all the same.
  if (!keeps) config.infrastructureLogging = { level: "error" }
  actions.replaceWebpackConfig(config)
}
