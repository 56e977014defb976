/** Firefox, driven over WebDriver BiDi by puppeteer-core. */
import puppeteer, { type BrowserContext, type ElementHandle, type Page } from "puppeteer-core"
import { firstExisting } from "./programs"
import type { EngineKind, Tab } from "./tab"

/** Every host but this machine is asked for by a proxy that refuses connections. */
const prefs = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "network.proxy.no_proxies_on": "localhost",
  "intl.accept_languages": "en-GB",
  // Popups open, so that the page that opens one goes on as it does for a visitor.
  "dom.disable_open_during_load": false,
}

const find = () => {
  const firefox = firstExisting(process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox")
  return firefox ? { firefox } : undefined
}

export const firefox: EngineKind = {
  find,
  packages: ["firefox-esr"],
  start: async () => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: find()?.firefox ?? "",
      headless: true,
      extraPrefsFirefox: prefs,
    })
    let context: BrowserContext | undefined
    let page: Page | undefined
    let found: string[] = []
    const current = (): Page => {
      if (!page) throw new Error("Open an address first.")
      return page
    }
    const tab: Tab = {
      open: async url => {
        await context?.close()
        context = await browser.createBrowserContext()
        page = await context.newPage()
        found = []
        page.on("console", message => {
          if (message.type() === "error") found.push(`console: ${message.text()}`)
        })
        page.on("pageerror", error =>
          found.push(`uncaught: ${error instanceof Error ? error.stack : String(error)}`),
        )
        await page.setViewport({ width: 1280, height: 800 })
        await page.goto(url)
      },
      resize: (width, height) => current().setViewport({ width, height }),
      run: work => current().evaluate(work) as never,
      press: async search => {
        const found = await current().evaluateHandle(search)
        const element = found.asElement() as ElementHandle<Element> | null
        await element?.click()
        return element !== null
      },
      errors: async () => found,
    }
    return { tab, close: () => browser.close() }
  },
}
