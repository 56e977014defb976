/** Scrolls a new page to its top, or to the heading that its address names. */
import type { GatsbyBrowser } from "gatsby"
import { fragmentId } from "./fragmentId"

/** Lets Gatsby scroll only to a heading, and after a reload to the previous position. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  routerProps: { location },
  prevRouterProps,
}) => location.hash !== "" || !prevRouterProps

/** Scrolls to the top after every change of page, Back and Forward included, unless the address names a heading. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  const id = fragmentId(location.hash)
  if (id === null || !document.getElementById(id)) window.scrollTo(0, 0)
}
