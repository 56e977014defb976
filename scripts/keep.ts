/** `npm run keep`: brings the lasting files of the last deployment into public; after `--` another address than the site's, or the folder that is served. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import config from "../gatsby-config"
import type { Facts } from "../src/engine/facts"
import { type Kept, keptList, readKept, whatStays } from "../src/engine/hosting/kept"
import { filesIn } from "../src/engine/read"

/** The file at an address of the last deployment; null where there is none. Fails where it can't be known. */
type Reader = (path: string) => Promise<Buffer | null>

function readerOf(place: string): Reader {
  if (!/^https?:\/\//.test(place)) {
    if (!existsSync(place)) throw new Error(`There is no folder ${place}.`)
    return async path => (existsSync(join(place, path)) ? readFileSync(join(place, path)) : null)
  }
  return async path => {
    const address = place.replace(/\/$/, "") + path.split("/").map(encodeURIComponent).join("/")
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000) })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`)
    // A host that answers everything with a page has no such file.
    if (/^text\/html/.test(response.headers.get("content-type") ?? "")) return null
    return Buffer.from(await response.arrayBuffer())
  }
}

function parsed(list: Buffer | null): Kept {
  try {
    return readKept(JSON.parse(String(list)))
  } catch {
    return {}
  }
}

/**
 * Brings into `folder` what the deployment at `place` has of earlier builds, writes the list of it all, and says what
 * was done. Fails, with nothing written but whole files, where the deployment can't be asked.
 */
export async function keep(
  folder: string,
  place: string,
  { today, days }: { today: string; days: number },
): Promise<string> {
  const read = readerOf(place)
  const list = await read(keptList)
  const built = filesIn(folder, ".", "").map(file => `/${file.replace(/^\.\//, "")}`)
  const { bring, kept } = whatStays(parsed(list), built, { today, days })
  const lost: string[] = []
  for (const path of bring) {
    const bytes = await read(path)
    if (!bytes) {
      lost.push(path)
      delete kept[path]
      continue
    }
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  writeFileSync(join(folder, keptList), `${JSON.stringify(kept, null, 1)}\n`)
  const first = list ? "" : " There was no list yet: this is taken for the first deployment."
  const missing = lost.length > 0 ? ` Gone there already: ${lost.join(", ")}.` : ""
  return `${bring.length - lost.length} files of earlier deployments are kept in ${folder}.${first}${missing}`
}

async function main(): Promise<void> {
  const place = process.argv[2] ?? (config.siteMetadata as unknown as Facts).siteUrl
  const days = Number(process.env.DAYS ?? 30)
  if (!(days >= 0)) {
    console.error("DAYS has to be a number of days, as 30.")
    process.exit(1)
  }
  try {
    console.log(await keep("public", place, { today: new Date().toISOString().slice(0, 10), days }))
  } catch (error) {
    const why =
      error instanceof Error ? `${error.message}${error.cause ? ` (${error.cause})` : ""}` : String(error)
    console.error(
      `The last deployment can't be asked: ${why} Run this again, or publish without what is old.`,
    )
    process.exit(1)
  }
}

if (require.main === module) void main()
