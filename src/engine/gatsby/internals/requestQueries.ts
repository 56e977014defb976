/** Queries that Gatsby's develop runs although nobody has asked for their page yet. */

type Emitter = { emit: (event: "QUERY_RUN_REQUESTED", told: { pagePath: string }) => void }

/**
 * Asks for the queries of these pages. Where Gatsby hears of a page only from the browser, it is too late for the run of
 * queries that is under way, and everything waits for another.
 */
export function requestQueries(emitter: unknown, paths: readonly string[]): void {
  for (const pagePath of paths) (emitter as Emitter).emit("QUERY_RUN_REQUESTED", { pagePath })
}
