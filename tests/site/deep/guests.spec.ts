/** Tests of guests: a page that plays with a loose thing has room for it, and goes on without it. */
import { readdirSync, readFileSync } from "node:fs"
import { dirname } from "node:path"
import { expect } from "@playwright/test"
import { axeViolations } from "../axe"
import { screens } from "../firstScreen"
import { settled, sitePages, test } from "../visit"
import { isChosen } from "./sweep"

const embeds = "src/embeds"

/** The folders of the toys that ask for a guest. */
const folders = readdirSync(embeds, { recursive: true, encoding: "utf8" })
  .filter(file => /\.tsx?$/.test(file) && readFileSync(`${embeds}/${file}`, "utf8").includes("useGuest("))
  .map(file => `/${dirname(file).replace(/\/parts$/, "")}`)
  .map(folder => (folder.startsWith("/home/") ? "/" : folder))

const hosts = sitePages().filter(({ path }) => folders.includes(path) && isChosen(path))

/** The loose things that come: each page has the next one. */
const guests = ["/is-it-easter", "/error-418", "/weird", "/ufo", "/games/tictactoe"]

/** The buttons that lead to the part of a page with the guest. */
const ways: Readonly<Record<string, RegExp>> = { "/today": /^The word/ }

for (const [index, { path }] of hosts.entries())
  for (const { name, viewport } of screens)
    test(`${path} has a guest, and lets it go, on ${name}`, async ({ page, events }) => {
      const own = guests.filter(guest => guest !== path)
      const guest = own[index % own.length]
      await page.setViewportSize(viewport)
      await page.addInitScript(from => {
        if (sessionStorage.getItem("given")) return
        sessionStorage.setItem("given", "1")
        localStorage.setItem("juhq:things", JSON.stringify({ v: 1, data: [{ path: from, at: 1 }] }))
        localStorage.setItem("juhq:loose-thing", JSON.stringify({ v: 1, data: from }))
      }, guest)
      await page.goto(path)
      await settled(page)
      const way = ways[path]
      if (way) await page.getByRole("button", { name: way }).click()
      const tag = page.locator("[data-loose][data-hosted]")
      await expect(tag).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      expect(await axeViolations(page)).toEqual([])
      await tag.focus()
      await page.keyboard.press("Enter")
      await expect(tag).toHaveCount(0)
      await expect(page.locator("[data-guest]")).toHaveCount(0)
      expect(events).toEqual({ console: [], failed: [], outside: [] })
    })
