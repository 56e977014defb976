/** Tests of all pages under malformed addresses: they render completely, and interpret nothing as markup. */
import { expect, type Page } from "@playwright/test"
import { hiddenPages, test } from "../../visit"
import { casesOf, caseTimeoutMs, hasSettled, pageParts } from "../sweep"

const markup = '<img src=x onerror="window.broken=1">'

/** Maximum length of a query in characters; servers refuse longer ones. */
const maxQueryLength = 12_000

/** Hostile values of parameters. */
const values = [
  "",
  "%",
  "%E4",
  "%00",
  "%0D%0A",
  "__proto__",
  "constructor",
  encodeURIComponent(markup),
  "javascript:alert(1)",
  "%E2%80%AE%D7%A9%D7%9C%D7%95%D7%9D",
  "%F0%9F%98",
  "-1",
  "1e999",
  "NaN",
  "9".repeat(400),
  "[[[[",
  "%7B%22a%22%3A1%7D",
  "2026-02-30",
  "x".repeat(maxQueryLength),
]

/** Makes the end of an address; `keys` are the parameters that the page itself writes. */
type Ending = (keys: readonly string[]) => string

const query =
  (value: string): Ending =>
  keys =>
    `?${["q", ...keys].map(key => `${key}=${value.slice(0, maxQueryLength / (keys.length + 1))}`).join("&")}`

/** Malformed ends of addresses. */
const endings: readonly [name: string, ending: Ending][] = [
  ...values.map((value): [string, Ending] => [
    `each key with ${value.length > 30 ? `${value.length} letters` : value || "nothing"}`,
    query(value),
  ]),
  ["__proto__ for a key", () => "?__proto__[x]=1&constructor=1&__proto__=1"],
  ["a key a thousand times", keys => `?${`${keys[0] ?? "q"}=1&`.repeat(1000)}`],
  ["question marks", () => "???&&&==="],
  ["a fragment of a percent sign", () => "#%"],
  ["a fragment cut in a letter", () => "#%E4"],
  ["a fragment of markup", () => `#${encodeURIComponent(markup)}`],
  ["a fragment that is no selector", () => "#a.b:c[d]>e"],
  ["a fragment of __proto__", () => "#__proto__"],
  ["a fragment of a hundred thousand letters", () => `#${"a".repeat(100_000)}`],
  ["a fragment from right to left", () => "#%E2%80%AE%D7%A9"],
  ["a slash and a query", keys => `/?${keys[0] ?? "q"}=%`],
]

/** Uses the controls of a page, and returns the parameters that it writes into its address. */
async function keysOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const known = new Set(new URL(window.location.href).searchParams.keys())
    const controls = [...document.querySelectorAll<HTMLElement>("main :is(input, select, textarea, button)")]
    for (const each of controls.slice(0, 60)) {
      if (!each.isConnected || !each.checkVisibility() || each.matches(":disabled, [type=file]")) continue
      if (each.closest("[data-chrome]")) continue
      const set = (value: string) => {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(each), "value")?.set?.call(each, value)
        each.dispatchEvent(new Event("input", { bubbles: true }))
        each.dispatchEvent(new Event("change", { bubbles: true }))
      }
      if (each instanceof HTMLSelectElement) set(each.options[each.options.length - 1]?.value ?? "")
      else if (each instanceof HTMLTextAreaElement) set("7")
      else if (each instanceof HTMLInputElement && !/^(checkbox|radio|button)$/.test(each.type)) set("7")
      await new Promise(resolve => setTimeout(resolve))
      for (const key of new URL(window.location.href).searchParams.keys()) known.add(key)
    }
    return [...known]
  })
}

/** Paths of hidden pages, partPages of which are error pages. */
const hidden = new Set(hiddenPages().map(({ path }) => path))

const parts = 8

for (const [part, partPages] of pageParts(parts).entries())
  test(`the pages of part ${part + 1} of ${parts} render under malformed addresses`, async ({
    page,
    events,
  }) => {
    test.setTimeout(partPages.length * caseTimeoutMs(endings.length, 60_000))
    for (const { path, index } of partPages) {
      await page.goto(path)
      expect.soft(await hasSettled(page), `${path} as it is`).toBe(true)
      const keys = await keysOf(page)
      for (const [name, ending] of casesOf(endings, index, 2)) {
        events.console.length = 0
        const response = await page
          .goto("about:blank")
          .then(() => page.goto(path.replace(/^\/$/, "") + ending(keys)))
        const label = `${path} with ${name} (keys: ${keys.join(" ") || "none"})`
        expect.soft(await hasSettled(page), label).toBe(true)
        const textLength = await page.evaluate(() => document.querySelector("main")?.innerText.length)
        expect.soft(textLength, label).toBeGreaterThan(20)
        expect.soft(await page.locator("main h1").count(), label).toBe(1)
        expect.soft(await page.evaluate(() => "broken" in window), label).toBe(false)
        expect.soft(await page.locator("main img[src=x]").count(), label).toBe(0)
        expect.soft(await page.locator("[data-failed]").count(), label).toBe(0)
        expect.soft(response?.status(), label).toBeLessThan(hidden.has(path) ? 500 : 400)
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), label).toBe(1280)
        expect
          .soft(
            events.console.filter(line => !/404|Failed to load/.test(line)),
            label,
          )
          .toEqual([])
      }
    }
  })

test("a megabyte of query is answered with a page or an error, and the site keeps running", async ({
  page,
}) => {
  const response = await page.request.get(`/week?q=${"x".repeat(1_000_000)}`)
  expect([200, 414, 431]).toContain(response.status())
  expect((await page.request.get("/week")).status()).toBe(200)
})

for (const path of ["/%", "/%E4", "/%00", "/__proto__", "/%3Cscript%3E", "/../../etc/passwd", "/\u202Ekeew"])
  test(`${path} is not found`, async ({ page }) => {
    const response = await page.request.get(path)
    expect([400, 404]).toContain(response.status())
    const html = await response.text()
    expect(html).not.toContain("<script>alert")
    expect(html.length).toBeGreaterThan(0)
  })
