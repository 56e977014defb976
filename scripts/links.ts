/** `npm run links`: what has become of the outside addresses in the content; --file for one file, --fresh to ask again. */
import { existsSync } from "node:fs"
import { relative, resolve } from "node:path"
import { parseArgs } from "node:util"
import config from "../gatsby-config"
import type { Facts } from "../src/engine/facts"
import { contentAddresses } from "./links/addresses"
import { checkAddresses } from "./links/check"
import { reportLines } from "./links/report"

const usage =
  "Write npm run links, with -- --file content/data/links.yaml for one file, or -- --fresh to ask for all again."

type Flags = { file?: string | undefined; fresh?: boolean | undefined }

function flagsOf(words: string[]): Flags | string {
  try {
    const { values } = parseArgs({
      args: words,
      options: { file: { type: "string" }, fresh: { type: "boolean" } },
    })
    return values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function main(): Promise<void> {
  const root = process.cwd()
  const flags = flagsOf(process.argv.slice(2))
  if (typeof flags === "string") return console.log(`${flags}\n${usage}`)
  const file = flags.file && relative(root, resolve(root, flags.file)).replaceAll("\\", "/")
  if (file && !(existsSync(file) && /^content\/.*\.(mdx|yaml)$/.test(file)))
    return console.log(`There is no ${file} in the content.\n${usage}`)
  const { siteUrl } = config.siteMetadata as unknown as Facts
  const addresses = contentAddresses(root, siteUrl, file)
  const progress = (done: number, of: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of}${done === of ? "\n" : ""}`)
  }
  const found = await checkAddresses(addresses, { root, siteUrl, fresh: flags.fresh ?? false, progress })
  for (const line of reportLines(addresses, found)) console.log(line)
}

void main()
