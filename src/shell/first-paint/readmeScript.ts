/** The state of README.TXT beside the program: closed at first, and then as the visitor left it on this visit. */
import { storagePrefix } from "../../hooks/storage/storageBackend"

/** The key in sessionStorage of the README that has been opened. */
const key = `${storagePrefix}readme`

/**
 * A script for the beginning of the body: writes "open" or "closed" on it as `data-readme`, before the first paint.
 * Without scripting the attribute is missing, and the README stands open.
 */
export const readmeScript = `{let s;try{s=sessionStorage.getItem(${JSON.stringify(key)})}catch{}document.body.dataset.readme=s||"closed"}`

/** Returns whether the README is open on this visit. */
export function isReadmeOpen(): boolean {
  return document.body.dataset.readme === "open"
}

/** Opens or closes the README for the rest of the visit: the style sheets read it from the body. */
export function setReadmeOpen(isOpen: boolean): void {
  const state = isOpen ? "open" : "closed"
  document.body.dataset.readme = state
  try {
    sessionStorage.setItem(key, state)
  } catch {
    // Without storage it is remembered until the next load.
  }
}
