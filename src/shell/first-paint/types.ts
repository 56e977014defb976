/** Globals that the inline loader sets for Gatsby's scripts and for hydration. */

declare global {
  interface Window {
    pagePath?: string
    ___webpackCompilationHash?: string
    ___chunkMapping?: Record<string, string[]>
    /** Settles once every requested style sheet has loaded or failed. */
    stylesReady?: Promise<unknown>
  }
}

export {}
