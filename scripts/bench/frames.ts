/** Measures the script time per frame of animated toys, with the CPU throttled. */
import { chromium, type Page } from "@playwright/test"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"
import { serve } from "../serve"

/** Factor by which the CPU is slowed down, to the speed of an old laptop. */
const slowdown = 4
/** Wait before the measurement, and its duration, in milliseconds. */
const [settleMs, measureMs] = [5000, 5000]
/** Maximum script time per frame in milliseconds. */
const maxScriptMs = 4

/** Animated pages, some with the button that starts their most expensive state. */
const toys: { path: string; press?: string }[] = [
  { path: "/sandbox" },
  { path: "/solar-system" },
  { path: "/dancing-hamster", press: "All 1,000" },
  { path: "/round-juhq" },
  { path: "/ufo" },
  { path: "/xfiles" },
  { path: "/eyes-not-working" },
  { path: "/progressbars" },
  { path: "/soundcloud" },
  { path: "/mesmerizing" },
]

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

async function measure(page: Page, address: string, press: string | undefined): Promise<string> {
  const client = await page.context().newCDPSession(page)
  await client.send("Performance.enable")
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await page.goto(address)
  await pause(settleMs)
  if (press) {
    await page.getByRole("button", { name: press, exact: true }).click()
    await pause(settleMs)
  }
  const scriptMs = async () => {
    const { metrics } = await client.send("Performance.getMetrics")
    return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0)
  }
  // As text, since tsx compiles named functions to calls of a helper, which does not exist in the page.
  await page.evaluate(
    "{ window.frameCount = 0; (function count() { window.frameCount++; requestAnimationFrame(count) })() }",
  )
  const frameCount = () => page.evaluate(() => (window as unknown as { frameCount: number }).frameCount)
  const [startScriptMs, startCount] = [await scriptMs(), await frameCount()]
  await pause(measureMs)
  const frames = Math.max(1, (await frameCount()) - startCount)
  const msPerFrame = ((await scriptMs()) - startScriptMs) / frames
  const rate = (1000 * frames) / measureMs
  const warning = msPerFrame > maxScriptMs ? `  over ${maxScriptMs}` : ""
  return `${rate.toFixed(0).padStart(10)}${msPerFrame.toFixed(2).padStart(18)}${warning}`
}

/** Prints a row for each animated toy of the built site. */
export async function benchFrames(): Promise<void> {
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const port = 9125
  const server = await serve(`${process.cwd()}/public`, port)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  console.log(
    `\nToys that move, with the CPU slowed ${slowdown} times (at most ${maxScriptMs} ms of script a picture):`,
  )
  console.log("page                    pictures/s    script ms each")
  for (const { path, press } of toys) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.route(/^https?:\/\/(?!localhost)/, route => route.abort())
    console.log(path.padEnd(23) + (await measure(page, `http://localhost:${port}${path}`, press)))
    await page.close()
  }
  await browser.close()
  server.close()
}
