/** What a toy that moves costs for each picture of the browser, on an old laptop. */
import { chromium, type Page } from "@playwright/test"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"
import { serve } from "../serve"

/** How many times slower than here the visitor's machine is. */
const slowdown = 4
/** How long each is measured after it has come to move, in milliseconds. */
const [settling, span] = [5000, 5000]
/** Milliseconds of script that a picture may cost. */
const limit = 4

/** The pages that move by themselves, and what is pressed to see the most of it. */
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
  await pause(settling)
  if (press) {
    await page.getByRole("button", { name: press, exact: true }).click()
    await pause(settling)
  }
  const scriptMs = async () => {
    const { metrics } = await client.send("Performance.getMetrics")
    return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0)
  }
  // As text: what translates this file gives a function names that the page does not know.
  await page.evaluate(
    "{ window.pictures = 0; (function count() { window.pictures++; requestAnimationFrame(count) })() }",
  )
  const pictures = () => page.evaluate(() => (window as unknown as { pictures: number }).pictures)
  const [script, shown] = [await scriptMs(), await pictures()]
  await pause(span)
  const count = Math.max(1, (await pictures()) - shown)
  const each = ((await scriptMs()) - script) / count
  const rate = (1000 * count) / span
  return `${rate.toFixed(0).padStart(10)}${each.toFixed(2).padStart(18)}${each > limit ? `  over ${limit}` : ""}`
}

/** Prints a row for each toy that moves, of the site as it is built. */
export async function benchFrames(): Promise<void> {
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const port = 9125
  const server = await serve(`${process.cwd()}/public`, port)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  console.log(
    `\nToys that move, with the CPU slowed ${slowdown} times (at most ${limit} ms of script a picture):`,
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
