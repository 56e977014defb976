import { readdirSync, readFileSync } from "node:fs"
import { expect } from "@playwright/test"
import { matchesGlob } from "../../src/engine/hosting/globs"
import { headersFor, immutableCache, isHashed } from "../../src/engine/hosting/headers"
import { settled, test } from "./visit"

const files = readdirSync("public", { recursive: true, encoding: "utf8", withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/").slice("public".length))

test("the rules of all hosts make browsers cache the immutable files, and no others", () => {
  const blocks = readFileSync("public/_headers", "utf8").split("\n\n")
  const keep = blocks.filter(block => block.includes(immutableCache)).map(block => block.split("\n")[0] ?? "")
  expect(files.filter(isHashed).length).toBeGreaterThan(100)
  const wrong = files.filter(
    file => keep.filter(glob => matchesGlob(glob, file)).length !== (isHashed(file) ? 1 : 0),
  )
  expect(wrong).toEqual([])
  expect(blocks.length).toBeLessThanOrEqual(100)
})

test("a page, its data and its scripts have the listed headers", async ({ request }) => {
  const script = files.find(file => /^\/app-.*\.js$/.test(file)) ?? ""
  const asked = {
    "/time": "/time/index.html",
    "/page-data/app-data.json": "",
    "/404": "",
    "/sw.js": "",
    [script]: "",
  }
  for (const [path, file] of Object.entries(asked)) {
    const headers = (await request.get(path)).headers()
    for (const [name, value] of Object.entries(headersFor(file || path)))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
  }
  const nowhere = await request.get("/app-00000000000000000000.js")
  expect([nowhere.status(), nowhere.headers()["cache-control"]]).toEqual([
    404,
    headersFor("/404.html")["Cache-Control"],
  ])
})

test("the service worker of an older site unregisters itself and deletes its caches", async ({ page }) => {
  await page.goto("/time")
  await settled(page)
  await page.evaluate(async () => {
    await (await caches.open("old")).put("/time", new Response("old"))
    await navigator.serviceWorker.register("/sw.js")
  })
  await expect
    .poll(() =>
      page
        .evaluate(async () => [
          (await caches.keys()).length,
          (await navigator.serviceWorker.getRegistrations()).length,
        ])
        .catch(() => "on its way"),
    )
    .toEqual([0, 0])
  await settled(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
})
