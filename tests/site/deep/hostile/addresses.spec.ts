/** Every page under addresses that somebody mistyped, cut or made up: it is there, whole, and takes nothing for markup. */
import { expect, type Page } from "@playwright/test"
import { hiddenPages, test } from "../../visit"
import { casesOf, inParts, settles, timeFor } from "../sweep"

const markup = '<img src=x onerror="window.broken=1">'

/** How many letters a query may have: more is refused by servers before any page is asked. */
const most = 12_000

/** What may stand where a value is awaited. */
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
  "x".repeat(most),
]

/** A key that no page has, and a place for the keys that this page has written into its address itself. */
type Ending = (keys: readonly string[]) => string

const query =
  (value: string): Ending =>
  keys =>
    `?${["q", ...keys].map(key => `${key}=${value.slice(0, most / (keys.length + 1))}`).join("&")}`

/** Some thirty ends of an address. */
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

/** The keys that a page writes into its address when its things are pressed. */
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

/** Some of the hidden pages are there to say that there is none. */
const hidden = new Set(hiddenPages().map(({ path }) => path))

const parts = 8

for (const [part, some] of inParts(parts).entries())
  test(`the pages of part ${part + 1} of ${parts} stand under wrong addresses`, async ({ page, heard }) => {
    test.setTimeout(some.length * timeFor(endings.length, 60_000))
    for (const { path, index } of some) {
      await page.goto(path)
      expect.soft(await settles(page), `${path} as it is`).toBe(true)
      const keys = await keysOf(page)
      for (const [name, ending] of casesOf(endings, index, 2)) {
        heard.console.length = 0
        const answer = await page
          .goto("about:blank")
          .then(() => page.goto(path.replace(/^\/$/, "") + ending(keys)))
        const where = `${path} with ${name} (keys: ${keys.join(" ") || "none"})`
        expect.soft(await settles(page), where).toBe(true)
        const words = await page.evaluate(() => document.querySelector("main")?.innerText.length)
        expect.soft(words, where).toBeGreaterThan(20)
        expect.soft(await page.locator("main h1").count(), where).toBe(1)
        expect.soft(await page.evaluate(() => "broken" in window), where).toBe(false)
        expect.soft(await page.locator("main img[src=x]").count(), where).toBe(0)
        expect.soft(await page.locator("[data-failed]").count(), where).toBe(0)
        expect.soft(answer?.status(), where).toBeLessThan(hidden.has(path) ? 500 : 400)
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(1280)
        expect
          .soft(
            heard.console.filter(line => !/404|Failed to load/.test(line)),
            where,
          )
          .toEqual([])
      }
    }
  })

test("a megabyte of query is answered with a page or a plain refusal, and the site goes on", async ({
  page,
}) => {
  const answer = await page.request.get(`/week?q=${"x".repeat(1_000_000)}`)
  expect([200, 414, 431]).toContain(answer.status())
  expect((await page.request.get("/week")).status()).toBe(200)
})

for (const path of ["/%", "/%E4", "/%00", "/__proto__", "/%3Cscript%3E", "/../../etc/passwd", "/\u202Ekeew"])
  test(`${path} is no page, and says so`, async ({ page }) => {
    const answer = await page.request.get(path)
    expect([400, 404]).toContain(answer.status())
    const html = await answer.text()
    expect(html).not.toContain("<script>alert")
    expect(html.length).toBeGreaterThan(0)
  })
