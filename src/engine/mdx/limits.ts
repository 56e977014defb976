/** Limits for the depth and length of texts that would take minutes to parse or crash the parser. */
import type { Root } from "mdast"
import { type Problem, placeAt } from "../problems"
import { withoutCode } from "./braces"

/** The maximum depth of nesting. */
export const maxDepth = 100

/** The maximum number of characters without a space; base64 pictures have more. */
export const maxWordLength = 10_000

const depthAdvice = "Take it apart: what is deeper than a few levels can't be seen on a phone."

/** Finds text that is too deep or too long for the parser. */
export function findOversized(file: string, text: string): Problem[] {
  const word = text.search(new RegExp(`\\S{${maxWordLength + 1}}`))
  if (word >= 0) {
    const what = `More than ${maxWordLength} characters stand here without a space.`
    return [{ ...placeAt(file, text, word), what, todo: "A picture belongs into a file beside the page." }]
  }
  const at = deepListIn(text) ?? deepTagIn(text)
  return at === null ? [] : [tooDeep(file, text, at)]
}

/** Finds nesting that is too deep in a parsed tree. */
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
  return { ...placeAt(file, text, offset), what, todo: depthAdvice }
}

/** The offset of a list item that is indented too far, at two spaces a level; null if there is none. */
function deepListIn(text: string): number | null {
  const found = new RegExp(`^[ \\t]{${2 * maxDepth},}(?=[-*+]|\\d+[.)])`, "m").exec(text)
  return found ? found.index : null
}

/** The offset of a tag nested in too many unclosed ones, ignoring code; null if there is none. */
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
