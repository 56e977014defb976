/** The figures of a visit and of each of its pages, which subscribers see when they are published. */
import { rate } from "../../lib/text/travel"

export type Figures = {
  /** The time for which the page was visible, in whole seconds. */
  seconds: number
  /** The distance travelled by the cursor, in CSS pixels. */
  cursor: number
  /** The distance scrolled in any direction, in CSS pixels. */
  scroll: number
}

/** Figures with their rates, in CSS pixels per second. */
export type Statistics = Figures & { cursorRate: number; scrollRate: number }

const zeroFigures = (): Figures => ({ seconds: 0, cursor: 0, scroll: 0 })

const withRates = (of: Figures): Statistics => ({
  ...of,
  cursorRate: rate(of.cursor, of.seconds),
  scrollRate: rate(of.scroll, of.seconds),
})

const zeroStatistics = withRates(zeroFigures())

/** Removes the trailing slash of a path. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, "$1")

/** Creates the figures of a visit, which are null until first published. */
export function createFigures() {
  const visit = zeroFigures()
  const pages = new Map<string, Figures>()
  const publishedPages = new Map<string, Statistics>()
  const listeners = new Set<() => void>()
  let published: Statistics | null = null
  let page = zeroFigures()

  return {
    add(more: Partial<Figures>): void {
      for (const figures of [visit, page]) {
        figures.seconds += more.seconds ?? 0
        figures.cursor += more.cursor ?? 0
        figures.scroll += more.scroll ?? 0
      }
    },
    /** Selects the page to which later additions belong. */
    goTo(path: string): void {
      page = pages.get(withoutSlash(path)) ?? zeroFigures()
      pages.set(withoutSlash(path), page)
    },
    /** Publishes the current figures, and notifies listeners if they have changed. */
    publish(): void {
      const old = published
      if (old && (Object.keys(visit) as (keyof Figures)[]).every(key => old[key] === visit[key])) return
      published = withRates(visit)
      for (const [path, figures] of pages) publishedPages.set(path, withRates(figures))
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    visit: (): Statistics | null => published,
    page: (path: string): Statistics | null =>
      published && (publishedPages.get(withoutSlash(path)) ?? zeroStatistics),
  }
}
