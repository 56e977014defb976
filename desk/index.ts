/** `npm run edit`: the desk on which the site is written, in the browser of this machine. PORT names another port than 4100. */
import { spawn } from "node:child_process"
import { existsSync, realpathSync } from "node:fs"
import { join } from "node:path"
import config from "../gatsby-config"
import type { Facts } from "../src/engine/facts"
import { bundled } from "./bundle"
import { startDesk } from "./server"

async function main(): Promise<void> {
  const words = process.argv.slice(2)
  // Both are for the tests: another site than this one, and no browser.
  const rootAt = words.indexOf("--root")
  const root = realpathSync(rootAt < 0 ? process.cwd() : (words[rootAt + 1] ?? ""))
  const port = Number(process.env.PORT ?? 4100)
  if (!existsSync(join(root, "content"))) {
    console.error(`There is no folder content in ${root}: run this where the site is.`)
    process.exit(1)
  }
  try {
    const desk = await startDesk({
      root,
      facts: config.siteMetadata as unknown as Facts,
      bundle: await bundled(),
      port,
    })
    const address = `http://localhost:${desk.port}/#${desk.key}`
    console.log(`The desk is at ${address} (Ctrl+C ends it).`)
    if (!words.includes("--stay")) open(address)
    const end = () => {
      desk.end()
      process.exit(0)
    }
    process.once("SIGINT", end)
    process.once("SIGTERM", end)
  } catch (error) {
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE"
    console.error(taken ? `Port ${port} is taken. Try: PORT=${port + 1} npm run edit` : String(error))
    process.exit(1)
  }
}

/** Opens the browser, where there is one; the address stands above for all others. */
function open(address: string): void {
  const { platform } = process
  const [program, ...before] =
    platform === "darwin" ? ["open"] : platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"]
  const child = spawn(program as string, [...before, address], { stdio: "ignore", detached: true })
  child.once("error", () => undefined)
  child.unref()
}

void main()
