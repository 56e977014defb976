/** Gatsby's hooks: when what happens. They own the one live site, and hand it to whatever needs it. */
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
import { SiteNodes } from "./nodes"
import { writeDirectory, writeForMachines, writeNames, writeRawFiles, writeRedirects } from "./publish"
import { createRoutes } from "./routes"
import { addResolvers, declareTypes } from "./schema"
import { adjustWebpack } from "./webpack"

type CreateResolvers = NonNullable<GatsbyNode["createResolvers"]>

/** The hooks of the site at `root`. */
export function hooksOf(root: string, develop: boolean) {
  const nodes = new SiteNodes()
  const mistakes = new Mistakes()
  const later = new DebouncedSync()
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
      const held = siteOf(store)
      held.remember(readEvaluationCache(root, held.engineNow))
    },

    sourceNodes: async ({ store, reporter, ...tools }) => {
      const site = await siteOf(store).read()
      const problems = tell(syncGenerated(site, !process.env.CI), reporter, develop)
      mistakes.tell(problems, site)
      await nodes.sync(site, tools, true)
      if (develop || problems.length > 0) return
      // They are drawn while Gatsby works; what goes wrong with them is told when they are asked for.
      cards = prepareCards(site)
      cards.catch(() => {})
    },

    createSchemaCustomization: declareTypes,

    createResolvers: ({ store, ...args }: Parameters<CreateResolvers>[0] & { store?: unknown }) =>
      addResolvers(args, () => siteOf(store).current),

    // In develop, every save of a file ends here, after its own node is made and before any query is run.
    createPages: async ({ store, actions, reporter, createNodeId, getNode, emitter }) => {
      const held = siteOf(store)
      const tools = { actions: actions as never, createNodeId: createNodeId as never, getNode }
      const before = held.current
      let site = before
      // What is saved meanwhile is read at once; an editor that saves all the time does not hold Gatsby for ever.
      for (let readings = 0; readings === 0 || (develop && readings < 5 && held.isBehind()); readings++) {
        const last = site
        if (develop) site = await held.read()
        if (site !== last) {
          const problems = process.env.CI ? syncGenerated(site, false) : later.schedule(site)
          mistakes.tell(tell(problems, reporter, develop), site)
        }
        await nodes.sync(site, tools, false)
      }
      if (develop) rebuild.watch(() => held.isBehind())
      createRoutes(site, actions)
      requestQueries(emitter, askedFor(before, site))
      writeDirectory(site)
      writeRawFiles(site)
    },

    onCreateWebpackConfig: adjustWebpack,

    // Gatsby calls it in develop alone.
    onCreateDevServer: ({ app, actions }) => {
      rebuild.begin(actions)
      app.get(mistakesAddress, mistakes.answer)
    },

    onPostBuild: async ({ store, getNodesByType }) => {
      const held = siteOf(store)
      const { current, facts } = held
      writeRedirects(current)
      writeNames(current)
      writeForMachines(current)
      const { publish } = await (cards ?? prepareCards(current))
      await publish()
      writeFeedRedirects(current, await siteFeeds(current, getNodesByType("File") as unknown as FileNode[]))
      writeBuildInfo(root, facts.firstCommit)
      writeHostFiles(current)
      keepFileTimes(root)
      writeEvaluationCache(root, current.engine, held.evaluated)
    },
  } satisfies GatsbyNode
}

/**
 * The pages that are asked for as soon as the second site is there: those that are new, and the one that says in develop
 * that there is none, which has a list of all.
 */
function askedFor(before: Site, { pages }: Site): string[] {
  const added = pages.filter(({ path }) => !before.byPath.has(path)).map(({ path }) => path)
  const isOther = added.length > 0 || pages.length !== before.pages.length
  return isOther ? [...added, "/dev-404-page"] : []
}

/** Tells the terminal of the mistakes there are, and returns them; a build ends with them. */
function tell(problems: Problem[], reporter: Reporter, develop: boolean): Problem[] {
  if (problems.length === 0) return problems
  // Gatsby would break the lines of the console at its width, and a place is to be copied whole.
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
