/** What the first script of a page tells the page's own. */

declare global {
  interface Window {
    pagePath?: string
    ___webpackCompilationHash?: string
    ___chunkMapping?: Record<string, string[]>
    /** Fulfilled once every style asked for has come, or has failed to. */
    styled?: Promise<unknown>
  }
}

export {}
