/** Runs queries of Gatsby's develop before a browser requests their page. */

type Emitter = { emit: (event: "QUERY_RUN_REQUESTED", payload: { pagePath: string }) => void }

/**
 * Requests the queries of these pages. A request by the browser would be too late for the current run of queries,
 * and would wait for another.
 */
export function requestQueries(emitter: unknown, paths: readonly string[]): void {
  for (const pagePath of paths) (emitter as Emitter).emit("QUERY_RUN_REQUESTED", { pagePath })
}
