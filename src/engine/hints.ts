/**
 * Matters of taste, which stop nobody: pages and posts that are short, captions and READMEs that are long, what many
 * pages say in the same words, and languages in which the site has no words of its own. The site's fact `hints: false` turns them off.
 */

import { textContent } from "../lib/content/tree"
import { isProgram, maxCaptionLength } from "../lib/content/windows"
import { languageHints } from "./languageHints"
import { placeIn } from "./pageRules"
import type { Page } from "./pages"
import { type Problem, sortProblems } from "./problems"
import { draftMark } from "./publication"
import { readSource } from "./read"
import type { Site } from "./site"
import { habits } from "./voice/habits"
import { countWords, faultOfCaption } from "./voice/phrases"
import { type Prose, readProse } from "./voice/prose"

/** The fewest words by which a page, and a post, is found and worth to be sent on. */
export const minWords = { page: 30, post: 300 }

/** The most words beside a toy: a screen of them. */
export const maxReadmeWords = 200

/** The hints for a site that has been checked; none for pages that can't be read or are drafts. */
export function hintsOf({ root, facts, pages }: Pick<Site, "root" | "facts" | "pages">): Problem[] {
  if (facts.hints === false) return []
  const texts = pages
    .filter(({ kind, waits, anchors }) => kind !== "playlist" && waits !== draftMark && anchors !== null)
    .map(page => {
      const source = readSource(root, page.file)
      return { page, source, prose: readProse(source) }
    })
  return sortProblems([
    ...languageHints({ root, facts, pages }),
    ...texts.flatMap(({ page, source: { text } }) => {
      const hint = shortText(page)
      return hint ? [{ ...placeIn(page, { text }, "text"), ...hint }] : []
    }),
    ...texts.flatMap(({ page, prose }) => (isProgram(page.window) ? wordsOfProgram(prose) : [])),
    ...habits(
      texts
        .filter(({ page }) => page.kind === "page")
        .map(({ page: { title, description, added }, prose: { file, blocks } }) => {
          return { file, blocks, added, subject: `${title} ${description}` }
        }),
    ),
  ])
}

/** Tells of a text that is short; home, the page for what is not there and those for the rest of a path may be. */
function shortText({ kind, path, tree }: Page): Pick<Problem, "what" | "todo"> | undefined {
  if (kind === "playlist" || path === "/" || path === "/404" || path.includes("[...")) return undefined
  const words = textContent(tree).split(" ").filter(Boolean).length
  const min = minWords[kind]
  if (words >= min) return undefined
  return {
    what: `The ${kind} has ${words} word${words === 1 ? "" : "s"}.`,
    todo: `Write ${min} or more: they are what is found, read aloud and sent on.`,
  }
}

/** Tells of what stands over a toy, and of the length of its README. */
function wordsOfProgram({ file, caption, readme, blocks }: Prose): Problem[] {
  const toy = blocks.find(({ kind }) => kind === "toy")
  if (!toy) return []
  const hints: Problem[] = []
  const fault = caption && faultOfCaption(caption.text)
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
