/**
 * `npm run keep`: copies the retained files of the last deployment into public. The deployment is that of the site's own
 * address, or the address or folder after `--`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import config from "../gatsby-config"
import type { Facts } from "../src/engine/facts"
import {
  parseRetained,
  planRetention,
  type RetainedAssets,
  retainedListPath,
} from "../src/engine/hosting/retainedAssets"
import { filesIn } from "../src/engine/read"

/** Reads a file of the last deployment; null if it does not exist. Rejects if the deployment can't be read. */
type Reader = (path: string) => Promise<Buffer | null>

function readerOf(source: string): Reader {
  if (!/^https?:\/\//.test(source)) {
    if (!existsSync(source)) throw new Error(`There is no folder ${source}.`)
    return async path => (existsSync(join(source, path)) ? readFileSync(join(source, path)) : null)
  }
  return async path => {
    const url = source.replace(/\/$/, "") + path.split("/").map(encodeURIComponent).join("/")
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`)
    // Some hosts answer requests for missing files with a page.
    if (/^text\/html/.test(response.headers.get("content-type") ?? "")) return null
    return Buffer.from(await response.arrayBuffer())
  }
}

function parseKept(list: Buffer | null): RetainedAssets {
  try {
    return parseRetained(JSON.parse(String(list)))
  } catch {
    return {}
  }
}

/**
 * Copies the files of earlier builds from the deployment at `source` (a URL or a folder) into `folder`, and writes their
 * list. Returns a summary. Rejects if the deployment can't be read; files that were copied before that are complete.
 */
export async function retainAssets(
  folder: string,
  source: string,
  { today, days }: { today: string; days: number },
): Promise<string> {
  const read = readerOf(source)
  const list = await read(retainedListPath)
  const built = filesIn(folder, ".", "").map(file => `/${file.replace(/^\.\//, "")}`)
  const { toFetch, kept } = planRetention(parseKept(list), built, { today, days })
  const missingFiles: string[] = []
  for (const path of toFetch) {
    const bytes = await read(path)
    if (!bytes) {
      missingFiles.push(path)
      delete kept[path]
      continue
    }
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  writeFileSync(join(folder, retainedListPath), `${JSON.stringify(kept, null, 1)}\n`)
  const first = list ? "" : " There was no list yet: this is taken for the first deployment."
  const missing = missingFiles.length > 0 ? ` Gone there already: ${missingFiles.join(", ")}.` : ""
  return `${toFetch.length - missingFiles.length} files of earlier deployments are kept in ${folder}.${first}${missing}`
}

async function main(): Promise<void> {
  const source = process.argv[2] ?? (config.siteMetadata as unknown as Facts).siteUrl
  const days = Number(process.env.DAYS ?? 30)
  if (!(days >= 0)) {
    console.error("DAYS has to be a number of days, as 30.")
    process.exit(1)
  }
  try {
    console.log(await retainAssets("public", source, { today: new Date().toISOString().slice(0, 10), days }))
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
