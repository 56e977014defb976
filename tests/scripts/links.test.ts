import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { addressesIn, contentAddresses } from "../../scripts/links/addresses"
import { checkAddresses, type Options } from "../../scripts/links/check"
import { reportLines } from "../../scripts/links/report"
import { smallSite, write } from "../engine/smallSite"

const siteUrl = "https://example.org"

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** What the outside world has, by host and path; a host that is not here is not known to anybody. */
let world: Record<string, Record<string, Answer>>
let asked: string[]
let server: Server
let isOnline: boolean

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end("Words.")

const leadsTo = (to: string, code = 301) => status(code, { location: to })

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(`http://${request.headers["x-host"]}${request.url}`)
    const { [url.host]: host = {} } = world
    const answer = host[url.pathname] ?? status(404)
    answer(request, response)
  })
  await new Promise<void>(done => server.listen(0, "127.0.0.1", done))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  asked = []
  isOnline = true
  world = { "archive.org": { "/": status(200) }, "tea.fi": { "/": status(200), "/robots.txt": status(404) } }
})

/** A browser's fetch, but every host of the world is this machine. */
const fetchHere: typeof fetch = async (input, init) => {
  const url = new URL(String(input))
  asked.push(`${init?.method ?? "GET"} ${url.href}`)
  if (!isOnline || !(url.host in world)) {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ENOTFOUND" }) })
  }
  const { port } = server.address() as AddressInfo
  const headers = { ...(init?.headers as Record<string, string>), "x-host": url.host }
  return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, { ...init, headers })
}

const quick = { siteUrl, fetch: fetchHere, timeout: 10_000, waits: [0, 0], gap: 0 }

/** A site with one page that says `text`, and the lines that are said of it. */
async function said(text: string, options: Partial<Options> = {}, root = smallSite()): Promise<string[]> {
  write(root, "content/pages/out.mdx", text)
  const addresses = contentAddresses(root, siteUrl, "content/pages/out.mdx")
  return reportLines(addresses, await checkAddresses(addresses, { ...quick, root, ...options }))
}

const about = async (href: string, options: Partial<Options> = {}) =>
  (await said(href, options)).find(line => line.startsWith("content/")) ?? "nothing"

describe("addresses in the content", () => {
  const hrefs = (text: string, file = "content/pages/a.mdx") =>
    addressesIn(file, text, siteUrl).map(({ line, column, href }) => `${line}:${column} ${href}`)

  it("are found in texts, props, front matter and notes, with the place at which each begins", () => {
    const text = [
      "---",
      "title: See https://a.fi/front",
      "---",
      "[One](https://a.fi/one), https://a.fi/two. (https://a.fi/three)",
      "<Card href=\"https://a.fi/four\" other='https://a.fi/five' />",
      "{/* https://a.fi/six */}",
    ].join("\n")
    expect(hrefs(text)).toEqual([
      "2:12 https://a.fi/front",
      "4:7 https://a.fi/one",
      "4:26 https://a.fi/two",
      "4:45 https://a.fi/three",
      "5:13 https://a.fi/four",
      "5:39 https://a.fi/five",
      "6:5 https://a.fi/six",
    ])
  })

  it("keep brackets that are their own, and lose those round them", () => {
    expect(hrefs("[Men](https://a.fi/Men_(1957_film)) (https://a.fi/x_(y))")).toEqual([
      "1:7 https://a.fi/Men_(1957_film)",
      "1:38 https://a.fi/x_(y)",
    ])
    expect(hrefs("[a](https://a.fi)[b](https://b.fi)")).toEqual(["1:5 https://a.fi", "1:22 https://b.fi"])
  })

  it("are found in lists, in any key and in the notes beside them", () => {
    const text =
      "# From https://a.fi/source\n- {to: https://a.fi/to, text: x}\n- said: 'at https://a.fi/said.'\n"
    expect(hrefs(text, "content/data/a.yaml")).toEqual([
      "1:8 https://a.fi/source",
      "2:8 https://a.fi/to",
      "3:13 https://a.fi/said",
    ])
  })

  it("are none where they lead nowhere: code, examples, namespaces, this site, and what is put together", () => {
    expect(hrefs("`https://a.fi/code`\n\n```\nhttps://a.fi/block\n```\n")).toEqual([])
    expect(hrefs("https://example.com/x https://a.test https://example.org/tea")).toEqual([])
    expect(hrefs('<svg xmlns="http://www.w3.org/2000/svg"></svg>')).toEqual([])
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a page
    expect(hrefs("{`https://youtu.be/${data.id}`}")).toEqual([])
  })

  it("have their signs read as a browser reads them", () => {
    expect(hrefs("[x](https://a.fi/?a=1&amp;b=2)")).toEqual(["1:5 https://a.fi/?a=1&b=2"])
  })
})

describe("an address", () => {
  it("that is there is not told, and is asked for by its head alone", async () => {
    expect(await said("https://tea.fi/")).toEqual([
      "1 outside address on 1 host: 1 there, 0 dead, 0 moved, 0 without an answer, 0 to look at.",
    ])
    expect(asked).toEqual(["GET https://tea.fi/robots.txt", "HEAD https://tea.fi/"])
  })

  it("is asked for whole where its host can't tell a head", async () => {
    world["tea.fi"] = {
      "/": (request, response) => status(request.method === "HEAD" ? 405 : 200)(request, response),
    }
    expect(await about("https://tea.fi/")).toBe("nothing")
  })

  it.each([404, 410])("that is not there any more (%i) is dead, with its copy in the archive", async code => {
    world["tea.fi"] = { "/gone": status(code) }
    const closest = { available: true, url: "http://web.archive.org/web/2019/https://tea.fi/gone" }
    world["archive.org"] = {
      "/wayback/available": (_, response) =>
        response.end(JSON.stringify({ archived_snapshots: { closest } })),
    }
    expect(await about("See https://tea.fi/gone")).toBe(
      `content/pages/out.mdx:1:5: https://tea.fi/gone is dead: it is not there (${code}). A copy is at https://web.archive.org/web/2019/https://tea.fi/gone: link there, or take the link out.`,
    )
  })

  it("whose copy nobody has, or of which the archive does not say, is told so", async () => {
    world["archive.org"] = {
      "/wayback/available": (_, response) => response.end('{"archived_snapshots":{}}'),
    }
    expect(await about("https://tea.fi/x")).toContain("The Internet Archive has no copy")
    world["archive.org"] = { "/wayback/available": status(503) }
    expect(await about("https://tea.fi/y")).toContain(
      "A copy may be at https://web.archive.org/web/https://tea.fi/y",
    )
  })

  it("on a host that nobody knows is dead", async () => {
    expect(await about("https://nobody.fi/")).toContain("is dead: its host is not known any more.")
  })

  it.each([301, 308])("that has moved for good (%i) is told with the new one, over all steps", async code => {
    world["tea.fi"] = {
      "/a": leadsTo("/b", code),
      "/b": leadsTo("https://pot.fi/c", code),
    }
    world["pot.fi"] = { "/c": status(200) }
    expect(await about("https://tea.fi/a#leaf")).toBe(
      "content/pages/out.mdx:1:1: https://tea.fi/a#leaf has moved. Write https://pot.fi/c#leaf.",
    )
  })

  it.each([302, 303, 307])("that leads on for now (%i) is there", async code => {
    world["tea.fi"] = { "/a": leadsTo("/b", code), "/b": status(200) }
    expect(await about("https://tea.fi/a")).toBe("nothing")
  })

  it("that moved for good and leads on from there for now is told with the lasting one", async () => {
    world["tea.fi"] = { "/a": leadsTo("/b"), "/b": leadsTo("/c", 302), "/c": status(200) }
    expect(await about("https://tea.fi/a")).toContain("Write https://tea.fi/b.")
  })

  it("that leads to a front page is to be looked at, and one that leads to nothing is dead", async () => {
    world["tea.fi"] = { "/a": leadsTo("/"), "/": status(200), "/b": leadsTo("/none") }
    expect(await about("https://tea.fi/a")).toContain(
      "leads to the front page https://tea.fi/. Look yourself",
    )
    expect(await about("https://tea.fi/b")).toContain("is dead: it is not there (404)")
  })

  it.each([401, 403, 429, 451])("that refuses robots (%i) is to be looked at, and not dead", async code => {
    world["tea.fi"] = { "/": status(code) }
    expect(await about("https://tea.fi/")).toMatch(/\(\d+\)\. Look yourself whether it is there\.$/)
  })

  it("that robots.txt keeps robots from is not asked for", async () => {
    world["tea.fi"] = {
      "/robots.txt": (_, response) =>
        response.writeHead(200, { "content-type": "text/plain" }).end("User-agent: *\nDisallow: /private\n"),
      "/": status(200),
    }
    expect(await about("https://tea.fi/private/x")).toContain(
      "its robots.txt keeps robots away. Look yourself",
    )
    expect(asked).toEqual(["GET https://tea.fi/robots.txt"])
  })

  it("that leads round in a circle, or on for ever, is to be looked at", async () => {
    world["tea.fi"] = { "/a": leadsTo("/b"), "/b": leadsTo("/a") }
    expect(await about("https://tea.fi/a")).toContain("it leads robots round in a circle")
    world["tea.fi"] = {
      "/on": (request, response) => {
        const step = Number(new URL(`http://x${request.url}`).searchParams.get("step")) + 1
        leadsTo(`/on?step=${step}`)(request, response)
      },
    }
    expect(await about("https://tea.fi/on")).toContain("it leads robots round in a circle")
  })

  it("whose host hangs is without an answer after a while", async () => {
    world["tea.fi"] = { "/": () => {}, "/robots.txt": status(404) }
    expect(await about("https://tea.fi/", { timeout: 500 })).toContain(
      "its host does not answer in time. Try again another day.",
    )
  })

  it("whose host breaks off is tried three times", async () => {
    world["tea.fi"] = { "/": request => request.socket.destroy() }
    expect(await about("https://tea.fi/")).toContain("its host breaks off. Try again another day.")
    expect(asked.filter(line => line === "GET https://tea.fi/")).toHaveLength(3)
  })

  it("whose host has a fault may be there at the next try", async () => {
    let tries = 0
    world["tea.fi"] = { "/": (request, response) => status(++tries > 2 ? 200 : 503)(request, response) }
    expect(await about("https://tea.fi/")).toBe("nothing")
    world["tea.fi"] = { "/": status(500) }
    expect(await about("https://tea.fi/")).toContain("its host has a fault (500). Try again another day.")
  })
})

describe("a host", () => {
  it("is asked for one thing at a time, by somebody who says who it is", async () => {
    let [now, most] = [0, 0]
    const agents = new Set<string | undefined>()
    const slow: Answer = (request, response) => {
      agents.add(request.headers["user-agent"])
      most = Math.max(most, ++now)
      setTimeout(() => {
        now--
        response.end()
      }, 5)
    }
    world["tea.fi"] = Object.fromEntries(["/a", "/b", "/c", "/robots.txt"].map(path => [path, slow]))
    await said("https://tea.fi/a https://tea.fi/b https://tea.fi/c")
    expect(most).toBe(1)
    expect([...agents]).toEqual(["links (+https://example.org/)"])
  })

  it("is asked for the same thing once, whatever stands after the #", async () => {
    await said("https://tea.fi/ https://tea.fi/#a https://tea.fi")
    expect(asked.filter(line => line.startsWith("HEAD"))).toEqual(["HEAD https://tea.fi/"])
  })

  it("that wants to be asked less is asked no more", async () => {
    world["tea.fi"] = { "/a": status(429), "/b": status(200), "/c": status(200) }
    const lines = await said("https://tea.fi/a https://tea.fi/b https://tea.fi/c")
    expect(lines.filter(line => line.startsWith("content/"))).toHaveLength(3)
    expect(asked.filter(line => /\/[bc]$/.test(line))).toEqual([])
  })
})

describe("what was found", () => {
  it("is remembered for a week, and asked for again with --fresh or after that", async () => {
    const root = smallSite()
    const now = 1_800_000_000_000
    await said("https://tea.fi/", { now: () => now }, root)
    asked = []
    const again = await said("https://tea.fi/", { now: () => now + 6 * 86_400_000 }, root)
    expect(asked).toEqual([])
    expect(again.join()).toContain("1 known from an earlier run: --fresh asks again.")
    await said("https://tea.fi/", { now: () => now, fresh: true }, root)
    expect(asked).toContain("HEAD https://tea.fi/")
    asked = []
    await said("https://tea.fi/", { now: () => now + 8 * 86_400_000 }, root)
    expect(asked).toContain("HEAD https://tea.fi/")
  })

  it("is asked for anew where the file of it is broken", async () => {
    const root = smallSite()
    write(root, "node_modules/.cache/links.json", '{"version": 1, "addresses": [')
    expect(await said("https://tea.fi/", {}, root)).toHaveLength(1)
    expect(JSON.parse(readFileSync(join(root, "node_modules/.cache/links.json"), "utf8"))).toMatchObject({
      addresses: { "https://tea.fi/": { verdict: { is: "there" } } },
    })
  })

  it("is told at each place, in their order", async () => {
    const lines = await said("https://tea.fi/x\n\nhttps://tea.fi/x\n")
    expect(lines.filter(line => line.startsWith("content/")).map(line => line.split(" ")[0])).toEqual([
      "content/pages/out.mdx:1:1:",
      "content/pages/out.mdx:3:1:",
    ])
  })
})

describe("npm run links", () => {
  /** Runs the command in the small site; returns what it says and its exit status. */
  async function run(root: string, ...words: string[]): Promise<{ lines: string[]; code: number | null }> {
    const script = join(__dirname, "../../scripts/links.ts")
    const child = spawn(process.execPath, ["--require", require.resolve("tsx/cjs"), script, ...words], {
      cwd: root,
    })
    const parts: Buffer[] = []
    child.stdout.on("data", part => parts.push(part))
    const code = await new Promise<number | null>(done => child.on("close", done))
    return { lines: Buffer.concat(parts).toString().trim().split("\n"), code }
  }

  it("asks for the addresses of a file, says what it has found, and ends well", async () => {
    const { port } = server.address() as AddressInfo
    world.undefined = { "/robots.txt": status(404), "/there": status(200), "/gone": status(410) }
    const root = smallSite()
    write(root, "content/pages/out.mdx", `http://127.0.0.1:${port}/there\nhttp://127.0.0.1:${port}/gone\n`)
    write(root, "content/pages/other.mdx", `http://127.0.0.1:${port}/gone\n`)
    const { lines, code } = await run(root, "--file", "content/pages/out.mdx")
    expect(code).toBe(0)
    expect(lines.filter(line => line.startsWith("content/"))).toEqual([
      expect.stringMatching(/^content\/pages\/out\.mdx:2:1: .*\/gone is dead: it is not there \(410\)\./),
    ])
    expect(lines.at(-1)).toContain("2 outside addresses on 1 host: 1 there, 1 dead")
  }, 60_000)

  it("says what it understands where it is asked for something else", async () => {
    for (const words of [
      ["--fil", "x"],
      ["--file", "content/none.mdx"],
      ["--file", "package.json"],
      ["--file"],
    ]) {
      const { lines, code } = await run(smallSite(), ...words)
      expect(lines.at(-1)).toMatch(/^Write npm run links/)
      expect(code).toBe(0)
    }
  }, 60_000)
})

describe("without a network", () => {
  it("addresses of this machine are asked for all the same", async () => {
    isOnline = false
    const lines = await said("http://127.0.0.1:1/x https://tea.fi/")
    expect(lines.join("\n")).toContain("content/pages/out.mdx:1:1: http://127.0.0.1:1/x is dead")
    expect(lines.join("\n")).toContain("There is no network: 1 of 2 outside addresses were not asked for.")
  })

  it("one line says so, and nothing is called dead or remembered", async () => {
    isOnline = false
    const root = smallSite()
    const many = Array.from({ length: 30 }, (_, i) => `https://host-${i}.fi/`).join(" ")
    expect(await said(many, {}, root)).toEqual([
      "There is no network: 30 of 30 outside addresses were not asked for. Try again when there is one.",
    ])
    isOnline = true
    world["host-0.fi"] = { "/": status(200) }
    expect((await said("https://host-0.fi/", {}, root)).at(-1)).toContain("1 there")
  })
})
