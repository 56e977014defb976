/** Where a page begins: at its top, or at the anchor that the address names. */
import type { GatsbyBrowser } from "gatsby"

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  routerProps: { location },
  prevRouterProps,
}) => {
  if (location.hash) return decodeURIComponent(location.hash)
  if (prevRouterProps && prevRouterProps.location.pathname === location.pathname) return false
  return [0, 0]
}
