import { answers, guardNavigation } from "../../../src/shell/navigation/guardNavigation"

type Gatsby = { ___loader?: unknown; ___navigate?: (to: unknown, options?: unknown) => Promise<void> }

const gatsby = window as unknown as Gatsby
const before = { ...gatsby, fetch: globalThis.fetch }

/** What Gatsby's loader says of a path; what is not named never arrives. */
const pages: Record<string, { status: string } | undefined> = {
  "/there": { status: "success" },
  "/broken": { status: "error" },
}

let left: unknown[]
let lost: string[]
let asked: string[]
let network: boolean

beforeEach(() => {
  left = []
  lost = []
  asked = []
  network = true
  gatsby.___navigate = async (...args) => void left.push(args)
  gatsby.___loader = {
    loadPage: async (path: string) => {
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

afterAll(() => {
  globalThis.fetch = before.fetch
  delete gatsby.___loader
  delete gatsby.___navigate
})

const guard = () => guardNavigation(to => lost.push(to))
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
    const end = guard()
    expect(gatsby.___navigate).not.toBe(own)
    end()
    expect(gatsby.___navigate).toBe(own)
    delete gatsby.___navigate
    guard()()
    expect(gatsby.___navigate).toBeUndefined()
  })
})

describe("answers", () => {
  it("is true for any answer and false for none", async () => {
    expect(await answers("/x")).toBe(true)
    network = false
    expect(await answers("/x")).toBe(false)
  })
})
