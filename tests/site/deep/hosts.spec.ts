import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, type Page, type Route } from "@playwright/test"
import { elements, type Tree } from "../../../src/lib/content/tree"
import { articleOf } from "../../../src/lib/content/wikipedia"
import { settled, test } from "../visit"

/** Whom a page of the site as it is built asks for anything, and for what. This is the whole list. */
const hosts = ["en.wikipedia.org", "www.youtube.com"]

/** What an outside host may do instead of what it should. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  refuses: route => route.abort("connectionrefused"),
  "never answers": () => new Promise(() => {}),
  "answers 500": route => route.fulfill({ status: 500, body: "Internal Server Error" }),
  "answers with the door page of a hotel": route =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Wi-Fi</title><p>Room number?" }),
}

/** A page with a link to an article of the English Wikipedia in its text. */
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

/** Notes whom the page asks, and lets them answer in one way. */
async function surround(page: Page, fault: (route: Route) => Promise<void>): Promise<Set<string>> {
  const asked = new Set<string>()
  await page.route(/^https?:\/\/(?!localhost)/, route => {
    asked.add(new URL(route.request().url()).hostname)
    return fault(route)
  })
  return asked
}

for (const [name, fault] of Object.entries(faults)) {
  test(`when every outside host ${name}, the pages stay whole, and nobody is asked before a press`, async ({
    page,
    heard,
  }) => {
    const asked = await surround(page, fault)
    await page.clock.install()
    await page.goto("/")
    await settled(page)
    await page.clock.runFor(31_000)
    expect([...asked]).toEqual([])
    expect(heard.console).toEqual([])

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
    const link = page.locator(`main a[href="${href}"]`).first()
    const request = page.waitForRequest(/wikipedia/)
    await link.hover()
    await page.clock.runFor(1000)
    await request
    await page.clock.runFor(31_000)
    await expect(page.getByRole("tooltip")).toHaveCount(0)
    await expect(link).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()

    expect([...asked].sort()).toEqual(hosts)
    // What the browser itself writes of a bad answer, or of a script that is none, no page can keep from it.
    const own = /Failed to load resource|uncaught: Unexpected token '<'|blocked by CORS policy/
    expect(heard.console.filter(line => !own.test(line))).toEqual([])
  })
}
