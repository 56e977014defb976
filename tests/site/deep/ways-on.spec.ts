/** Every way from a page to another one, by mouse, thumb and keyboard, in calm mode, and with storage full or absent. */
import { expect, type Locator, type Page } from "@playwright/test"
import { settled, test } from "../visit"

type Visitor = {
  name: string
  options?: Parameters<typeof test.use>[0]
  press: (target: Locator) => Promise<void>
  /** Runs in the page before its own scripts. */
  prepare?: () => void
}

const click = (target: Locator) => target.click()
const enter = async (target: Locator) => {
  await target.focus()
  await target.press("Enter")
}

const visitors: Visitor[] = [
  { name: "by mouse", press: click },
  {
    name: "by thumb",
    options: { hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } },
    press: target => target.tap(),
  },
  { name: "by keyboard", press: enter },
  { name: "in calm mode", options: { contextOptions: { reducedMotion: "reduce" } }, press: click },
  {
    name: "with storage full",
    press: click,
    prepare: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("It is full.", "QuotaExceededError")
      }
    },
  },
  {
    name: "with storage absent",
    press: click,
    prepare: () => {
      const denied = {
        get() {
          throw new DOMException("Access is denied.", "SecurityError")
        },
      }
      Object.defineProperty(window, "localStorage", denied)
      Object.defineProperty(window, "sessionStorage", denied)
    },
  },
]

const field = (page: Page) => page.getByRole("search", { name: "Address" }).locator("input")

for (const { name, options = {}, press, prepare } of visitors)
  test.describe(name, () => {
    test.use(options)
    test.beforeEach(async ({ page }) => {
      if (prepare) await page.addInitScript(prepare)
      await page.goto("/panda")
      await settled(page)
    })
    test.afterEach(({ events }) => {
      expect(events.console).toEqual([])
    })

    test("Anywhere repeats nothing, and Back goes back", async ({ page }) => {
      const seen = ["/panda"]
      for (let visit = 0; visit < 3; visit++) {
        const before = page.url()
        await press(page.getByRole("button", { name: "Anywhere" }))
        await expect(page).not.toHaveURL(before)
        await settled(page)
        const { pathname } = new URL(page.url())
        expect(seen).not.toContain(pathname)
        seen.push(pathname)
      }
      for (const path of seen.slice(0, -1).reverse()) {
        await page.goBack()
        await expect(page).toHaveURL(new RegExp(`${path}$`))
      }
    })

    for (const [typed, path] of [
      ["juhq.fi/todo", "/todo"],
      ["130", "/time/timestamp"],
      ["Solar system", "/solar-system"],
    ])
      test(`the address field takes "${typed}"`, async ({ page }) => {
        await press(field(page))
        await field(page).fill(typed ?? "")
        await expect(page.getByRole("option").first()).toBeVisible()
        await field(page).press("Enter")
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await page.goBack()
        await expect(page).toHaveURL(/\/panda$/)
      })

    test("the address field names rubbish as such, and Escape gives the address back", async ({ page }) => {
      await press(field(page))
      await field(page).fill("zzxxqq")
      await field(page).press("Enter")
      await expect(page.getByText(/^No page is called/)).toBeVisible()
      await expect(page).toHaveURL(/\/panda$/)
      await field(page).press("Escape")
      await expect(field(page)).toHaveValue("juhq.fi/panda")
      await expect(field(page)).toBeFocused()
    })

    test("Pertti gets up at the third press and shows the way", async ({ page }) => {
      const pertti = page.getByRole("button", { name: /^Pertti/ })
      for (const expected of [/bamboo/, /bamboo/, /yawning/]) {
        await expect(pertti).toHaveAccessibleName(expected)
        await press(pertti)
      }
      const sign = page.getByText("This way:").getByRole("link")
      const to = (await sign.getAttribute("href")) ?? ""
      await press(sign)
      await expect(page).toHaveURL(new RegExp(`${to}$`))
      await page.goBack()
      await expect(page).toHaveURL(/\/panda$/)
    })

    test("Next door leads to a page and Back returns", async ({ page }) => {
      const next = page.locator("[data-next]").getByRole("link")
      const to = (await next.getAttribute("href")) ?? ""
      await press(next)
      await expect(page).toHaveURL(new RegExp(`${to}$`))
      await page.goBack()
      await expect(page).toHaveURL(/\/panda$/)
    })

    test("Start leads through Programs to a page, and Documents lists the last ones", async ({ page }) => {
      const start = page.getByRole("button", { name: "Start", exact: true })
      const menu = page.getByRole("navigation", { name: "Start menu" })
      await press(start)
      await press(menu.getByRole("button", { name: "Programs" }))
      await press(menu.getByRole("button", { name: "Tools" }))
      await press(menu.getByRole("link", { name: "RGB to HSL" }))
      await expect(page).toHaveURL(/\/tools\/rgb-to-hsl$/)
      await settled(page)
      await press(start)
      await press(menu.getByRole("button", { name: "Documents" }))
      await press(menu.getByRole("link", { name: "Panda" }))
      await expect(page).toHaveURL(/\/panda$/)
      await press(start)
      await page.keyboard.press("Escape")
      await expect(menu).toHaveCount(0)
      await expect(start).toBeFocused()
    })

    test("a screen reader hears the name of the page once", async ({ page }) => {
      await press(page.locator("[data-next]").getByRole("link"))
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Panda")
      await settled(page)
      const title = await page.getByRole("heading", { level: 1 }).innerText()
      await expect(page.locator("#gatsby-announcer")).toContainText(title)
      const live = page.locator("[aria-live]:not([aria-live=off]), [role=status], [role=alert]")
      const announcements = (await live.allTextContents()).filter(text => text.includes(title))
      expect(announcements).toHaveLength(1)
      const inMain = await page.getByRole("main").ariaSnapshot()
      expect(inMain.split("\n").filter(line => line.includes(`"${title}"`))).toHaveLength(1)
    })
  })
