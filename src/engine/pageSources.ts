/** Every page as its file has it, before anything is evaluated. */
import type { CodeRequest } from "./codeLines"
import type { Facts } from "./facts"
import { codeRequestOf, keyOf, type PageSource, pathOf, readPage, readPlaylist } from "./pages"
import type { Problem } from "./problems"
import { readSources } from "./read"

type Drafts = {
  drafts: PageSource[]
  /** The claims of pages that can't be read or are switched off: their addresses stay theirs. */
  absent: Map<string, CodeRequest>
  /** The switch in gatsby-config.ts by which a page is switched off, by the page's path; such pages are in `absent` too. */
  off: Map<string, string>
  /** Pages whose front matter has mistakes, of which the text alone is checked. */
  unplaced: PageSource[]
  problems: Problem[]
}

const folders = [
  { folder: "content/pages", ending: ".mdx", read: readPage },
  { folder: "content/blog", ending: ".mdx", read: readPage },
  { folder: "content/playlists", ending: ".yaml", read: readPlaylist },
]

/** What a file comes to that is no text. */
const unread = (fault: Problem): ReturnType<typeof readPage> => ({ page: null, problems: [fault] })

/** Reads the pages, posts and playlists below `root`, as they are on a day. */
export function readPageSources(root: string, facts: Facts, today: string): Drafts {
  const drafts: PageSource[] = []
  const absent = new Map<string, CodeRequest>()
  const off = new Map<string, string>()
  const unplaced: PageSource[] = []
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
        ? unread(source.fault)
        : read(source, today, facts.language)
      const { page, problems: mistakes } = result
      problems.push(...mistakes)
      if (result.unplaced) unplaced.push(result.unplaced)
      if (!page) {
        absent.set(path, { path: keyOf(path), file: source.file, was: [], hidden: path.includes("[") })
      } else if (page.flag && facts[page.flag] === false) {
        absent.set(path, codeRequestOf(page))
        off.set(path, page.flag)
      } else drafts.push(page)
    }
  }
  return { drafts, absent, off, unplaced, problems }
}
