/** Tests of the number and size of a page's requests. */
import { gzipSync } from "node:zlib"
import { expect, type Page } from "@playwright/test"
import { settled, test } from "./visit"

type Weight = {
  /** Paths of requests before those of scripts, including the page itself. */
  early: string[]
  all: string[]
  /** Gzipped sizes in bytes. */
  html: number
  script: number
  style: number
}

const isScript = (path: string) => path.endsWith(".js")

/** Loads a page until the network is idle, and returns its requests in order, with their sizes. */
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
  const sum = (matches: (file: string) => boolean) =>
    sizes.reduce((total, [file, size]) => total + (matches(file) ? size : 0), 0)
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
 * Maximum sizes in bytes, and numbers of requests, of a page of each kind; raise them only with a reason given here. The
 * HTML, which includes the critical CSS, fits into the initial congestion window of TCP, ten packets. Scripts and styles grow by about forty bytes with each
 * toy, whose name and files are part of every page, and by eighty with the link to the colour schemes, which the HTML
 * no longer has. A post has a toy and comments, each with a script and styles of its own, and
 * the kits of the toys. A toy gives a thing, which is a kilobyte of every tool. Pertti, who rests on
 * every page until somebody is there, is two, and in the night of Helsinki a nightcap. The front page has eight toys and their
 * icons; the programs that run on it come once it is quiet.
 */
const maxima = {
  post: { html: 14_336, early: 4, requests: 21, script: 166_600, style: 16_400 },
  tool: { html: 14_336, early: 4, requests: 21, script: 171_400, style: 17_000 },
  front: { html: 14_336, early: 9, requests: 44, script: 186_500, style: 19_300 },
}

for (const [path, kind] of [
  ["/blog/content-is-data", "post"],
  ["/blog/why-pages-have-numbers", "post"],
  ["/tools/consonants", "tool"],
  ["/games/tictactoe", "tool"],
  ["/", "front"],
] as const)
  test(`${path}, a ${kind}, stays within its limits`, async ({ page }) => {
    const { early, all, html, script, style } = await weigh(page, path)
    const max = maxima[kind]
    expect.soft(html, "the HTML").toBeLessThanOrEqual(max.html)
    expect.soft(early.length, `before the scripts: ${early.join(" ")}`).toBeLessThanOrEqual(max.early)
    expect.soft(all.length, `at rest: ${all.join(" ")}`).toBeLessThanOrEqual(max.requests)
    expect.soft(script, "the scripts").toBeLessThanOrEqual(max.script)
    expect.soft(style, "the styles").toBeLessThanOrEqual(max.style)
  })
