/** WebKitGTK's MiniBrowser on a virtual screen, driven by selenium-webdriver through WebKitWebDriver. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { Builder, Capabilities, type WebDriver, type WebElement } from "selenium-webdriver"
import { DriverService } from "selenium-webdriver/remote"
import { firstExisting, freePort } from "./programs"
import type { EngineKind, Tab } from "./tab"

declare global {
  interface Window {
    /** Errors of the page, kept by the script in site.ts. */
    engineErrors?: string[]
  }
}

const find = () => {
  const driver = firstExisting("/usr/bin/WebKitWebDriver")
  const screen = firstExisting("/usr/bin/Xvfb")
  return driver && screen ? { driver, screen } : undefined
}

/** MiniBrowser's toolbar would keep its window wider than a phone. */
const theme = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0 }"

/** Every host but this machine is asked for by a proxy that refuses connections. */
const capabilities = new Capabilities({
  browserName: "MiniBrowser",
  proxy: { proxyType: "manual", httpProxy: "127.0.0.1:9", sslProxy: "127.0.0.1:9", noProxy: ["localhost"] },
})

/** Starts a virtual screen; resolves to it and its name, as ":99". */
async function startScreen(program: string): Promise<{ process: ChildProcess; display: string }> {
  const child = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  })
  process.once("exit", () => child.kill())
  const [number] = (await once(child.stdio[3] as Readable, "data")) as [Buffer]
  return { process: child, display: `:${String(number).trim()}` }
}

/** Forgets all that the site keeps in the browser. It runs on a page of the site that has no script. */
const forget = async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}

export const webkit: EngineKind = {
  find,
  packages: ["webkit2gtk-driver", "xvfb"],
  start: async () => {
    const programs = find()
    if (!programs) throw new Error("WebKitWebDriver or Xvfb is missing.")
    const home = mkdtempSync(join(tmpdir(), "juhq-webkit-"))
    mkdirSync(join(home, "gtk-3.0"))
    writeFileSync(join(home, "gtk-3.0/gtk.css"), theme)
    const { process: screen, display } = await startScreen(programs.screen)
    const port = await freePort()
    const service = new DriverService(programs.driver, {
      port,
      loopback: true,
      args: [`--port=${port}`],
      env: { ...(process.env as Record<string, string>), DISPLAY: display, XDG_CONFIG_HOME: home },
    })
    const driver: WebDriver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(capabilities)
      .build()
    await driver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 })
    const first = await driver.getWindowHandle()

    const tab: Tab = {
      open: async url => {
        for (const handle of await driver.getAllWindowHandles()) {
          if (handle === first) continue
          await driver.switchTo().window(handle)
          await driver.close()
        }
        await driver.switchTo().window(first)
        await driver.get(new URL("/robots.txt", url).href)
        await driver.executeScript(forget)
        await tab.resize(1280, 800)
        await driver.get(url)
      },
      resize: async (width, height) => {
        // The window takes its new size a moment later, and its own bars are in the height that is asked for.
        const isThere = async () => {
          const [x, y, barX, barY] = await tab.run(() => [
            innerWidth,
            innerHeight,
            outerWidth - innerWidth,
            outerHeight - innerHeight,
          ])
          if (x === width && y === height) return true
          await driver
            .manage()
            .window()
            .setRect({ x: 0, y: 0, width: width + barX, height: height + barY })
          return false
        }
        await driver.wait(isThere, 20_000, `The page did not become ${width} by ${height} pixels.`)
      },
      run: work => driver.executeScript(work),
      press: async search => {
        const element = await driver.executeScript<WebElement | null>(search)
        await element?.click()
        return element !== null
      },
      errors: () => tab.run(() => window.engineErrors ?? []),
    }
    return {
      tab,
      close: async () => {
        await driver.quit().finally(() => service.kill())
        screen.kill()
        rmSync(home, { recursive: true, force: true })
      },
    }
  },
}
