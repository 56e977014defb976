/** Links, Back and Forward that lead nowhere for want of a network: the page that one is on stays, and its shell is told. */

type Loaded = { status?: string } | undefined

type GatsbyWindow = {
  ___loader?: {
    loadPage: (path: string) => Promise<Loaded>
    /** A page that has come already; undefined for every other one. */
    loadPageSync: (path: string) => unknown
  }
  ___navigate?: (to: unknown, options?: unknown) => void
}

/** What the shell hears of an address of the site. */
export type Heard = {
  /** It can't be reached. */
  onLost: (to: string) => void
  /** It has not come for `slowAfter`; null as soon as nothing is waited for any more. */
  onSlow: (to: string | null) => void
}

export type Guard = {
  /** Waits no longer for what was asked for: the page stays. */
  stop: () => void
  /** To be called when a page is shown. */
  arrived: () => void
  end: () => void
}

type Waiting = { timer: ReturnType<typeof setTimeout>; stay: () => void }

/** Milliseconds after which whoever pressed a link is told that it is still being asked for. */
export const slowAfter = 8000

const gatsby = () => window as unknown as GatsbyWindow

/** Whether the site answers at all for an address, be it with an error. */
export const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  )

/** When the address of the shown page was put into the history, as Gatsby notes it there; 0 for the first one. */
const since = () => Number(window.history.state?.key) || 0

const isHere = (to: string) => gatsby().___loader?.loadPageSync(to) !== undefined

async function isThere(to: string): Promise<boolean> {
  const [path = "/"] = to.split("#")
  const loaded = await gatsby()
    .___loader?.loadPage(path)
    .catch(() => undefined)
  return (loaded !== undefined && loaded.status !== "error") || answers(path)
}

/**
 * Tells of each address of the site that was asked for by a link, Back or Forward and can't be reached, where Gatsby would
 * leave for the browser's own page of errors; all others are gone to as before. Of several the last one counts.
 */
export function guardNavigation({ onLost, onSlow }: Heard): Guard {
  const { ___navigate: leave } = gatsby()
  if (!leave) return { stop() {}, arrived() {}, end() {} }
  let waiting: Waiting | null = null
  let shown = { path: window.location.pathname, since: since() }
  let isReturning = false

  const forget = () => {
    if (waiting) clearTimeout(waiting.timer)
    waiting = null
    onSlow(null)
  }
  const wait = async (to: string, go: () => void, stay = () => {}) => {
    forget()
    const mine: Waiting = { timer: setTimeout(onSlow, slowAfter, to), stay }
    waiting = mine
    const isReached = await isThere(to)
    if (waiting !== mine) return
    forget()
    if (isReached) return go()
    stay()
    onLost(to)
  }

  const guarded = (to: unknown, options?: unknown) => {
    if (typeof to === "string") return wait(to, () => leave(to, options))
    forget()
    leave(to, options)
  }
  /** The address has changed already: so it is changed back where the page that it names does not come. */
  const pop = (event: PopStateEvent) => {
    const { pathname, search, hash } = window.location
    if (isReturning && pathname === shown.path) {
      isReturning = false
      event.stopImmediatePropagation()
      return
    }
    forget()
    if (isHere(pathname + search)) return
    event.stopImmediatePropagation()
    const isBack = since() <= shown.since
    const go = () => {
      // Gatsby remembers what failed: the browser itself asks for the page anew.
      if (!isHere(pathname + search)) return window.location.reload()
      window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }))
    }
    void wait(pathname + search + hash, go, () => {
      isReturning = true
      window.history.go(isBack ? 1 : -1)
    })
  }
  gatsby().___navigate = guarded
  window.addEventListener("popstate", pop, { capture: true })
  return {
    stop() {
      const stay = waiting?.stay
      forget()
      stay?.()
    },
    arrived() {
      shown = { path: window.location.pathname, since: since() }
    },
    end() {
      forget()
      window.removeEventListener("popstate", pop, { capture: true })
      if (gatsby().___navigate === guarded) gatsby().___navigate = leave
    },
  }
}
