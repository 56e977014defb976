/** Guards links, Back and Forward against a missing network: the current page stays open, and the shell is notified. */

type Loaded = { status?: string } | undefined

type GatsbyWindow = {
  ___loader?: {
    loadPage: (path: string) => Promise<Loaded>
    /** Returns a page that has loaded already; undefined otherwise. */
    loadPageSync: (path: string) => unknown
  }
  ___navigate?: (to: unknown, options?: unknown) => void
}

/** Callbacks for addresses of the site. */
export type NavigationCallbacks = {
  /** Called with an address that can't be reached. */
  onLost: (to: string) => void
  /** Called with an address that has been loading for `slowAfter`, and with null when nothing is loading any more. */
  onSlow: (to: string | null) => void
}

export type NavigationGuard = {
  /** Cancels the pending navigation; the current page stays. */
  stop: () => void
  /** Records that the page of the current address is shown. */
  arrived: () => void
  end: () => void
}

/** The pending navigation; `stay` undoes a change of the address that has already happened. */
type Pending = { timer: ReturnType<typeof setTimeout>; stay: () => void }

/** Milliseconds after which a pending page counts as slow. */
export const slowAfterMs = 8000

const gatsby = () => window as unknown as GatsbyWindow

/** Returns whether the server responds for an address, even with an error status. */
export const isServerReachable = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  )

/** Time of the current history entry in milliseconds, as Gatsby's router keeps it in the entry's state; 0 for the first. */
const entryTimeMs = () => Number(window.history.state?.key) || 0

const isLoaded = (to: string) => gatsby().___loader?.loadPageSync(to) !== undefined

async function isReachable(to: string): Promise<boolean> {
  const [path = "/"] = to.split("#")
  const loaded = await gatsby()
    .___loader?.loadPage(path)
    .catch(() => undefined)
  return (loaded !== undefined && loaded.status !== "error") || isServerReachable(path)
}

/**
 * Intercepts navigation by links, Back and Forward, and reports addresses that can't be reached, for which Gatsby would
 * leave to the browser's error page. All others open as before; a new navigation replaces a pending one.
 */
export function guardNavigation({ onLost, onSlow }: NavigationCallbacks): NavigationGuard {
  const { ___navigate: navigate } = gatsby()
  if (!navigate) return { stop() {}, arrived() {}, end() {} }
  let pending: Pending | null = null
  let shown = { path: window.location.pathname, timeMs: entryTimeMs() }
  let isReturning = false

  const clearPending = () => {
    if (pending) clearTimeout(pending.timer)
    pending = null
    onSlow(null)
  }
  const wait = async (to: string, go: () => void, stay = () => {}) => {
    clearPending()
    const current: Pending = { timer: setTimeout(onSlow, slowAfterMs, to), stay }
    pending = current
    const canReach = await isReachable(to)
    if (pending !== current) return
    clearPending()
    if (canReach) return go()
    stay()
    onLost(to)
  }

  const guardedNavigate = (to: unknown, options?: unknown) => {
    if (typeof to === "string") return wait(to, () => navigate(to, options))
    clearPending()
    navigate(to, options)
  }
  /** Handles Back and Forward: the address has changed already, and is changed back if its page can't be reached. */
  const handlePopState = (event: PopStateEvent) => {
    const { pathname, search, hash } = window.location
    if (isReturning && pathname === shown.path) {
      isReturning = false
      event.stopImmediatePropagation()
      return
    }
    clearPending()
    if (isLoaded(pathname + search)) return
    event.stopImmediatePropagation()
    const isBack = entryTimeMs() <= shown.timeMs
    const go = () => {
      // Gatsby caches the failure, so the document is reloaded.
      if (!isLoaded(pathname + search)) return window.location.reload()
      window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }))
    }
    void wait(pathname + search + hash, go, () => {
      isReturning = true
      window.history.go(isBack ? 1 : -1)
    })
  }
  gatsby().___navigate = guardedNavigate
  window.addEventListener("popstate", handlePopState, { capture: true })
  return {
    stop() {
      const stay = pending?.stay
      clearPending()
      stay?.()
    },
    arrived() {
      shown = { path: window.location.pathname, timeMs: entryTimeMs() }
    },
    end() {
      clearPending()
      window.removeEventListener("popstate", handlePopState, { capture: true })
      if (gatsby().___navigate === guardedNavigate) gatsby().___navigate = navigate
    },
  }
}
