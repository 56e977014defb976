import {
  guardNavigation,
  isServerReachable,
  type NavigationGuard,
  slowAfterMs,
} from "../../../src/shell/navigation/guardNavigation"

type Gatsby = { ___loader?: unknown; ___navigate?: (to: unknown, options?: unknown) => Promise<void> }

const gatsby = window as unknown as Gatsby
const before = { ...gatsby, fetch: globalThis.fetch }

/** Results of Gatsby's loader by path; other paths fail to load. */
const pages: Record<string, { status: string } | undefined> = {
  "/there": { status: "success" },
  "/broken": { status: "error" },
}

/** Paths of pages that are loaded already. */
const loadedPaths = ["/now", "/before"]

let left: unknown[]
let lost: string[]
let slow: (string | null)[]
let guards: NavigationGuard[]
let asked: string[]
let network: boolean

beforeEach(() => {
  left = []
  lost = []
  slow = []
  guards = []
  asked = []
  network = true
  gatsby.___navigate = async (...args) => void left.push(args)
  gatsby.___loader = {
    loadPageSync: (path: string) => (loadedPaths.includes(path) ? {} : undefined),
    loadPage: async (path: string) => {
      if (path === "/hanging") return new Promise(() => {})
      const page = pages[path]
      if (!page) throw new Error("no network")
      return page
    },
  }
  globalThis.fetch = async address => {
    asked.push(String(address))
    if (!network) throw new TypeError("Failed to fetch")
    return {} as Response
  }
})

afterEach(() => {
  for (const { end } of guards) end()
  jest.useRealTimers()
})

afterAll(() => {
  globalThis.fetch = before.fetch
  delete gatsby.___loader
  delete gatsby.___navigate
})

const guard = () => {
  const made = guardNavigation({ onLost: to => lost.push(to), onSlow: to => slow.push(to) })
  guards.push(made)
  return made
}
const go = (to: unknown, options?: unknown) => gatsby.___navigate?.(to, options)

describe("guardNavigation", () => {
  it("navigates to a loaded page with Gatsby's arguments, and without further requests", async () => {
    guard()
    await go("/there#part", { replace: true })
    expect(left).toEqual([["/there#part", { replace: true }]])
    expect([lost, asked]).toEqual([[], []])
  })

  it("leaves numeric steps in the history to Gatsby", async () => {
    guard()
    await go(-1)
    expect(left).toEqual([[-1, undefined]])
  })

  it("reports a page that fails to load while the server is unreachable, and stays", async () => {
    guard()
    network = false
    await go("/broken")
    await go("/unheard")
    expect(lost).toEqual(["/broken", "/unheard"])
    expect(left).toEqual([])
  })

  it("lets Gatsby reload a page if the server responds, as after a new deployment", async () => {
    guard()
    await go("/broken")
    expect(left).toEqual([["/broken", undefined]])
    expect(asked).toEqual(["/broken"])
  })

  it("follows only the last of two links", async () => {
    guard()
    network = false
    const first = go("/broken")
    const second = go("/there")
    await Promise.all([first, second])
    expect(left).toEqual([["/there", undefined]])
    expect(lost).toEqual([])
  })

  it("restores Gatsby's navigate function at its end, and does nothing without one", () => {
    const own = gatsby.___navigate
    const { end } = guard()
    expect(gatsby.___navigate).not.toBe(own)
    end()
    expect(gatsby.___navigate).toBe(own)
    delete gatsby.___navigate
    guard().end()
    expect(gatsby.___navigate).toBeUndefined()
  })
})

describe("guardNavigation, while a page is loading", () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })

  it("reports it after eight seconds, and follows another link", async () => {
    guard()
    void go("/hanging")
    await jest.advanceTimersByTimeAsync(slowAfterMs - 1)
    expect(slow).toEqual([null])
    await jest.advanceTimersByTimeAsync(1)
    expect(slow).toEqual([null, "/hanging"])
    await go("/there")
    expect(left).toEqual([["/there", undefined]])
    expect(slow.at(-1)).toBeNull()
  })

  it("does not report a loaded page, nor a cancelled one", async () => {
    const { stop } = guard()
    await go("/there")
    void go("/hanging")
    stop()
    await jest.advanceTimersByTimeAsync(10 * slowAfterMs)
    expect(slow.filter(to => to !== null)).toEqual([])
  })
})

describe("guardNavigation, on Back and Forward", () => {
  let popped: string[]
  const hear = () => popped.push(window.location.pathname)
  let waiters: (() => void)[]
  /** Resolves after the popstate event, whichever listeners get it. */
  const moved = () => new Promise<void>(resolve => waiters.push(resolve))
  const move = () => {
    for (const done of waiters.splice(0)) done()
  }
  const enter = (path: string, key: number) => window.history.pushState({ key: String(key) }, "", path)
  const back = async () => {
    const done = moved()
    window.history.back()
    await done
  }

  beforeEach(() => {
    popped = []
    waiters = []
    // Registered before the guard, which stops the propagation of some events.
    window.addEventListener("popstate", move, { capture: true })
    window.addEventListener("popstate", hear)
  })

  afterEach(() => {
    window.removeEventListener("popstate", move, { capture: true })
    window.removeEventListener("popstate", hear)
  })

  it("leaves a loaded page to Gatsby", async () => {
    enter("/before", 1)
    enter("/now", 2)
    guard()
    await back()
    expect(popped).toEqual(["/before"])
    expect(lost).toEqual([])
  })

  it("passes the event to Gatsby once the page has loaded", async () => {
    enter("/there", 1)
    enter("/now", 2)
    guard()
    await back()
    expect(popped).toEqual([])
    loadedPaths.push("/there")
    await moved()
    expect(popped).toEqual(["/there"])
    loadedPaths.pop()
  })

  it.each([
    ["Back", ["/unheard", "/now"], "/now"],
    ["Forward", ["/now", "/unheard"], "/now"],
  ])("stays where %s leads to a page that can't be reached, the address too", async (way, paths, at) => {
    network = false
    for (const [index, path] of paths.entries()) enter(path, 10 + index)
    if (way === "Forward") await back()
    guard()
    const away = moved()
    window.history.go(way === "Back" ? -1 : 1)
    await away
    await moved()
    expect(lost).toEqual(["/unheard"])
    expect(window.location.pathname).toBe(at)
    expect(popped.filter(path => path === "/unheard")).toEqual([])
  })

  it("restores the address of the shown page when Back is cancelled", async () => {
    enter("/hanging", 1)
    enter("/now", 2)
    const { stop } = guard()
    await back()
    const returned = moved()
    stop()
    await returned
    expect(window.location.pathname).toBe("/now")
    expect(lost).toEqual([])
  })
})

describe("answers", () => {
  it("is true for any response and false for none", async () => {
    expect(await isServerReachable("/x")).toBe(true)
    network = false
    expect(await isServerReachable("/x")).toBe(false)
  })
})
