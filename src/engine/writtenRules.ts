/** What the texts of pages have to keep besides being right: signs that fonts have, lists that are used, code that says where it stands. */
import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { readFrontMatter } from "./frontMatter"
import { fencedIn, readFence } from "./mdx/code"
import { readWritten } from "./mdx/written"
import type { Page } from "./pages"
import { type Problem, placeAt } from "./problems"
import { filesIn, readSource } from "./read"
import { rawFileOf } from "./references"
import { missingSigns, ownSigns } from "./signs"
import type { BuildCache, Site } from "./site"

/**
 * The mistakes in what pages and lists say, file by file. A file that is as it was at the last check with this memory is
 * not read again, but for posts: the code that they quote may have changed.
 */
export function checkWritten(site: Site, { written }: Pick<BuildCache, "written">): Problem[] {
  const { root } = site
  const remembered = (key: string, stamp: string, check: () => Problem[]): Problem[] => {
    const held = written.get(key)
    if (held?.stamp === stamp) return held.problems
    const problems = check()
    written.set(key, { stamp, problems })
    return problems
  }
  const hasSign = ownSigns(root)
  const unread = new Set(site.problems.map(({ file }) => file))
  const files = [".mdx", ".yaml"].flatMap(ending => filesIn(root, "content", ending))
  const readable = site.pages.filter(
    ({ kind, anchors, file }) => kind !== "playlist" && anchors !== null && !unread.has(file),
  )
  return [
    ...files.flatMap(file => {
      const { mtimeMs, size } = statSync(join(root, file))
      return remembered(`signs ${file}`, `${mtimeMs} ${size}`, () =>
        missingSigns(file, readSource(root, file).text, hasSign),
      )
    }),
    ...readable
      .filter(({ data }) => data.length > 0)
      .flatMap(page =>
        remembered(`lists ${page.file}`, page.digest, () =>
          unusedLists(page, readSource(root, page.file).text, site.embeds),
        ),
      ),
    ...files
      .filter(file => file.startsWith("content/blog/") && file.endsWith(".mdx"))
      .flatMap(file => quotedCode(root, file, readSource(root, file).text)),
  ]
}

/** Lists that the front matter names and nothing on the page asks for. */
function unusedLists(page: Page, text: string, embeds: Site["embeds"]): Problem[] {
  if (rawFileOf(page)) return []
  const { yaml } = readFrontMatter(page.file, text)
  const asked = new Set([
    ...page.embeds.flatMap(name => embeds.get(name)?.data ?? []),
    ...page.lists.flatMap(({ props }) => (typeof props.data === "string" ? [props.data] : [])),
  ])
  if (page.data.every(name => asked.has(name))) return []
  const expressions = (readWritten(page.file, text)?.expressions ?? []).join("\n")
  // An expression that takes all of data, or asks by another name, may mean any of them.
  const all = /\bdata\b(?!\s*=)(?!\.\w|\[["'])/.test(expressions)
  return page.data.flatMap((name, i): Problem[] => {
    const quoted = name.replace(/[^\w-]/g, "")
    const inText = new RegExp(`\\bdata(?:\\.${quoted}\\b|\\[["']${quoted}["']\\])`).test(expressions)
    if (asked.has(name) || inText || all) return []
    const what = `The front matter names the list "${name}", and nothing on the page uses it.`
    return [{ ...yaml.at(["data", i]), what, todo: `Show it, or take it out of "data".` }]
  })
}

/** Blocks of code that say not from which file they are, or are no more as they stand there. */
function quotedCode(root: string, file: string, text: string): Problem[] {
  const bare = (lines: string) =>
    lines
      .trim()
      .split("\n")
      .map(line => line.trim())
      .join("\n")
  const fences = readWritten(file, text)?.fences ?? fencedIn(text)
  return fences.flatMap(({ offset, info, code }) => {
    const { language, path: from, hasMore } = readFence(info, name => existsSync(join(root, name)))
    const at = placeAt(file, text, offset)
    if (from === undefined) {
      if (!/^tsx?$/.test(language) || hasMore) return []
      const todo = `Write \`\`\`${language} src/lib/name.ts; code that is not of the site is \`\`\`js or \`\`\`text.`
      return [{ ...at, what: "The block of code does not say from which file of the site it is.", todo }]
    }
    const path = join(root, from)
    if (!existsSync(path))
      return [{ ...at, what: `There is no file ${from}.`, todo: "Correct its path, or leave it out." }]
    if (bare(readFileSync(path, "utf8")).includes(bare(code))) return []
    return [{ ...at, what: `This code does not stand in ${from}.`, todo: "Copy it from there again." }]
  })
}
