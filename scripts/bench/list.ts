/** What a list of a thousand rows costs an old laptop: the longest task while one types in its search field, or orders it. */
import { spawnSync } from "node:child_process"
import { cpSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type CDPSession, chromium, type Page } from "@playwright/test"
import { below, pick, seeded } from "../../src/lib/game/random"
import { findBrowser } from "../browser"
import { serve } from "../serve"
import { generateSite } from "./generate"

const rows = 1000
/** How many times slower than here the visitor's machine is. */
const slowdown = 4
/** How long after a press its work is over at the latest, in milliseconds. */
const settling = 1500

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
    return `- {name: ${name}, town: ${pick(towns, random)}, opened: ${1900 + below(120, random)}, seats: ${1 + below(90, random)}}`
  }
  return `${Array.from({ length: rows }, (_, i) => row(i)).join("\n")}\n`
}

/** The longest task of a thread, in milliseconds of its own time, from a press until its work is over. */
async function longest(client: CDPSession, page: Page, press: () => Promise<unknown>): Promise<number> {
  const tasks: number[] = []
  const hear = ({ value }: { value: object[] }) => {
    for (const event of value as { name: string; tdur?: number }[])
      if (event.name === "RunTask" || event.name === "ThreadControllerImpl::RunTask")
        tasks.push((event.tdur ?? 0) / 1000)
  }
  client.on("Tracing.dataCollected", hear)
  await client.send("Tracing.start", {
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline", "toplevel"] },
    transferMode: "ReportEvents",
  })
  await press()
  await page.waitForTimeout(settling)
  const done = new Promise<void>(resolve => client.once("Tracing.tracingComplete", () => resolve()))
  await client.send("Tracing.end")
  await done
  client.off("Tracing.dataCollected", hear)
  return Math.max(0, ...tasks)
}

/** Builds a site with such a list and prints the longest task of each press. */
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
  const tell = (what: string, ms: number) => console.log(`${what.padEnd(28)}${ms.toFixed(0).padStart(5)} ms`)
  tell("nothing pressed", await longest(client, visitor, () => Promise.resolve()))
  for (const letter of "lamp")
    tell(`typing "${letter}"`, await longest(client, visitor, () => search.press(letter)))
  for (let i = 0; i < 4; i++)
    tell("Backspace", await longest(client, visitor, () => search.press("Backspace")))
  const head = visitor.getByRole("button", { name: /^Town/ })
  for (let i = 0; i < 2; i++)
    tell("ordering by a column", await longest(client, visitor, () => head.press("Enter")))
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true, force: true })
}
