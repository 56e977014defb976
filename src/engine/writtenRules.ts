/**
 * Rules for the texts of pages: characters that fonts have, lists that are used, quoted code that matches its file.
 */
import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { readFrontMatter } from "./frontMatter"
import { findFences, readFence } from "./mdx/code"
import { readTextParts } from "./mdx/written"
import { isUnreadable, type Page } from "./pages"
import { type Problem, placeAt } from "./problems"
import { filesIn, readSource } from "./read"
import { rawFileOf } from "./references"
import { fontHas, missingSigns } from "./signs"
import type { BuildCache, Site } from "./site"

/**
 * Checks the texts of pages and lists. Files unchanged since the last check with this cache are skipped, except for
 * posts, whose quoted code may have changed.
 */
export function checkWritten(site: Site, { textProblems }: Pick<BuildCache, "textProblems">): Problem[] {
  const { root } = site
  const cachedCheck = (key: string, stamp: string, check: () => Problem[]): Problem[] => {
    const cached = textProblems.get(key)
    if (cached?.stamp === stamp) return cached.problems
    const problems = check()
    textProblems.set(key, { stamp, problems })
    return problems
  }
  const hasSign = fontHas(root)
  const unread = new Set(site.problems.map(({ file }) => file))
  const files = [".mdx", ".yaml"].flatMap(ending => filesIn(root, "content", ending))
  const readable = site.pages.filter(
    page => page.kind !== "playlist" && !isUnreadable(page) && !unread.has(page.file),
  )
  return [
    ...files.flatMap(file => {
      const { mtimeMs, size } = statSync(join(root, file))
      return cachedCheck(`signs ${file}`, `${mtimeMs} ${size}`, () =>
        missingSigns(file, readSource(root, file).text, hasSign),
      )
    }),
    ...readable
      .filter(({ data }) => data.length > 0)
      .flatMap(page =>
        cachedCheck(`lists ${page.file}`, page.digest, () =>
          unusedLists(page, readSource(root, page.file).text, site.embeds),
        ),
      ),
    ...files
      .filter(file => file.startsWith("content/blog/") && file.endsWith(".mdx"))
      .flatMap(file => quotedCode(root, file, readSource(root, file).text)),
  ]
}

/** Finds lists that the front matter names and nothing on the page uses. */
function unusedLists(page: Page, text: string, embeds: Site["embeds"]): Problem[] {
  if (rawFileOf(page)) return []
  const { yaml } = readFrontMatter(page.file, text)
  const usedLists = new Set([
    ...page.embeds.flatMap(name => embeds.get(name)?.data ?? []),
    ...page.lists.flatMap(({ props }) => (typeof props.data === "string" ? [props.data] : [])),
  ])
  if (page.data.every(name => usedLists.has(name))) return []
  const expressions = (readTextParts(page.file, text)?.expressions ?? []).join("\n")
  // An expression that uses `data` as a whole or with a computed key may use any list.
  const all = /\bdata\b(?!\s*=)(?!\.\w|\[["'])/.test(expressions)
  return page.data.flatMap((name, i): Problem[] => {
    const quoted = name.replace(/[^\w-]/g, "")
    const inText = new RegExp(`\\bdata(?:\\.${quoted}\\b|\\[["']${quoted}["']\\])`).test(expressions)
    if (usedLists.has(name) || inText || all) return []
    const what = `The front matter names the list "${name}", and nothing on the page uses it.`
    return [{ ...yaml.at(["data", i]), what, todo: `Show it, or take it out of "data".` }]
  })
}

/** Finds code blocks that do not name their file, or differ from it. */
function quotedCode(root: string, file: string, text: string): Problem[] {
  const normalised = (lines: string) =>
    lines
      .trim()
      .split("\n")
      .map(line => line.trim())
      .join("\n")
  const fences = readTextParts(file, text)?.fences ?? findFences(text)
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
    if (normalised(readFileSync(path, "utf8")).includes(normalised(code))) return []
    return [{ ...at, what: `This code does not stand in ${from}.`, todo: "Copy it from there again." }]
  })
}
