/** Access control of the desk's server: permitted requests and files. */
import { timingSafeEqual } from "node:crypto"
import { existsSync, lstatSync, realpathSync } from "node:fs"
import type { IncomingMessage } from "node:http"
import { dirname, join, posix, sep } from "node:path"
import { keyHeader } from "./shared/api"

/** An error with an HTTP status. */
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
 * Refuses requests from other hosts (DNS rebinding) and other pages, and API requests without the key. `key` is
 * null for requests that need none.
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
  const receivedKey = Buffer.from(String(headers[keyHeader] ?? ""))
  const expectedKey = Buffer.from(key)
  if (receivedKey.length !== expectedKey.length || !timingSafeEqual(receivedKey, expectedKey))
    throw new Refusal(401, 'Open the address that "npm run edit" has printed.')
}

const pictures = /\.(png|jpe?g|webp|avif|gif|svg)$/i

/** The use of a file: text to edit, or a picture. */
export type FileUse = "text" | "picture"

/**
 * Resolves the path of a file of content/, or of a picture in static/. Refuses any other path, in any spelling, and
 * paths that symbolic links lead outside.
 */
export function pathWithin(root: string, file: string, fileUse: FileUse): string {
  const refuse = () => new Refusal(403, `${JSON.stringify(file)} is no file of content/.`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file name may contain them.
  if (/[\u0000-\u001f\\:]|%2e|%2f|%00/i.test(file)) throw refuse()
  const parts = file.split("/")
  if (posix.normalize(file) !== file || parts.some(part => part === "" || part.startsWith(".")))
    throw refuse()
  const folder = parts[0]
  if (parts.length < 2 || !(folder === "content" || (folder === "static" && fileUse === "picture")))
    throw refuse()
  if (fileUse === "text" ? !/\.(mdx|yaml)$/.test(file) : !pictures.test(file)) throw refuse()
  const whole = join(root, file)
  let existing = whole
  while (!existsSync(existing) && !isLink(existing)) existing = dirname(existing)
  const folderPath = realpathSync(join(root, folder))
  if (isLink(whole) || (existing !== whole && isLink(existing))) throw refuse()
  const real = realpathSync(existing)
  if (real !== folderPath && !real.startsWith(folderPath + sep)) throw refuse()
  return whole
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}
