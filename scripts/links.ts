/** `npm run links`: which outside addresses in content/ are dead, file by file. Other words go to linkinator. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { readSources } from "../src/engine/read"
import { run } from "./build"

/** Each outside address in a text once: with the brackets that are their own, without the punctuation after them. */
export function addressesIn(text: string): string[] {
  const found = text.matchAll(/\bhttps?:\/\/(?:\([^\s()]*\)|[^\s<>"'`\\[\]{}()|^])+/gi)
  // What an expression puts together, such as `https://a.fi/${id}`, is not known before the build.
  const whole = [...found].filter(({ 0: href, index }) => text[index + href.length] !== "{")
  return [...new Set(whole.map(({ 0: href }) => href.replaceAll("&amp;", "&").replace(/[.,;:!?*_~]+$/, "")))]
}

/** Writes a page of links for each file of content, and has linkinator ask for them. */
async function main(words: readonly string[]): Promise<void> {
  const folder = "node_modules/.cache/links"
  rmSync(folder, { recursive: true, force: true })
  for (const { file, text } of [".mdx", ".yaml"].flatMap(end => readSources(process.cwd(), "content", end))) {
    const links = addressesIn(text).map(href => `<a href="${href.replaceAll("&", "&amp;")}">${file}</a>`)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, `${file}.html`), links.join("\n"))
  }
  const { passed } = await run(["linkinator", "**/*.html", "--server-root", folder, ...words])
  process.exitCode = passed ? 0 : 1
}

if (require.main === module) void main(process.argv.slice(2))
