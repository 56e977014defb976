/**
 * Hints on style, which never fail a check: short pages and posts, long captions and READMEs, repeated phrases, and
 * languages that the site has no words for. The site's fact `hints: false` turns them off.
 */

import { textContent } from "../lib/content/tree"
import { isProgram, maxCaptionLength } from "../lib/content/windows"
import { languageHints } from "./languageHints"
import { placeIn } from "./pageRules"
import { isUnreadable, type Page } from "./pages"
import { type Problem, sortProblems } from "./problems"
import { draftMark } from "./publication"
import { readSource } from "./read"
import type { Site } from "./site"
import { habits } from "./voice/habits"
import { captionFault, countWords } from "./voice/phrases"
import { type Prose, readProse } from "./voice/prose"

/** The minimum number of words of a page and of a post: fewer are hardly found or shared. */
export const minWords = { page: 30, post: 300 }

/** The maximum number of words beside a toy, about one screen. */
export const maxReadmeWords = 200

/** Finds hints for a checked site. Unreadable pages and drafts are skipped. */
export function hintsOf({ root, facts, pages }: Pick<Site, "root" | "facts" | "pages">): Problem[] {
  if (facts.hints === false) return []
  const texts = pages
    .filter(page => page.kind !== "playlist" && page.publishState !== draftMark && !isUnreadable(page))
    .map(page => {
      const source = readSource(root, page.file)
      return { page, source, prose: readProse(source) }
    })
  return sortProblems([
    ...languageHints({ root, facts, pages }),
    ...texts.flatMap(({ page, source: { text } }) => {
      const hint = shortTextHint(page)
      return hint ? [{ ...placeIn(page, { text }, "text"), ...hint }] : []
    }),
    ...texts.flatMap(({ page, prose }) => (isProgram(page.window) ? programHints(prose) : [])),
    ...habits(
      texts
        .filter(({ page }) => page.kind === "page")
        .map(({ page: { title, description, added }, prose: { file, blocks } }) => {
          return { file, blocks, added, subject: `${title} ${description}` }
        }),
    ),
  ])
}

/** Returns a hint for a short text. The home page, the 404 page and catch-all pages may be short. */
function shortTextHint({ kind, path, tree }: Page): Pick<Problem, "what" | "todo"> | undefined {
  if (kind === "playlist" || path === "/" || path === "/404" || path.includes("[...")) return undefined
  const words = textContent(tree).split(" ").filter(Boolean).length
  const min = minWords[kind]
  if (words >= min) return undefined
  return {
    what: `The ${kind} has ${words} word${words === 1 ? "" : "s"}.`,
    todo: `Write ${min} or more: they are what is found, read aloud and sent on.`,
  }
}

/** Checks the caption over a toy and the length of its README. */
function programHints({ file, caption, readme, blocks }: Prose): Problem[] {
  const toy = blocks.find(({ kind }) => kind === "toy")
  if (!toy) return []
  const hints: Problem[] = []
  const fault = caption && captionFault(caption.text)
  if (!caption)
    hints.push({
      ...{ file, line: toy.line, column: 1 },
      what: `<${toy.text}> has no caption, or more than one paragraph before it.`,
      todo: "Write one sentence over it: it stays there, and all other words go to README.TXT.",
    })
  else if (fault)
    hints.push({
      ...{ file, line: caption.line, column: 1 },
      what: `The caption over <${toy.text}> ${fault}.`,
      todo: `Write one sentence of ${maxCaptionLength} characters at most; what is more belongs under the toy.`,
    })
  const length = readme.reduce((sum, { text }) => sum + countWords(text), 0)
  const [first] = readme
  if (length > maxReadmeWords && first)
    hints.push({
      ...{ file, line: first.line, column: 1 },
      what: `The words beside <${toy.text}> are ${length}: README.TXT has room for ${maxReadmeWords}.`,
      todo: "Shorten them, or write a post.",
    })
  return hints
}
