/** Removes fragments that can't be decoded, such as that of /week#50%: Gatsby throws when it looks for their heading. */
import { globalHistory, type HLocation } from "@reach/router"
import { fragmentId } from "./fragmentId"

function isMalformed(hash: string): boolean {
  return hash.length > 1 && fragmentId(hash) === null
}

function cleanAddress(): void {
  const { pathname, search, hash } = window.location
  if (isMalformed(hash)) window.history.replaceState(window.history.state, "", pathname + search)
}

function cleanLocation(location: HLocation): void {
  cleanAddress()
  if (isMalformed(location.hash)) Object.assign(location, { hash: "", href: window.location.href })
}

/** Removes malformed fragments before Gatsby reads them: from the first address, from links and from typed addresses. */
export function guardFragments(): void {
  cleanLocation(globalHistory.location)
  globalHistory.listen(({ location }) => cleanLocation(location))
  // Each of the router's own popstate listeners reads the address again, so it has to be clean before the first of them.
  window.addEventListener("popstate", cleanAddress, { capture: true })
}
