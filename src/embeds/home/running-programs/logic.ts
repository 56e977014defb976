/** The programs that run on the front page, others each day. */
import { hash } from "../../../lib/game/random"

/** The number of programs that run at a time. */
export const programCount = 3

/**
 * Returns the programs of a day, counted from 1970: the next ones of a queue that starts again at its end. Its order does
 * not follow that of the list.
 */
export function programsOf<Page extends { path: string }>(pages: readonly Page[], day: number): Page[] {
  const queue = pages
    .map(page => ({ page, rank: hash(`runs ${page.path}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ page }) => page)
  const count = Math.min(programCount, queue.length)
  return Array.from({ length: count }, (_, i) => queue[(day * count + i) % queue.length] as Page)
}
