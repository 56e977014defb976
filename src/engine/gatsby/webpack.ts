/** What the site changes in Gatsby's webpack: each embed's style comes with the embed, and its files are written down. */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { Facts } from "../facts"
import { contentPolicy } from "../hosting/contentPolicy"
import { minimizers } from "./minify"
import { SiteStartPlugin } from "./siteStart"
import { starterScript } from "./starterScript"
import { factsOf } from "./store"
import { isPlain, isPlainLogic, supportedBrowsers, translateFast } from "./translate"

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

/** What this many embeds use is one file for all of them; what fewer use comes with each. */
const embedsOfKit = 5

/** Milliseconds after which the author is believed to have gone for coffee: writing the cache takes seconds. */
const quiet = 30 * 60_000

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
export function leftOut(stage: string, facts: Facts): string[] {
  const all = Object.keys(services)
  // What the browser loads when it needs it is not there to draw the static HTML.
  if (stage === "build-html") return [...all, "canvas-confetti"]
  if (stage === "build-javascript") return all.filter(name => !services[name]?.(facts))
  return []
}

type Rule = { test?: RegExp | string; use?: { options?: { limit?: number } }[] }

type Origin = { request?: string }

type Group = { origins: Origin[]; chunks: { files: Set<string> }[]; isInitial: () => boolean }
type Compilation = { chunkGroups: Iterable<Group> }
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, listen: (compilation: Compilation) => void) => void } }
}

/** The embed that something loads, if it is one: only the registry's list of embeds names files with their ending. */
const embedOf = ({ request }: Origin) => /([A-Z]\w*)\.tsx$/.exec(request ?? "")?.[1]

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

type Chunk = { name?: string | null; groupsIterable: Iterable<Group> }

const isTemplate = ({ name }: Chunk) => name?.startsWith("component---") ?? false

const isEmbed = ({ groupsIterable }: Chunk) =>
  [...groupsIterable].some(({ origins }) => origins.some(embedOf))

/**
 * Who loads what together. Gatsby puts into one file, for every page, whatever as many chunks share as there are
 * templates; each embed is a chunk here, so that file would bring the kits of all toys to a page of words. Instead,
 * what templates share comes with every page, and what many embeds share comes with the first of them. What Gatsby calls
 * shared goes by the names of chunks, and embeds have none: what any two of them share would be one file for all.
 */
function chunkGroups({
  styles: _,
  commons,
  shared,
  lib,
  ...others
}: Record<string, object>): Record<string, object> {
  const kits = { name: "kits", chunks: isEmbed, minChunks: embedsOfKit, priority: 20 }
  return {
    ...others,
    shared: { ...shared, chunks: isTemplate },
    // A large library has a file of its own, but not one that every page brings anyway.
    lib: { ...lib, chunks: (chunk: Chunk) => chunk.name !== "app" },
    commons: { ...commons, chunks: isTemplate, minChunks: 2, priority: 25, enforce: true },
    kits,
  }
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
      STARTER: JSON.stringify(stage.endsWith("html") ? starterScript(root) : ""),
    }),
  )
  if (stage === "build-javascript") {
    config.optimization.splitChunks.cacheGroups = chunkGroups(config.optimization.splitChunks.cacheGroups)
    config.output.chunkLoadTimeout = 120_000
    // The runtime names every file of the site, and comes with every page.
    config.output.hashDigestLength = hashLength
    config.resolve.alias["gatsby-entry$"] = config.entry.app
    config.resolve.alias["gatsby-entry/site$"] = join(root, "gatsby-browser.tsx")
    config.entry.app = join(root, "src/shell/first-paint/begin.ts")
    config.plugins.push(new EmbedFilesPlugin(), new SiteStartPlugin())
    if (process.env.BUNDLE_TREE === "1") config.plugins.push(bundleTree())
    config.optimization.minimizer = minimizers(supportedBrowsers(root))
    config.devtool = false
  }
  // What draws the static HTML is run once and thrown away: nothing is gained by making it small.
  if (stage === "build-html")
    Object.assign(config.optimization, { concatenateModules: false, innerGraph: false, usedExports: false })
  const facts = factsOf(store)
  const unused = stage === "build-javascript" ? ofGatsby : []
  for (const name of [...leftOut(stage, facts), ...unused]) config.resolve.alias[name] = false
  for (const rule of config.module.rules as Rule[]) {
    const options = String(rule.test).includes("woff") ? rule.use?.[0]?.options : undefined
    if (options) options.limit = inlinedFont
  }
  const target = stage.endsWith("html") ? "node20" : supportedBrowsers(root)
  const takes = stage === "develop" ? isPlainLogic : isPlain
  const keeps = stage.startsWith("develop")
  config.module.rules = translateFast(config.module.rules, { target, takes, keeps })
  // No theme puts files in the place of the site's: it is slow to look for them at every import.
  config.resolve.plugins = config.resolve.plugins?.filter(
    (plugin: object) => plugin.constructor.name !== "GatsbyThemeComponentShadowingResolverPlugin",
  )
  // Biome lints here, and what Gatsby's ESLint needs is left out by `overrides` in package.json.
  config.plugins = config.plugins.filter(
    (plugin: object) => plugin.constructor.name !== "ESLintWebpackPlugin",
  )
  // The persistent cache costs a cold build more, in resolving what it depends on and in writing, than it saves.
  // In develop it is written at once after the start; later only in half an hour of quiet, for nothing is seen meanwhile.
  config.cache = keeps
    ? {
        ...config.cache,
        idleTimeoutForInitialStore: 0,
        idleTimeoutAfterLargeChanges: quiet,
        idleTimeout: quiet,
      }
    : false
  actions.replaceWebpackConfig(config)
}
