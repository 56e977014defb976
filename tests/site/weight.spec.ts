/** What a page brings over the wire before anybody asks for anything. */
import { gzipSync } from "node:zlib"
import { expect, type Page, test } from "@playwright/test"
import { settled } from "./visit"

type Weight = { files: string[]; script: number; style: number }

/** The scripts and styles of a page until it is quiet; sizes in bytes, gzipped. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const bodies = new Map<string, Promise<number>>()
  page.on("response", response => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css)$/.test(pathname))
      bodies.set(
        pathname,
        response.body().then(
          body => gzipSync(body).length,
          () => 0,
        ),
      )
  })
  await page.goto(path)
  await settled(page)
  await page.waitForLoadState("networkidle")
  const sizes = await Promise.all([...bodies].map(async ([file, size]) => [file, await size] as const))
  const sum = (end: string) =>
    sizes.reduce((total, [file, size]) => total + (file.endsWith(end) ? size : 0), 0)
  return { files: sizes.map(([file]) => file), script: sum(".js"), style: sum(".css") }
}

/**
 * What a page of words may bring, in bytes: whoever needs more says here why. It grows by some forty bytes with each toy
 * of the site, whose name and files every page has to know.
 */
const most = { script: 155_000, style: 15_000 }

for (const path of ["/blog/content-is-data", "/blog/why-pages-have-numbers"])
  test(`${path}, a page of words, brings no toy's kits`, async ({ page }) => {
    const { files, script, style } = await weigh(page, path)
    expect(files.some(file => file.startsWith("/commons-"))).toBe(true)
    expect(files.filter(file => file.startsWith("/kits-"))).toEqual([])
    expect(script).toBeLessThan(most.script)
    expect(style).toBeLessThan(most.style)
  })

test("a toy's page brings its kits", async ({ page }) => {
  const { files } = await weigh(page, "/tools/consonants")
  expect(files.some(file => file.startsWith("/kits-"))).toBe(true)
})
