/** `npm run links`: finds dead external links in content/, file by file. Other arguments go to linkinator. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { readSources } from "../src/engine/read"
import { run } from "./build"

/** Returns the distinct http(s) URLs in a text, with balanced parentheses and without trailing punctuation. */
export function urlsIn(text: string): string[] {
  const found = text.matchAll(/\bhttps?:\/\/(?:\([^\s()]*\)|[^\s<>"'`\\[\]{}()|^])+/gi)
  // A URL that an expression completes, such as `https://a.fi/${id}`, is unknown before the build.
  const complete = [...found].filter(({ 0: href, index }) => text[index + href.length] !== "{")
  return [
    ...new Set(complete.map(({ 0: href }) => href.replaceAll("&amp;", "&").replace(/[.,;:!?*_~]+$/, ""))),
  ]
}

/** Writes an HTML page of links for each content file, and runs linkinator on them. */
async function main(args: readonly string[]): Promise<void> {
  const folder = "node_modules/.cache/links"
  rmSync(folder, { recursive: true, force: true })
  for (const { file, text } of [".mdx", ".yaml"].flatMap(end => readSources(process.cwd(), "content", end))) {
    const links = urlsIn(text).map(href => `<a href="${href.replaceAll("&", "&amp;")}">${file}</a>`)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, `${file}.html`), links.join("\n"))
  }
  const { passed } = await run(["linkinator", "**/*.html", "--server-root", folder, ...args])
  process.exitCode = passed ? 0 : 1
}

if (require.main === module) void main(process.argv.slice(2))
