/** Reads every page as its file has it, before evaluation. */
import type { CodeRequest } from "./codeLines"
import type { Facts } from "./facts"
import { codeRequestOf, keyOf, type PageSource, pathOf, readPage, readPlaylist } from "./pages"
import type { Problem } from "./problems"
import { readSources } from "./read"

type PageSources = {
  sources: PageSource[]
  /** The codes of pages that are unreadable or switched off: they keep their addresses. */
  absent: Map<string, CodeRequest>
  /** The flag in gatsby-config.ts that switches a page off, by the page's path; such pages are in `absent` too. */
  switchedOff: Map<string, string>
  /** Pages whose front matter has mistakes; only their text is checked. */
  invalidPages: PageSource[]
  problems: Problem[]
}

const folders = [
  { folder: "content/pages", ending: ".mdx", read: readPage },
  { folder: "content/blog", ending: ".mdx", read: readPage },
  { folder: "content/playlists", ending: ".yaml", read: readPlaylist },
]

/** The result for a file that is not text. */
const faultResult = (fault: Problem): ReturnType<typeof readPage> => ({ page: null, problems: [fault] })

/** Reads the pages, posts and playlists below `root`, as of a day. */
export function readPageSources(root: string, facts: Facts, today: string): PageSources {
  const sources: PageSource[] = []
  const absent = new Map<string, CodeRequest>()
  const switchedOff = new Map<string, string>()
  const invalidPages: PageSource[] = []
  const problems: Problem[] = []
  const files = new Map<string, string>()
  for (const { folder, ending, read } of folders) {
    for (const source of readSources(root, folder, ending)) {
      const path = pathOf(source.file)
      const other = files.get(path)
      if (other) {
        const what = `The address ${path} is taken by ${other}.`
        problems.push({ file: source.file, line: 1, column: 1, what, todo: "Rename one of the two files." })
        continue
      }
      files.set(path, source.file)
      const result: ReturnType<typeof readPage> = source.fault
        ? faultResult(source.fault)
        : read(source, today, facts.language)
      const { page, problems: mistakes } = result
      problems.push(...mistakes)
      if (result.invalidPage) invalidPages.push(result.invalidPage)
      if (!page) {
        absent.set(path, { path: keyOf(path), file: source.file, was: [], hidden: path.includes("[") })
      } else if (page.flag && facts[page.flag] === false) {
        absent.set(path, codeRequestOf(page))
        switchedOff.set(path, page.flag)
      } else sources.push(page)
    }
  }
  return { sources: sources, absent, switchedOff, invalidPages, problems }
}
