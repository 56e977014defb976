import {
  answers,
  type Guard,
  guardNavigation,
  slowAfter,
} from "../../../src/shell/navigation/guardNavigation"

type Gatsby = { ___loader?: unknown; ___navigate?: (to: unknown, options?: unknown) => Promise<void> }

const gatsby = window as unknown as Gatsby
const before = { ...gatsby, fetch: globalThis.fetch }

/** What Gatsby's loader says of a path; what is not named never arrives. */
const pages: Record<string, { status: string } | undefined> = {
  "/there": { status: "success" },
  "/broken": { status: "error" },
}

/** Pages that the tab has had before. */
const here = ["/now", "/before"]

let left: unknown[]
let lost: string[]
let slow: (string | null)[]
let guards: Guard[]
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
    loadPageSync: (path: string) => (here.includes(path) ? {} : undefined),
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
  it("goes where the page has arrived, with what Gatsby was told, and asks for nothing more", async () => {
    guard()
    await go("/there#part", { replace: true })
    expect(left).toEqual([["/there#part", { replace: true }]])
    expect([lost, asked]).toEqual([[], []])
  })

  it("leaves a number of steps back or forward to Gatsby", async () => {
    guard()
    await go(-1)
    expect(left).toEqual([[-1, undefined]])
  })

  it("tells of a page that does not arrive while the site does not answer, and stays", async () => {
    guard()
    network = false
    await go("/broken")
    await go("/unheard")
    expect(lost).toEqual(["/broken", "/unheard"])
    expect(left).toEqual([])
  })

  it("has Gatsby load a page anew where the site answers, as after a new deployment", async () => {
    guard()
    await go("/broken")
    expect(left).toEqual([["/broken", undefined]])
    expect(asked).toEqual(["/broken"])
  })

  it("follows the last of two links alone", async () => {
    guard()
    network = false
    const first = go("/broken")
    const second = go("/there")
    await Promise.all([first, second])
    expect(left).toEqual([["/there", undefined]])
    expect(lost).toEqual([])
  })

  it("gives Gatsby its way back when it ends, and has nothing to guard where Gatsby has none", () => {
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

describe("guardNavigation, while a page does not come", () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })

  it("tells of it after eight seconds, and goes where another link leads", async () => {
    guard()
    void go("/hanging")
    await jest.advanceTimersByTimeAsync(slowAfter - 1)
    expect(slow).toEqual([null])
    await jest.advanceTimersByTimeAsync(1)
    expect(slow).toEqual([null, "/hanging"])
    await go("/there")
    expect(left).toEqual([["/there", undefined]])
    expect(slow.at(-1)).toBeNull()
  })

  it("does not tell of a page that has come, nor of one that nobody waits for any more", async () => {
    const { stop } = guard()
    await go("/there")
    void go("/hanging")
    stop()
    await jest.advanceTimersByTimeAsync(10 * slowAfter)
    expect(slow.filter(to => to !== null)).toEqual([])
  })
})

describe("guardNavigation, on Back and Forward", () => {
  let popped: string[]
  const hear = () => popped.push(window.location.pathname)
  let waiters: (() => void)[]
  /** Resolves once the history has moved, whoever is told of it. */
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
    // Before the guard, which keeps some from whoever comes after it.
    window.addEventListener("popstate", move, { capture: true })
    window.addEventListener("popstate", hear)
  })

  afterEach(() => {
    window.removeEventListener("popstate", move, { capture: true })
    window.removeEventListener("popstate", hear)
  })

  it("leaves a page that the tab has had to Gatsby", async () => {
    enter("/before", 1)
    enter("/now", 2)
    guard()
    await back()
    expect(popped).toEqual(["/before"])
    expect(lost).toEqual([])
  })

  it("has Gatsby hear of a page once it has come", async () => {
    enter("/there", 1)
    enter("/now", 2)
    guard()
    await back()
    expect(popped).toEqual([])
    here.push("/there")
    await moved()
    expect(popped).toEqual(["/there"])
    here.pop()
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

  it("has the address of the page that is shown again where Back is stopped", async () => {
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
  it("is true for any answer and false for none", async () => {
    expect(await answers("/x")).toBe(true)
    network = false
    expect(await answers("/x")).toBe(false)
  })
})
