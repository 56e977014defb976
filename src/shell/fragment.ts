/** A fragment that can't be read, as the one of /week#50%, is as none: Gatsby would throw where it looks for its heading. */
import { globalHistory, type HLocation } from "@reach/router"

/** The id that a location's hash names, or null where it names none or can't be decoded. */
export function idOf(hash: string): string | null {
  try {
    return decodeURI(hash.slice(1)) || null
  } catch {
    return null
  }
}

function isUnreadable(hash: string): boolean {
  return hash.length > 1 && idOf(hash) === null
}

function takeOutOfAddress(): void {
  const { pathname, search, hash } = window.location
  if (isUnreadable(hash)) window.history.replaceState(window.history.state, "", pathname + search)
}

function takeOut(location: HLocation): void {
  takeOutOfAddress()
  if (isUnreadable(location.hash)) Object.assign(location, { hash: "", href: window.location.href })
}

/** Takes every such fragment away before Gatsby reads it: that of the first address, of a link, and of a typed one. */
export function guardFragments(): void {
  takeOut(globalHistory.location)
  globalHistory.listen(({ location }) => takeOut(location))
  // Each listener of the router's reads the address anew when it is typed over, so it has to be clean before the first.
  window.addEventListener("popstate", takeOutOfAddress, { capture: true })
}
