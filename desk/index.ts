/** `npm run edit`: starts the desk and opens it in the browser. The PORT variable changes the port. */
import { spawn } from "node:child_process"
import { existsSync, realpathSync } from "node:fs"
import { join } from "node:path"
import config from "../gatsby-config"
import type { Facts } from "../src/engine/facts"
import { bundleClient } from "./bundle"
import { startDesk } from "./server"

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  // --root and --stay are for tests: another site, and no browser.
  const rootAt = args.indexOf("--root")
  const root = realpathSync(rootAt < 0 ? process.cwd() : (args[rootAt + 1] ?? ""))
  const port = Number(process.env.PORT ?? 4100)
  if (!existsSync(join(root, "content"))) {
    console.error(`There is no folder content in ${root}: run this where the site is.`)
    process.exit(1)
  }
  try {
    const desk = await startDesk({
      root,
      facts: config.siteMetadata as unknown as Facts,
      bundle: await bundleClient(),
      port,
    })
    const address = `http://localhost:${desk.port}/#${desk.key}`
    console.log(`The desk is at ${address} (Ctrl+C ends it).`)
    if (!args.includes("--stay")) open(address)
    const end = () => {
      desk.end()
      process.exit(0)
    }
    process.once("SIGINT", end)
    process.once("SIGTERM", end)
  } catch (error) {
    const isPortTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE"
    console.error(isPortTaken ? `Port ${port} is taken. Try: PORT=${port + 1} npm run edit` : String(error))
    process.exit(1)
  }
}

/** Opens an address in the default browser, if there is one; the console has the address too. */
function open(address: string): void {
  const { platform } = process
  const [program, ...before] =
    platform === "darwin" ? ["open"] : platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"]
  const child = spawn(program as string, [...before, address], { stdio: "ignore", detached: true })
  child.once("error", () => undefined)
  child.unref()
}

void main()
