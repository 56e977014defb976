/** The figures of a visit and of each of its pages: they grow at any time and are shown when they are published. */
import { rate } from "../../lib/text/travel"

export type Figures = {
  /** Whole seconds the page was visible. */
  seconds: number
  /** The cursor's way, in CSS pixels. */
  cursor: number
  /** The scrolled way, in any direction, in CSS pixels. */
  scroll: number
}

/** Figures with their rates, in CSS pixels a second. */
export type Statistics = Figures & { cursorRate: number; scrollRate: number }

const none = (): Figures => ({ seconds: 0, cursor: 0, scroll: 0 })

const withRates = (of: Figures): Statistics => ({
  ...of,
  cursorRate: rate(of.cursor, of.seconds),
  scrollRate: rate(of.scroll, of.seconds),
})

const nothing = withRates(none())

/** A page's address without a slash at its end. */
const bare = (path: string) => path.replace(/(.)\/$/, "$1")

/** Figures of a visit that has not begun: null until they are published for the first time. */
export function createFigures() {
  const visit = none()
  const pages = new Map<string, Figures>()
  const shownPages = new Map<string, Statistics>()
  const listeners = new Set<() => void>()
  let shown: Statistics | null = null
  let page = none()

  return {
    add(more: Partial<Figures>): void {
      for (const figures of [visit, page]) {
        figures.seconds += more.seconds ?? 0
        figures.cursor += more.cursor ?? 0
        figures.scroll += more.scroll ?? 0
      }
    },
    /** What is added from now on belongs to this page. */
    goTo(path: string): void {
      page = pages.get(bare(path)) ?? none()
      pages.set(bare(path), page)
    },
    /** Shows the figures as they are now, and tells the listeners if they have changed. */
    publish(): void {
      const old = shown
      if (old && (Object.keys(visit) as (keyof Figures)[]).every(key => old[key] === visit[key])) return
      shown = withRates(visit)
      for (const [path, figures] of pages) shownPages.set(path, withRates(figures))
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    visit: (): Statistics | null => shown,
    page: (path: string): Statistics | null => shown && (shownPages.get(bare(path)) ?? nothing),
  }
}
