/** What a page brings over the wire: until it is painted, and before anybody asks for anything. */
import { gzipSync } from "node:zlib"
import { expect, type Page } from "@playwright/test"
import { settled, test } from "./visit"

type Weight = {
  /** What was asked for before the scripts were, the page itself included. */
  early: string[]
  all: string[]
  /** Bytes, gzipped. */
  html: number
  script: number
  style: number
}

const isScript = (path: string) => path.endsWith(".js")

/** Everything that a page asks for until it is quiet, in order. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const all: string[] = []
  const bodies = new Map<string, Promise<number>>()
  page.on("request", request => all.push(new URL(request.url()).pathname))
  page.on("response", response => {
    const { pathname } = new URL(response.url())
    const size = response.body().then(
      body => gzipSync(body).length,
      () => 0,
    )
    if (pathname === path || /\.(js|css)$/.test(pathname)) bodies.set(pathname, size)
  })
  await page.goto(path)
  await settled(page)
  await page.waitForLoadState("networkidle")
  const sizes = await Promise.all([...bodies].map(async ([file, size]) => [file, await size] as const))
  const sum = (counts: (file: string) => boolean) =>
    sizes.reduce((total, [file, size]) => total + (counts(file) ? size : 0), 0)
  const first = all.findIndex(file => /\.(js|css)$/.test(file))
  return {
    early: all.slice(0, first),
    all,
    html: sum(file => file === path),
    script: sum(isScript),
    style: sum(file => file.endsWith(".css")),
  }
}

/**
 * What a page of each kind may bring, in bytes and requests: whoever needs more says here why. The HTML has the style in it
 * that it is painted with, and is to come in the ten packets that a server sends before it waits for an answer. Script and
 * style grow by some forty bytes with each toy of the site, whose name and files every page has to know.
 */
const most = {
  text: { html: 14_336, early: 4, requests: 17, script: 149_000, style: 15_500 },
  tool: { html: 14_336, early: 4, requests: 20, script: 172_000, style: 17_000 },
}

for (const [path, kind] of [
  ["/blog/content-is-data", "text"],
  ["/blog/why-pages-have-numbers", "text"],
  ["/tools/consonants", "tool"],
  ["/games/tictactoe", "tool"],
] as const)
  test(`${path}, a ${kind}, brings no more than it may`, async ({ page }) => {
    const { early, all, html, script, style } = await weigh(page, path)
    const may = most[kind]
    expect.soft(html, "the HTML").toBeLessThanOrEqual(may.html)
    expect.soft(early.length, `before the scripts: ${early.join(" ")}`).toBeLessThanOrEqual(may.early)
    expect.soft(all.length, `at rest: ${all.join(" ")}`).toBeLessThanOrEqual(may.requests)
    expect.soft(script, "the scripts").toBeLessThanOrEqual(may.script)
    expect.soft(style, "the styles").toBeLessThanOrEqual(may.style)
    expect(all.some(file => file.startsWith("/kits-"))).toBe(kind === "tool")
  })
