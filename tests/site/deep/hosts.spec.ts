import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, type Page, type Route } from "@playwright/test"
import { elements, type Tree } from "../../../src/lib/content/tree"
import { articleOf } from "../../../src/lib/content/wikipedia"
import { openReadme, settled, test } from "../visit"

/** All external hosts that pages of the built site may request. */
const hosts = ["en.wikipedia.org", "www.youtube.com"]

/** Faults of an external host. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  refuses: route => route.abort("connectionrefused"),
  "never answers": () => new Promise(() => {}),
  "answers 500": route => route.fulfill({ status: 500, body: "Internal Server Error" }),
  "answers with the door page of a hotel": route =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Wi-Fi</title><p>Room number?" }),
}

/** Finds a page with a link to an article of the English Wikipedia. */
function pageWithArticle(): { path: string; href: string } {
  const files = readdirSync("public/page-data", { recursive: true, encoding: "utf8" }).sort()
  for (const file of files.filter(name => name.endsWith("page-data.json"))) {
    const { path, result } = JSON.parse(readFileSync(join("public/page-data", file), "utf8"))
    for (const { type, props } of elements((result?.data?.page?.tree ?? []) as Tree)) {
      const href = String(props?.href ?? "")
      if (type === "a" && articleOf(href)?.language === "en" && !path.includes("[")) return { path, href }
    }
  }
  throw new Error("No page has such a link.")
}

/** Answers all external requests with a fault; returns the set of requested hosts, which is updated. */
async function failExternalHosts(page: Page, fault: (route: Route) => Promise<void>): Promise<Set<string>> {
  const requestedHosts = new Set<string>()
  await page.route(/^https?:\/\/(?!localhost)/, route => {
    requestedHosts.add(new URL(route.request().url()).hostname)
    return fault(route)
  })
  return requestedHosts
}

for (const [name, fault] of Object.entries(faults)) {
  test(`when every outside host ${name}, the pages work, and there is no request before a press`, async ({
    page,
    events,
  }) => {
    const requestedHosts = await failExternalHosts(page, fault)
    await page.clock.install()
    await page.goto("/")
    await settled(page)
    await page.clock.runFor(31_000)
    expect([...requestedHosts]).toEqual([])
    expect(events.console).toEqual([])

    await page.getByRole("button", { name: "Play music" }).click()
    await expect(async () => {
      await page.clock.runFor(5000)
      await expect(page.getByText("No signal")).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("button", { name: "Retry" })).toBeEnabled()

    const { path, href } = pageWithArticle()
    await page.goto(path)
    await settled(page)
    await openReadme(page)
    const link = page.locator(`main a[href="${href}"]`).first()
    const request = page.waitForRequest(/wikipedia/)
    await link.hover()
    await page.clock.runFor(1000)
    await request
    await page.clock.runFor(31_000)
    await expect(page.getByRole("tooltip")).toHaveCount(0)
    await expect(link).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()

    expect([...requestedHosts].sort()).toEqual(hosts)
    // Ignores the browser's own messages about bad responses.
    const own = /Failed to load resource|uncaught: Unexpected token '<'|blocked by CORS policy/
    expect(events.console.filter(line => !own.test(line))).toEqual([])
  })
}
