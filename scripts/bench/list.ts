/** Measures the longest tasks of typing into the search field of a long list, and of sorting it, with the CPU throttled. */
import { spawnSync } from "node:child_process"
import { cpSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type CDPSession, chromium, type Page } from "@playwright/test"
import { pick, randomInt, seeded } from "../../src/lib/game/random"
import { findBrowser } from "../browser"
import { serve } from "../serve"
import { generateSite } from "./generate"

const rows = 1000
/** Factor by which the CPU is slowed down, to the speed of an old laptop. */
const slowdown = 4
/** Time in milliseconds after which the work of an input is complete. */
const settleMs = 1500

const page = `---
title: Rows
description: A thousand rows to look through.
added: 2024-05-31
data: rows
---

<List
  data="rows"
  columns={[
    {key: "name", head: "Name", type: "text"},
    {key: "town", head: "Town", type: "text"},
    {key: "opened", head: "Opened", type: "year"},
    {key: "seats", head: "Seats", type: "number", sum: true},
  ]}
  search
  order="-opened"
/>
`

const towns = ["Tampere", "Helsinki", "Oulu", "Turku", "Vaasa", "Kuopio", "Lahti", "Joensuu"]
const words = ["River", "Stone", "Harbour", "Winter", "Lamp", "Garden", "Copper", "Window", "Paper", "Summer"]

function data(): string {
  const random = seeded("a thousand rows")
  const row = (i: number) => {
    const name = `${pick(words, random)} ${pick(words, random)} ${i}`
    return `- {name: ${name}, town: ${pick(towns, random)}, opened: ${1900 + randomInt(120, random)}, seats: ${1 + randomInt(90, random)}}`
  }
  return `${Array.from({ length: rows }, (_, i) => row(i)).join("\n")}\n`
}

/** Returns the CPU time of the longest task after an input, in milliseconds. */
async function longestTask(client: CDPSession, page: Page, press: () => Promise<unknown>): Promise<number> {
  const tasks: number[] = []
  const record = ({ value }: { value: object[] }) => {
    for (const event of value as { name: string; tdur?: number }[])
      if (event.name === "RunTask" || event.name === "ThreadControllerImpl::RunTask")
        tasks.push((event.tdur ?? 0) / 1000)
  }
  client.on("Tracing.dataCollected", record)
  await client.send("Tracing.start", {
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline", "toplevel"] },
    transferMode: "ReportEvents",
  })
  await press()
  await page.waitForTimeout(settleMs)
  const done = new Promise<void>(resolve => client.once("Tracing.tracingComplete", () => resolve()))
  await client.send("Tracing.end")
  await done
  client.off("Tracing.dataCollected", record)
  return Math.max(0, ...tasks)
}

/** Builds a site with such a list, and prints the longest task of each input. */
export async function benchList(): Promise<void> {
  const folder = join(tmpdir(), "juhq-bench-list")
  generateSite(process.cwd(), folder, 1)
  cpSync("src/embeds/list", join(folder, "src/embeds/list"), { recursive: true })
  writeFileSync(join(folder, "content/data/rows.yaml"), data())
  writeFileSync(join(folder, "content/pages/rows.mdx"), page)
  const env = { ...process.env, CI: "", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" }
  const gatsby = join(process.cwd(), "node_modules/gatsby/cli.js")
  const built = spawnSync(process.execPath, [gatsby, "build"], { cwd: folder, env, encoding: "utf8" })
  if (built.status !== 0)
    throw new Error(`The site of rows could not be built:\n${(built.stdout + built.stderr).slice(-3000)}`)
  const port = 9125
  const server = await serve(join(folder, "public"), port)
  const { executablePath, args, env: browserEnv } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env: browserEnv })
  const visitor = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const client = await visitor.context().newCDPSession(visitor)
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await visitor.goto(`http://localhost:${port}/rows`)
  await visitor.waitForTimeout(8000)
  console.log(
    `\nA list of ${rows} rows with the CPU slowed ${slowdown} times: the longest task of each press`,
  )
  const search = visitor.getByRole("searchbox")
  await search.focus()
  const printRow = (label: string, ms: number) =>
    console.log(`${label.padEnd(28)}${ms.toFixed(0).padStart(5)} ms`)
  printRow("nothing pressed", await longestTask(client, visitor, () => Promise.resolve()))
  for (const letter of "lamp")
    printRow(`typing "${letter}"`, await longestTask(client, visitor, () => search.press(letter)))
  for (let i = 0; i < 4; i++)
    printRow("Backspace", await longestTask(client, visitor, () => search.press("Backspace")))
  const head = visitor.getByRole("button", { name: /^Town/ })
  for (let i = 0; i < 2; i++)
    printRow("ordering by a column", await longestTask(client, visitor, () => head.press("Enter")))
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true, force: true })
}
