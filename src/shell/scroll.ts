/** Scrolls a new page to its top, or to the heading that its address names. */
import type { GatsbyBrowser } from "gatsby"
import { fragmentId } from "./fragmentId"

/** Returns whether the page was loaded by its address, and not by a reload, Back or Forward. */
function isLoadedByAddress(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return load?.type === "navigate"
}

/**
 * Lets Gatsby scroll only to a heading, and after a reload to the previous position. Gatsby remembers that of each page for
 * the whole visit, and would scroll there also when the page is loaded anew by its address.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  routerProps: { location },
  prevRouterProps,
}) => location.hash !== "" || (!prevRouterProps && !isLoadedByAddress())

/** Scrolls to the top after every change of page, Back and Forward included, unless the address names a heading. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  const id = fragmentId(location.hash)
  if (id === null || !document.getElementById(id)) window.scrollTo(0, 0)
}
