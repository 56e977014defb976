/** How React takes over the static HTML: in slices between which the page answers, and once the whole style is there. */
import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { isLoadError } from "../../lib/content/loadError"
import { beginTurns } from "./turns"

/** A style that is not there after so many milliseconds is not waited for. */
const patience = 5000

const styled = () => Promise.race([window.styled, new Promise(resolve => setTimeout(resolve, patience))])

/** What a boundary catches is told in its place. */
const told = () => {}

/**
 * What was mended by drawing a part anew goes to the console, as React would have it, but for a toy whose files did not
 * come: its place says so.
 */
export function recovered(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined
  if (!isLoadError(cause ?? error)) reportError(error)
}

/** Takes over a drawn page; what is not drawn, or is drawn in develop, is Gatsby's own to render. */
export function replaceHydrateFunction() {
  if (process.env.NODE_ENV === "development" || !document.querySelector("#gatsby-focus-wrapper > *"))
    return undefined
  return (page: ReactNode, root: Element) => {
    beginTurns()
    const take = () =>
      startTransition(
        () => void hydrateRoot(root, page, { onCaughtError: told, onRecoverableError: recovered }),
      )
    void styled().then(take)
  }
}
