/** What the first script of a page tells the page's own. */

/** What happened to a page before its scripts ran, in order; each element once for each kind. */
export type Held = {
  type: "click" | "input" | "submit"
  target: Element
  /** The embed that it lies in, or the body, and which of its kind it is there: the page may draw it anew. */
  place: Element
  index: number
  /** What stood in a field when it was last typed in, or "true" for a switch that is on: React may put back what was there. */
  value?: string
}

declare global {
  interface Window {
    pagePath?: string
    ___webpackCompilationHash?: string
    ___chunkMapping?: Record<string, string[]>
    /** What waits to be done again; null as soon as the page does it itself. */
    held?: Held[] | null
    /** Fulfilled once every style asked for has come, or has failed to. */
    styled?: Promise<unknown>
  }
}
