/** Who may ask the desk's server, and for which files. */
import { timingSafeEqual } from "node:crypto"
import { existsSync, lstatSync, realpathSync } from "node:fs"
import type { IncomingMessage } from "node:http"
import { dirname, join, posix, sep } from "node:path"
import { keyHeader } from "./shared/api"

/** A refusal with the status of HTTP that it is told by. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const hosts = ["localhost", "127.0.0.1"]

/**
 * Refuses what comes from another host or page: a name that leads here (DNS rebinding), a form or script of another
 * site, and, for the API, whoever does not have the key.
 */
export function checkRequest(
  { headers }: Pick<IncomingMessage, "headers">,
  port: number,
  key: string | null,
): void {
  const own = hosts.map(host => `${host}:${port}`)
  if (!own.includes(headers.host ?? "")) throw new Refusal(403, "The desk answers to localhost alone.")
  const { origin } = headers
  if (origin !== undefined && !own.some(host => origin === `http://${host}`))
    throw new Refusal(403, "The desk answers to its own page alone.")
  if (key === null) return
  const site = headers["sec-fetch-site"]
  if (site !== undefined && site !== "same-origin" && site !== "none")
    throw new Refusal(403, "The desk answers to its own page alone.")
  const given = Buffer.from(String(headers[keyHeader] ?? ""))
  const wanted = Buffer.from(key)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new Refusal(401, 'Open the address that "npm run edit" has printed.')
}

const pictures = /\.(png|jpe?g|webp|avif|gif|svg)$/i

/** What a file may be asked for: text to edit, a picture, or anything to be removed. */
export type Use = "text" | "picture"

/**
 * The whole path of a file of content/, or of a picture in static/. Refuses every other path, however it is written,
 * and what lies elsewhere by a symbolic link.
 */
export function pathWithin(root: string, file: string, use: Use): string {
  const refuse = () => new Refusal(403, `${JSON.stringify(file)} is no file of content/.`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that no name has.
  if (/[\u0000-\u001f\\:]|%2e|%2f|%00/i.test(file)) throw refuse()
  const parts = file.split("/")
  if (posix.normalize(file) !== file || parts.some(part => part === "" || part.startsWith(".")))
    throw refuse()
  const folder = parts[0]
  if (parts.length < 2 || !(folder === "content" || (folder === "static" && use === "picture")))
    throw refuse()
  if (use === "text" ? !/\.(mdx|yaml)$/.test(file) : !pictures.test(file)) throw refuse()
  const whole = join(root, file)
  let there = whole
  while (!existsSync(there) && !isLink(there)) there = dirname(there)
  const home = realpathSync(join(root, folder))
  if (isLink(whole) || (there !== whole && isLink(there))) throw refuse()
  const real = realpathSync(there)
  if (real !== home && !real.startsWith(home + sep)) throw refuse()
  return whole
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}
