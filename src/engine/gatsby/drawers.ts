/** How many processes draw the static HTML of a large site: Gatsby has one for a single core, and then waits for it. */
import { availableParallelism } from "node:os"

/** What gatsby-config.ts tells Gatsby: one core, for the process that has the pages in its memory runs all queries itself. */
const alone = "1"

/** More take longer to start than they save. */
const most = 4

/**
 * Lets several processes draw. Gatsby makes them between two of its hooks, one fewer than it believes there are cores:
 * this is called in the first, and what it returns in the second, so that the queries stay where the pages are.
 */
export function drawByMany(): () => void {
  if (process.env.GATSBY_CPU_COUNT !== alone) return () => {}
  process.env.GATSBY_CPU_COUNT = String(Math.min(availableParallelism(), most) + 1)
  return () => {
    process.env.GATSBY_CPU_COUNT = alone
  }
}
