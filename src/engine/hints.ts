/**
 * Hints on style, which never fail a check. The site's fact `hints: false` turns them off.
 *
 * To add one, write a function from a page's text and front matter to its hints, add it to `pageHints`, and add a row with the exact text to
 * tests/engine/hints.test.ts. A hint on words that the site lacks in a language goes into `languageHints.ts`.
 */

import { textContent } from "../lib/content/tree"
import { isProgram } from "../lib/content/windows"
import { captionFault, countWords, maxCaptionWords } from "./caption"
import { languageHints } from "./languageHints"
import { placeInPage } from "./pageRules"
import { isUnreadable, type Page } from "./pages"
import { type Problem, sortProblems } from "./problems"
import { type Prose, readProse } from "./prose"
import { draftMark } from "./publication"
import { readSource, type Source } from "./read"
import type { Site } from "./site"

/** The minimum number of words of a page and of a post: fewer are hardly found or shared. */
export const minWords = { page: 30, post: 300 }

/** The maximum number of words beside a toy. */
export const maxReadmeWords = 120

type PageWithText = Page & { kind: Exclude<Page["kind"], "playlist"> }

/** A page or post with its source, and its prose block by block. */
type PageInput = { page: PageWithText; source: Source; prose: Prose }

/** The hints on a page by itself: add yours here. */
const pageHints: readonly ((text: PageInput) => Problem[])[] = [shortTextHints, captionHints, readmeHints]

/** Finds hints for a checked site. Playlists, which have no prose, are skipped, and so are unreadable pages and drafts. */
export function hintsOf({ root, facts, pages }: Pick<Site, "root" | "facts" | "pages">): Problem[] {
  if (facts.hints === false) return []
  const texts = pages
    .filter((page): page is PageWithText => page.kind !== "playlist")
    .filter(page => page.publishState !== draftMark && !isUnreadable(page))
    .map((page): PageInput => {
      const source = readSource(root, page.file)
      return { page, source, prose: readProse(source) }
    })
  return sortProblems([
    ...texts.flatMap(text => pageHints.flatMap(hints => hints(text))),
    ...languageHints({ root, facts, pages }),
  ])
}

/** Finds texts that are too short. The home page, the 404 page and catch-all pages may be short. */
function shortTextHints({ page, source }: PageInput): Problem[] {
  const { kind, path, tree } = page
  if (path === "/" || path === "/404" || path.includes("[...")) return []
  const words = textContent(tree).split(" ").filter(Boolean).length
  const min = minWords[kind]
  if (words >= min) return []
  return [
    {
      ...placeInPage(page, source, "body"),
      what: `The ${kind} has ${words} word${words === 1 ? "" : "s"}.`,
      todo: `Write ${min} or more: they are what is found, read aloud and sent on.`,
    },
  ]
}

/** Returns the toy of a page that opens as a program; undefined on other pages. */
const toyOf = ({ page, prose }: PageInput) =>
  isProgram(page.window) ? prose.blocks.find(({ kind }) => kind === "toy") : undefined

/** Finds toys without a caption, and captions that are too long or that need reading twice. */
function captionHints(text: PageInput): Problem[] {
  const toy = toyOf(text)
  if (!toy) return []
  const { file, caption } = text.prose
  if (!caption)
    return [
      {
        ...{ file, line: toy.line, column: 1 },
        what: `<${toy.text}> has no caption, or more than one paragraph before it.`,
        todo: "Write one sentence over it: it stays there, and all other words go to README.TXT.",
      },
    ]
  const fault = captionFault(caption.text)
  if (!fault) return []
  return [
    {
      ...{ file, line: caption.line, column: 1 },
      what: `The caption over <${toy.text}> ${fault}.`,
      todo: `Say what a hand does, in ${maxCaptionWords} words at most; what is more belongs under the toy.`,
    },
  ]
}

/** Finds READMEs that are too long. */
function readmeHints(text: PageInput): Problem[] {
  const toy = toyOf(text)
  const { file, readme } = text.prose
  const [first] = readme
  const length = readme.reduce((sum, block) => sum + countWords(block.text), 0)
  if (!toy || !first || length <= maxReadmeWords) return []
  return [
    {
      ...{ file, line: first.line, column: 1 },
      what: `The words beside <${toy.text}> are ${length}: README.TXT has room for ${maxReadmeWords}.`,
      todo: "Shorten them, or write a post.",
    },
  ]
}
