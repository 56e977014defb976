/** Gatsby's hooks: when what happens. */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { GatsbyNode, Reporter } from "gatsby"
import { updatedCodes } from "../codeHistory"
import { codesFile, formatLine } from "../codeLines"
import type { Facts } from "../facts"
import { formatProblem, type Problem } from "../problems"
import type { Site } from "../site"
import { evaluateAhead, isWorthwhile } from "./ahead"
import { writeBuildInfo } from "./buildInfo"
import { syncNodes } from "./nodes"
import { finishFeed, writeDirectory, writeRedirects } from "./publish"
import { createRoutes } from "./routes"
import { addResolvers, declareTypes, type Store } from "./schema"
import { currentSite, remember, rereadSite } from "./state"
import { adjustWebpack } from "./webpack"

const develop = process.env.gatsby_executing_command === "develop"
let sourced = false

function factsOf(store: unknown): Facts {
  return (store as Store).getState().config.siteMetadata
}

/** The registry's missing lines: written to it, or mistakes where nobody would commit them. */
export function settleCodes(site: Site, write: boolean): Problem[] {
  const { missing, arrived, moved, at } = site.codes
  if (missing.length + arrived.length + moved.size === 0) return []
  if (write) {
    const file = join(site.root, codesFile)
    const text = existsSync(file) ? readFileSync(file, "utf8") : ""
    writeFileSync(file, updatedCodes(text, site.codes))
    return []
  }
  return [
    ...arrived.map(line => ({
      ...at(line),
      what: `The planned page "${line.path}" has come.`,
      todo: 'Run "npm run check", and commit the file.',
    })),
    ...[...moved].map(([line, now]) => ({
      ...at(line),
      what: `The page "${line.now ?? line.path}" is "${now ?? line.path}" now.`,
      todo: 'Run "npm run check", and commit the file.',
    })),
    ...missing.map(line => ({
      ...at(line),
      what: `The line of "${line.path}" is missing.`,
      todo: `Add it, and commit the file: ${formatLine(line)}`,
    })),
  ]
}

function tell(site: Site, reporter: Reporter): void {
  const problems = site.problems.length > 0 ? site.problems : settleCodes(site, !process.env.CI)
  if (problems.length === 0) return
  // Gatsby would break the lines of the console at its width, and a place is to be copied whole.
  process.stderr.write(`${problems.map(formatProblem).join("\n")}\n`)
  const count = `${problems.length} mistake${problems.length === 1 ? "" : "s"} in the content`
  if (develop) reporter.error(count)
  else reporter.panic(`${count}: nothing was published.`)
}

let ahead: ReturnType<typeof evaluateAhead> | undefined

export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) => {
  const root = process.cwd()
  if (!develop && isWorthwhile(root)) ahead = evaluateAhead(root, factsOf(store))
}

export const sourceNodes: GatsbyNode["sourceNodes"] = async ({ store, reporter, ...tools }) => {
  if (ahead) remember(await ahead)
  const site = rereadSite(factsOf(store), develop)
  tell(site, reporter)
  await syncNodes(site, tools, true)
  sourced = true
}

/** In develop, an edit of a file reaches here as its new node: everything made of it follows. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, store, reporter, ...tools }) => {
  const yaml = node.internal.type === "File" && node.extension === "yaml"
  if (!develop || !sourced || !(yaml || node.internal.type === "Mdx")) return
  const site = rereadSite(factsOf(store), true)
  tell(site, reporter)
  await syncNodes(site, tools, false)
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = declareTypes

export const createResolvers: GatsbyNode["createResolvers"] = args => addResolvers(args as never)

export const createPages: GatsbyNode["createPages"] = async ({ store, actions, createNodeId, getNode }) => {
  const facts = factsOf(store)
  const site = develop ? rereadSite(facts, true) : currentSite(facts)
  if (develop)
    await syncNodes(site, { actions: actions as never, createNodeId: createNodeId as never, getNode }, false)
  createRoutes(site, actions)
  writeDirectory(site)
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = adjustWebpack

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) => {
  const facts = factsOf(store)
  writeRedirects(currentSite(facts))
  finishFeed()
  writeBuildInfo(process.cwd(), facts.firstCommit)
}
