import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { wellKnownPaths } from "../../src/engine/feed/channels"
import { syncDelayMs } from "../../src/engine/gatsby/debouncedSync"
import { hooksOf } from "../../src/engine/gatsby/hooks"
import {
  checkIntervalMs,
  firstCheckDelayMs,
  rebuildTimeoutMs,
} from "../../src/engine/gatsby/internals/forceRebuild"
import { facts, page, remove, smallSite, write } from "./smallSite"

type Node = { id: string; path?: string; name?: string; images?: string[]; internal: { type: string } }

// An author develops at home: in CI a new page without a line in the registry is a mistake.
const { CI } = process.env
beforeAll(() => {
  delete process.env.CI
})
afterAll(() => {
  if (CI !== undefined) process.env.CI = CI
})

/** A fake of Gatsby's store: every node and route in the order of creation; creating a node takes a while. */
function gatsby() {
  const nodes = new Map<string, Node>()
  const routes: string[] = []
  const order: string[] = []
  const errors: string[] = []
  const asked: string[] = []
  const tools = {
    emitter: {
      emit: (name: string, { pagePath }: { pagePath: string }) => asked.push(`${name} ${pagePath}`),
    },
    store: { getState: () => ({ config: { siteMetadata: facts } }) },
    reporter: { error: (text: string) => errors.push(text), panic: (text: string) => errors.push(text) },
    createNodeId: (name: string) => name,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: () => [],
    actions: {
      createNode: async (node: Node) => {
        await new Promise(setImmediate)
        nodes.set(node.id, node)
        order.push(`${node.internal.type} ${node.path ?? node.name}`)
      },
      deleteNode: ({ id }: Node) => nodes.delete(id),
      createPage: ({ path }: { path: string }) => {
        routes.push(path)
        order.push(`route ${path}`)
      },
    },
  }
  return { tools: tools as never, nodes, routes, order, errors, asked }
}

/** A site in develop, read once, as it is when the author begins to write. */
async function developing() {
  const root = smallSite()
  const around = gatsby()
  const hooks = hooksOf(root, true)
  await hooks.sourceNodes(around.tools)
  await hooks.createPages(around.tools)
  around.order.length = 0
  around.routes.length = 0
  return { root, hooks, ...around }
}

const node = (nodes: Map<string, Node>, path: string) => [...nodes.values()].find(each => each.path === path)

let stderr: jest.SpyInstance
beforeEach(() => {
  stderr = jest.spyOn(process.stderr, "write").mockReturnValue(true)
})
afterEach(() => stderr.mockRestore())

describe("in develop, after a save", () => {
  it("nothing is made but by createPages, for which Gatsby waits before it runs a query", () => {
    expect(Object.keys(hooksOf("nowhere", true)).filter(name => /Node/.test(name))).toEqual(["sourceNodes"])
  })

  it("a new page has its node, and every list has its own, before it has its route", async () => {
    const { root, hooks, tools, order, errors, asked } = await developing()
    expect(asked).toEqual([])
    write(root, "content/pages/tops.mdx", page("Tops", "See [the garden](/garden)."))
    await hooks.createPages(tools)
    const created = order.filter(each => !each.startsWith("route"))
    expect(created).toEqual(
      expect.arrayContaining([
        "Page /tops",
        "Page /",
        "DataList pages",
        "DataList newest",
        "DataList link-graph",
      ]),
    )
    expect(order.indexOf("route /tops")).toBeGreaterThan(order.lastIndexOf(created.at(-1) ?? ""))
    expect(errors).toEqual([])
    // Gatsby runs its query at once, and not only when somebody asks for it.
    expect(asked).toEqual(["QUERY_RUN_REQUESTED /tops", "QUERY_RUN_REQUESTED /dev-404-page"])
    expect(readFileSync(join(root, "public/pages.json"), "utf8")).toContain('"/tops"')
  })

  it("what is saved while the pages are made is read with them", async () => {
    const { root, hooks, tools, nodes, routes } = await developing()
    write(root, "content/pages/tops.mdx", page("Tops", "Text."))
    const created = hooks.createPages(tools)
    // The nodes are being made: the site has been read.
    while (!node(nodes, "/tops")) await new Promise(setImmediate)
    write(root, "content/pages/yoyo.mdx", page("Yoyo", "Text."))
    await created
    expect(node(nodes, "/yoyo")).toBeDefined()
    expect(routes).toEqual(expect.arrayContaining(["/tops", "/yoyo"]))
  })

  describe("Gatsby is made to rebuild", () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "Date", "performance", "queueMicrotask"] })
    })
    afterEach(() => jest.useRealTimers())

    const rebuilds = (order: string[]) => order.filter(each => each.startsWith("ForcedRebuild")).length
    const server = { app: { get: () => {} } }

    it("when its server begins, so that it keeps what is saved while a page is asked for", async () => {
      const { hooks, tools, order } = await developing()
      hooks.onCreateDevServer({ ...(tools as object), ...server } as never)
      await new Promise(setImmediate)
      expect(rebuilds(order)).toBe(1)
    })

    it("soon after it made the pages if something has been saved and nothing begun, and not otherwise", async () => {
      const { root, hooks, tools, order } = await developing()
      hooks.onCreateDevServer({ ...(tools as object), ...server } as never)
      await hooks.createPages(tools)
      jest.advanceTimersByTime(firstCheckDelayMs)
      await new Promise(setImmediate)
      expect(rebuilds(order)).toBe(1)
      await hooks.createPages(tools)
      write(root, "content/pages/tops.mdx", page("Tops", "Text."))
      jest.advanceTimersByTime(firstCheckDelayMs)
      await new Promise(setImmediate)
      expect(rebuilds(order)).toBe(2)
    })

    it("later on, too, and once more only where it has done nothing for a while", async () => {
      const { root, hooks, tools, order } = await developing()
      hooks.onCreateDevServer({ ...(tools as object), ...server } as never)
      await hooks.createPages(tools)
      jest.advanceTimersByTime(firstCheckDelayMs + 10 * checkIntervalMs)
      await new Promise(setImmediate)
      expect(rebuilds(order)).toBe(1)
      remove(root, "content/pages/garden.mdx")
      jest.advanceTimersByTime(checkIntervalMs)
      await new Promise(setImmediate)
      expect(rebuilds(order)).toBe(2)
      jest.advanceTimersByTime(rebuildTimeoutMs - 1)
      await new Promise(setImmediate)
      expect(rebuilds(order)).toBe(2)
      jest.advanceTimersByTime(1)
      await new Promise(setImmediate)
      expect(rebuilds(order)).toBe(3)
    })
  })

  it("the number of a new page is written when nothing has been saved for a while, and once", async () => {
    jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "Date", "performance", "queueMicrotask"] })
    try {
      const { root, hooks, tools } = await developing()
      const registry = () => readFileSync(join(root, "content/codes.yaml"), "utf8")
      write(root, "content/pages/tops.mdx", page("Tops", "Text."))
      await hooks.createPages(tools)
      jest.advanceTimersByTime(syncDelayMs - 1)
      expect(registry()).not.toContain("tops")
      write(root, "content/pages/tops.mdx", page("Tops", "More text."))
      await hooks.createPages(tools)
      jest.advanceTimersByTime(syncDelayMs - 1)
      expect(registry()).not.toContain("tops")
      jest.advanceTimersByTime(1)
      expect(registry().match(/path: "tops"/g)).toHaveLength(1)
    } finally {
      jest.useRealTimers()
    }
  })

  it("a number that was written by the check meanwhile, or of a page with a mistake, is not written", async () => {
    jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "Date", "performance", "queueMicrotask"] })
    try {
      const { root, hooks, tools } = await developing()
      const registry = () => readFileSync(join(root, "content/codes.yaml"), "utf8")
      write(root, "content/pages/tops.mdx", page("Tops", "Text."))
      await hooks.createPages(tools)
      const checked = `${registry()}# written meanwhile\n`
      write(root, "content/codes.yaml", checked)
      jest.advanceTimersByTime(syncDelayMs)
      expect(registry()).toBe(checked)
      write(root, "content/pages/tops.mdx", page("Tops", "Text."))
      await hooks.createPages(tools)
      write(root, "content/pages/tops.mdx", page("Tops", "<Marble />"))
      await hooks.createPages(tools)
      jest.advanceTimersByTime(syncDelayMs)
      expect(registry()).toBe(checked)
    } finally {
      jest.useRealTimers()
    }
  })

  it("a list that no page names has its node, and nothing else is made anew", async () => {
    const { root, hooks, tools, order } = await developing()
    write(root, "content/data/words.yaml", "- one\n")
    await hooks.createPages(tools)
    expect(order.filter(each => !each.startsWith("route"))).toEqual(["DataList words"])
    order.length = 0
    write(root, "content/data/words.yaml", "- one\n- two\n")
    await hooks.createPages(tools)
    expect(order.filter(each => !each.startsWith("route"))).toEqual(["DataList words"])
  })

  it("nothing is made where nothing was saved", async () => {
    const { hooks, tools, order, routes } = await developing()
    await hooks.createPages(tools)
    expect(order.filter(each => !each.startsWith("route"))).toEqual([])
    expect(routes).toContain("/garden")
  })

  it("a deleted page has neither node nor route", async () => {
    const { root, hooks, tools, nodes, routes, asked } = await developing()
    write(root, "content/pages/tops.mdx", page("Tops", "Text."))
    await hooks.createPages(tools)
    expect(node(nodes, "/tops")).toBeDefined()
    remove(root, "content/pages/tops.mdx")
    routes.length = asked.length = 0
    await hooks.createPages(tools)
    expect(node(nodes, "/tops")).toBeUndefined()
    expect(routes).not.toContain("/tops")
    expect(asked).toEqual(["QUERY_RUN_REQUESTED /dev-404-page"])
  })

  it("a page whose picture was deleted is told, stays, and is the only one made anew", async () => {
    const { root, hooks, tools, nodes, order, errors } = await developing()
    expect(node(nodes, "/garden")?.images).toEqual(["pages/beans.png"])
    remove(root, "content/pages/beans.png")
    await hooks.createPages(tools)
    expect(errors).toEqual(["1 mistake in the content"])
    expect(stderr.mock.calls.join("")).toContain("content/pages/garden.mdx:11:1: There is no picture")
    expect(order.filter(each => !each.startsWith("route"))).toEqual(["Page /garden"])
    expect(node(nodes, "/garden")?.images).toEqual([])
  })

  it("a mistake is told once, and not again until the next save", async () => {
    const { root, hooks, tools, errors } = await developing()
    write(root, "content/pages/broken.mdx", page("Broken", "<Marble />"))
    await hooks.createPages(tools)
    await hooks.createPages(tools)
    expect(errors).toEqual(["1 mistake in the content"])
  })
})

describe("in a build", () => {
  it("what is read once is what all hooks see, and a mistake ends it", async () => {
    const root = smallSite()
    const { tools, errors, routes } = gatsby()
    const hooks = hooksOf(root, false)
    await hooks.sourceNodes(tools)
    write(root, "content/pages/later.mdx", page("Later", "Text."))
    await hooks.createPages(tools)
    expect(routes).not.toContain("/later")
    expect(errors).toEqual([])
    // The build ends with its cards, which it draws from the start; the feeds are the plugin's.
    for (const { to } of wellKnownPaths) write(root, `public${to}`, "a feed")
    write(root, "package.json", '{ "version": "1.0.0" }')
    await hooks.onPostBuild(tools)
    expect(readdirSync(join(root, "public/cards")).length).toBeGreaterThan(1)
    write(root, "content/pages/later.mdx", page("Later", "<Marble />"))
    await hooksOf(root, false).sourceNodes(tools)
    expect(errors).toEqual(["1 mistake in the content: nothing was published."])
  })

  it("what the check refuses is refused", async () => {
    const root = smallSite()
    write(root, "content/pages/later.mdx", page("Later", "").replace("A page of the tests.", "Short."))
    const { tools, errors } = gatsby()
    await hooksOf(root, false).sourceNodes(tools)
    expect(errors).toEqual(["2 mistakes in the content: nothing was published."])
    expect(stderr.mock.calls.join("")).toContain(
      "content/pages/later.mdx:3:14: The description has 6 characters.",
    )
    expect(stderr.mock.calls.join("")).toContain(": There is nothing on the page.")
  })
})
