/** Where a page begins: at its top, or at the heading that the address names. */
import type { GatsbyBrowser } from "gatsby"
import { idOf } from "./fragment"

/** Gatsby may go to a heading, and after a reload to where the page was left; nowhere else. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  routerProps: { location },
  prevRouterProps,
}) => location.hash !== "" || !prevRouterProps

/** Every change of page begins at the top, Back and Forward included, where the address names no heading of the page. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  const id = idOf(location.hash)
  if (id === null || !document.getElementById(id)) window.scrollTo(0, 0)
}
