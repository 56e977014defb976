import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { retainAssets } from "../../scripts/retainAssets"
import { serve } from "../../scripts/serve"

const script = (digit: string) => `app-${digit.repeat(20)}.js`
const on = (today: string) => ({ today, days: 30 })

let folder: string
const servers: Server[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keep-"))
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  rmSync(folder, { recursive: true })
})

/** Writes a built site into a folder. */
function built(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true })
    writeFileSync(join(folder, name, file), text)
  }
  return join(folder, name)
}

/** Serves a folder until the test ends; returns its address. */
async function published(root: string): Promise<string> {
  const server = await serve(root, 0)
  servers.push(server)
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const read = (root: string, file: string) => readFileSync(join(root, file), "utf8")
const places = { folder: async (root: string) => root, address: published }

describe.each(["folder", "address"] as const)("after deployments to a(n) %s", kind => {
  it("the scripts and pictures of recent builds are retained, but no pages", async () => {
    const first = built("1", { "index.html": "one", [script("1")]: "1", "static/a1/äiti 1.png": "picture" })
    mkdirSync(join(folder, "host"))
    const host = await places[kind](join(folder, "host"))
    cpSync(first, join(folder, "host"), { recursive: true })
    expect(await retainAssets(first, host, on("2026-11-01"))).toContain("0 files")
    cpSync(first, join(folder, "host"), { recursive: true })

    const second = built("2", { "index.html": "two", [script("2")]: "2" })
    expect(await retainAssets(second, host, on("2026-11-20"))).toBe(
      `2 files of earlier deployments are kept in ${second}.`,
    )
    expect(read(second, script("1"))).toBe("1")
    expect(read(second, "static/a1/äiti 1.png")).toBe("picture")
    expect(read(second, "index.html")).toBe("two")
    rmSync(join(folder, "host"), { recursive: true })
    cpSync(second, join(folder, "host"), { recursive: true })

    const third = built("3", { "index.html": "three", [script("3")]: "3" })
    await retainAssets(third, host, on("2026-12-10"))
    expect([existsSync(join(third, script("1"))), read(third, script("2"))]).toEqual([false, "2"])
  })

  it("files that the host has lost are reported and dropped from the list", async () => {
    built("host", {
      "404.html": "not found",
      "kept-files.json": JSON.stringify({ [`/${script("1")}`]: "2026-11-01" }),
    })
    const host = await places[kind](join(folder, "host"))
    const site = built("site", { [script("2")]: "2" })
    expect(await retainAssets(site, host, on("2026-11-02"))).toContain(`Gone there already: /${script("1")}.`)
    expect(Object.keys(JSON.parse(read(site, "kept-files.json")))).toEqual([`/${script("2")}`])
  })
})

it("a missing folder is an error", async () => {
  const site = built("site", { [script("2")]: "2" })
  await expect(retainAssets(site, join(folder, "hots"), on("2026-11-02"))).rejects.toThrow(
    "There is no folder",
  )
})

it("an unreachable host is an error, and one that answers everything with a page has no list", async () => {
  const site = built("site", { [script("2")]: "2" })
  let status = 503
  const server = createServer((_, response) => {
    response.writeHead(status, { "content-type": "text/html" }).end("<p>Hello")
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, resolve))
  const host = `http://localhost:${(server.address() as AddressInfo).port}`
  await expect(retainAssets(site, host, on("2026-11-02"))).rejects.toThrow("answers 503")
  expect(existsSync(join(site, "kept-files.json"))).toBe(false)
  status = 200
  expect(await retainAssets(site, host, on("2026-11-02"))).toContain("taken for the first deployment")
})
