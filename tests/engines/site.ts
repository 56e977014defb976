/** The built site with a script of the test before all others, served on a free port. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serve } from "../../scripts/serve"
import { filesIn } from "../../src/engine/read"

/**
 * Runs before the page's own scripts. WebKitGTK's driver has no console log and no preload scripts, so errors are kept
 * in the page itself. Rare events (one visit in ten or less) don't happen, and nothing blocks on a dialog.
 */
const preload = `
  window.engineErrors = []
  // WebKit's stack has places alone, without the message.
  const textOf = value => (value?.stack ? value + " " + value.stack : String(value))
  const keep = text => window.engineErrors.push(String(text).slice(0, 500))
  const write = console.error
  console.error = (...words) => {
    keep(words.map(textOf).join(" "))
    write.apply(console, words)
  }
  addEventListener("error", event => {
    if (event instanceof ErrorEvent) keep("uncaught: " + event.message + " at " + event.filename + ":" + event.lineno)
    else keep("not loaded: " + (event.target.src ?? event.target.href))
  }, true)
  addEventListener("unhandledrejection", event => keep("unhandled rejection: " + textOf(event.reason)))
  addEventListener("securitypolicyviolation", event => keep("refused by policy: " + event.blockedURI))
  const chance = Math.random
  Math.random = () => 0.1 + 0.9 * chance()
  window.print = window.alert = () => {}
  window.confirm = () => true
  window.prompt = () => null
  Element.prototype.requestFullscreen = async () => {}
`

export type ServedSite = {
  /** The address of its root, without a slash at the end. */
  origin: string
  /** Requests answered with 400 or more since the last call, as "404 /path". */
  takeFailed(): string[]
  /** True once every request so far has been answered. */
  isIdle(): boolean
  close(): void
}

/** Serves a copy of `folder`, the built site. */
export async function serveForEngines(folder: string): Promise<ServedSite> {
  const copy = mkdtempSync(join(tmpdir(), "juhq-engines-"))
  cpSync(folder, copy, { recursive: true })
  writeFileSync(join(copy, "engine-preload.js"), preload)
  for (const file of filesIn(copy, ".", ".html")) {
    const html = readFileSync(join(copy, file), "utf8")
    writeFileSync(
      join(copy, file),
      html.replace(/<head[^>]*>/, '$&<script src="/engine-preload.js"></script>'),
    )
  }
  const server = await serve(copy, 0)
  let open = 0
  const failed: string[] = []
  server.prependListener("request", (request, response) => {
    open++
    response.once("close", () => {
      open--
      if (response.statusCode >= 400) failed.push(`${response.statusCode} ${request.url}`)
    })
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeFailed: () => failed.splice(0),
    isIdle: () => open === 0,
    close: () => {
      server.closeAllConnections()
      server.close()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
