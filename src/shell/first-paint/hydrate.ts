/** Hydrates the static HTML in a transition, so that the page stays responsive, once its style sheets have loaded. */
import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { isLoadError } from "../../lib/content/loadError"
import { startHydrationQueue } from "./hydrationQueue"

/** Milliseconds after which hydration starts without the missing style sheets. */
const stylesTimeoutMs = 5000

const stylesLoaded = () =>
  Promise.race([window.stylesReady, new Promise(resolve => setTimeout(resolve, stylesTimeoutMs))])

/** Keeps errors that a boundary catches out of the console: the boundary shows them. */
const ignoreCaught = () => {}

/**
 * Reports an error that React recovered from by rendering again, as React does by default, except for the failed chunk of
 * an embed: its placeholder shows that.
 */
export function reportRecovered(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined
  if (!isLoadError(cause ?? error)) reportError(error)
}

/**
 * Returns the function that hydrates a server-rendered page; undefined in develop and for a page without static HTML, which
 * leaves the rendering to Gatsby.
 */
export function replaceHydrateFunction() {
  if (process.env.NODE_ENV === "development" || !document.querySelector("#gatsby-focus-wrapper > *"))
    return undefined
  return (page: ReactNode, root: Element) => {
    startHydrationQueue()
    const hydrate = () =>
      startTransition(
        () =>
          void hydrateRoot(root, page, { onCaughtError: ignoreCaught, onRecoverableError: reportRecovered }),
      )
    void stylesLoaded().then(hydrate)
  }
}
