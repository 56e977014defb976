/** How deep and long a page's text may be: past that, to read it takes minutes or ends the program. */
import type { Root } from "mdast"
import { type Problem, placeAt } from "../problems"
import { withoutCode } from "./braces"

/** So many things may stand within one another. */
export const maxDepth = 100

/** So many characters may stand together without a space: a picture that is written as text has more. */
export const maxWordLength = 10_000

const shallower = "Take it apart: what is deeper than a few levels can't be seen on a phone."

/** What is too deep or too long in a text to be given to the parser. */
export function findOversized(file: string, text: string): Problem[] {
  const word = text.search(new RegExp(`\\S{${maxWordLength + 1}}`))
  if (word >= 0) {
    const what = `More than ${maxWordLength} characters stand here without a space.`
    return [{ ...placeAt(file, text, word), what, todo: "A picture belongs into a file beside the page." }]
  }
  const at = deepListIn(text) ?? deepTagIn(text)
  return at === null ? [] : [tooDeep(file, text, at)]
}

/** What is too deep in a tree that has been read. */
export function findTooDeep(file: string, text: string, root: Root): Problem[] {
  type Part = { position?: { start: { offset?: number } }; children?: Part[] }
  let level: Part[] = [root as Part]
  for (let depth = 0; level.length > 0; depth++) {
    const [first] = level
    if (depth > maxDepth) return [tooDeep(file, text, first?.position?.start.offset ?? 0)]
    level = level.flatMap(({ children }) => children ?? [])
  }
  return []
}

function tooDeep(file: string, text: string, offset: number): Problem {
  const what = `More than ${maxDepth} things stand within one another here.`
  return { ...placeAt(file, text, offset), what, todo: shallower }
}

/** Where a list's entry stands that is indented too far, each level by two signs at least. */
function deepListIn(text: string): number | null {
  const found = new RegExp(`^[ \\t]{${2 * maxDepth},}(?=[-*+]|\\d+[.)])`, "m").exec(text)
  return found ? found.index : null
}

/** Where a tag stands within too many others that are not closed; those in code are none. */
function deepTagIn(text: string): number | null {
  const words = withoutCode(text)
  let depth = 0
  for (const { 0: tag, index } of words.matchAll(/<(\/?)[A-Za-z][^<>]*?(\/?)>/g)) {
    if (tag.startsWith("</")) depth = Math.max(0, depth - 1)
    else if (!tag.endsWith("/>")) depth++
    if (depth > maxDepth) return index
  }
  return null
}
