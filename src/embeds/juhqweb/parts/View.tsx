import { type SyntheticEvent, useCallback } from "react"
import { useLoaded } from "../../../hooks/browser/loaded"
import { loadPageHtml } from "../../../hooks/page/pageIndex"
import { LoadError } from "../../../kits/loading/LoadError"
import * as styles from "../JuhqWeb.module.css"
import type { Place } from "../logic"
import { withoutScripts } from "../pageText"
import { ErrorPage } from "./ErrorPage"
import { Nested } from "./Nested"

type Props = {
  /** Null until the list of pages is known. */
  place: Place | null
  /** The loaded part of the page, 0 to 1. */
  visible: number
  onVisit: (to: string) => void
  onHome: () => void
}

/** The contents of the browser window: a page without its scripts, the browser itself, or an error. */
export function View({ place, visible, onVisit, onHome }: Props) {
  const path = place?.kind === "page" ? place.path : ""
  const { value, failed, retry } = useLoaded(
    async signal => withoutScripts(await loadPageHtml(path, signal)),
    [path],
    path !== "",
  )

  // Intercepts the page's links, so that they don't add to the history of the real browser.
  const follow = useCallback(
    ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
      currentTarget.contentDocument?.addEventListener("click", event => {
        const link = (event.target as Element | null)?.closest?.("a")
        const to = link?.getAttribute("href")
        if (!to || to.startsWith("#")) return
        event.preventDefault()
        onVisit(to)
      })
    },
    [onVisit],
  )

  return (
    <div className={styles.view}>
      {place?.kind === "page" && value !== null && (
        <iframe
          key={path}
          title={`juhqweb shows ${path}`}
          sandbox="allow-same-origin allow-top-navigation-by-user-activation"
          srcDoc={value}
          onLoad={follow}
        />
      )}
      {place?.kind === "page" && failed && <LoadError what="The page" onRetry={retry} />}
      {place?.kind === "self" && <Nested />}
      {place?.kind === "elsewhere" && (
        <ErrorPage title={place.title} text={place.text} host={place.host} onHome={onHome} />
      )}
      {place?.kind === "missing" && (
        <ErrorPage
          title="404, and that is flattering"
          text={`There is no ${place.path.slice(0, 60)} on this site. There may be one tomorrow; we are like that.`}
          host={place.path}
          onHome={onHome}
        />
      )}
      <div
        className={styles.curtain}
        style={{ transform: `translateY(${Math.round(visible * 100)}%)` }}
        hidden={visible >= 1}
      />
    </div>
  )
}
