/** Gatsby's hooks, which own the one live site and pass it on. */
import type { GatsbyNode, Reporter } from "gatsby"
import { prepareCards } from "../cards/cards"
import { writeFeedRedirects } from "../feed/publish"
import { siteFeeds } from "../feed/siteFeeds"
import { writeHostFiles } from "../hosting/files"
import { keepFileTimes } from "../hosting/fileTimes"
import { formatProblem, type Problem } from "../problems"
import type { FileNode } from "../publicPicture"
import type { Site } from "../site"
import { syncGenerated } from "../syncGenerated"
import { writeBuildInfo } from "./buildInfo"
import { DebouncedSync } from "./debouncedSync"
import { readEvaluationCache, writeEvaluationCache } from "./evaluationCache"
import { ForcedRebuild } from "./internals/forceRebuild"
import { requestQueries } from "./internals/requestQueries"
import { factsOf } from "./internals/store"
import { LiveSite } from "./liveSite"
import { Mistakes, mistakesAddress } from "./mistakes"
import { ContentNodes } from "./nodes"
import { writeCrawlerFiles, writePageLists, writeRawFiles, writeRedirects, writeSiteName } from "./publish"
import { createRoutes } from "./routes"
import { addResolvers, declareTypes } from "./schema"
import { adjustWebpack } from "./webpack"

type CreateResolvers = NonNullable<GatsbyNode["createResolvers"]>

/** Creates the hooks for the site at `root`. */
export function hooksOf(root: string, develop: boolean) {
  const nodes = new ContentNodes()
  const mistakes = new Mistakes()
  const debouncedSync = new DebouncedSync()
  const rebuild = new ForcedRebuild()
  let live: LiveSite | undefined
  let cards: ReturnType<typeof prepareCards> | undefined

  const siteOf = (store: unknown): LiveSite => {
    live ??= new LiveSite(root, factsOf(store), { develop })
    return live
  }

  return {
    onPreInit: ({ store }) => {
      if (develop) return
      const liveSite = siteOf(store)
      liveSite.remember(readEvaluationCache(root, liveSite.currentEngine))
    },

    sourceNodes: async ({ store, reporter, ...tools }) => {
      const site = await siteOf(store).read()
      const problems = reportProblems(syncGenerated(site, !process.env.CI), reporter, develop)
      mistakes.send(problems, site)
      await nodes.sync(site, tools, true)
      if (develop || problems.length > 0) return
      // The cards are drawn while Gatsby works; onPostBuild awaits them and reports failures.
      cards = prepareCards(site)
      cards.catch(() => {})
    },

    createSchemaCustomization: declareTypes,

    createResolvers: ({ store, ...args }: Parameters<CreateResolvers>[0] & { store?: unknown }) =>
      addResolvers(args, () => siteOf(store).current),

    // In develop every save ends here, after its file node is updated and before queries run.
    createPages: async ({ store, actions, reporter, createNodeId, getNode, emitter }) => {
      const liveSite = siteOf(store)
      const tools = { actions: actions as never, createNodeId: createNodeId as never, getNode }
      const before = liveSite.current
      let site = before
      // Files saved meanwhile are read at once, up to a limit, so that continuous saving can't block Gatsby.
      for (let readings = 0; readings === 0 || (develop && readings < 5 && liveSite.isBehind()); readings++) {
        const last = site
        if (develop) site = await liveSite.read()
        if (site !== last) {
          const problems = process.env.CI ? syncGenerated(site, false) : debouncedSync.schedule(site)
          mistakes.send(reportProblems(problems, reporter, develop), site)
        }
        await nodes.sync(site, tools, false)
      }
      if (develop) rebuild.watch(() => liveSite.isBehind())
      createRoutes(site, actions)
      requestQueries(emitter, pagesToQuery(before, site))
      writePageLists(site)
      writeRawFiles(site)
    },

    onCreateWebpackConfig: adjustWebpack,

    // Gatsby calls it only in develop.
    onCreateDevServer: ({ app, actions }) => {
      rebuild.begin(actions)
      app.get(mistakesAddress, mistakes.answer)
    },

    onPostBuild: async ({ store, getNodesByType }) => {
      const liveSite = siteOf(store)
      const { current, facts } = liveSite
      writeRedirects(current)
      writeSiteName(current)
      writeCrawlerFiles(current)
      const { publish } = await (cards ?? prepareCards(current))
      await publish()
      writeFeedRedirects(current, await siteFeeds(current, getNodesByType("File") as unknown as FileNode[]))
      writeBuildInfo(root, facts.firstCommit)
      writeHostFiles(current)
      keepFileTimes(root)
      writeEvaluationCache(root, current.engine, liveSite.evaluated)
    },
  } satisfies GatsbyNode
}

/**
 * The pages whose queries run as soon as the new site is ready: new pages, and Gatsby's development 404 page if the
 * list of pages has changed.
 */
function pagesToQuery(before: Site, { pages }: Site): string[] {
  const added = pages.filter(({ path }) => !before.byPath.has(path)).map(({ path }) => path)
  const isOther = added.length > 0 || pages.length !== before.pages.length
  return isOther ? [...added, "/dev-404-page"] : []
}

/** Prints the problems, and returns them; a build fails on any. */
function reportProblems(problems: Problem[], reporter: Reporter, develop: boolean): Problem[] {
  if (problems.length === 0) return problems
  // Gatsby's reporter wraps lines at the console's width, and places must stay copyable.
  process.stderr.write(`${problems.map(formatProblem).join("\n")}\n`)
  const count = `${problems.length} mistake${problems.length === 1 ? "" : "s"} in the content`
  if (develop) reporter.error(count)
  else reporter.panic(`${count}: nothing was published.`)
  return problems
}

export const {
  onPreInit,
  sourceNodes,
  createSchemaCustomization,
  createResolvers,
  createPages,
  onCreateWebpackConfig,
  onCreateDevServer,
  onPostBuild,
} = hooksOf(process.cwd(), process.env.gatsby_executing_command === "develop")
