/** Evaluates a page's MDX once, in Node, to the tree that everything else reads. Every mistake has its place. */
import { blankInvalidChars, findInvalidChars } from "../characters"
import type { Embed } from "../embeds"
import { placeAt } from "../problems"
import { findMojibake } from "../unicode"
import type { Scope } from "./expression"
import { type Evaluated, Findings } from "./findings"
import { importedNames } from "./imported"
import { parseMdx } from "./parse"
import type { Node } from "./syntax"
import { Walk } from "./walk"
import { textWords } from "./words"

/**
 * Evaluates a text whose front matter has been blanked out. Expressions see `scope`; `lang` is the page's language.
 */
export function evaluateMdx(
  file: string,
  text: string,
  embeds: ReadonlyMap<string, Embed>,
  scope: Scope,
  lang = "en",
): Evaluated {
  const words = textWords(lang)
  const { root, complete, problems: unread } = parseMdx(file, blankInvalidChars(text), words)
  const place = (offset: number) => placeAt(file, text, offset)
  const problems = [...findInvalidChars(text, place), ...findMojibake(text, place), ...unread]
  const nothing = { tree: [], links: [], images: [], anchors: null, embeds: [], lists: [] }
  const result: Evaluated = { ...nothing, problems }
  if (!root) return result
  result.anchors = []
  const nodes = (root as unknown as Node).children ?? []
  const walk = new Walk(new Findings(file, result), text, embeds, scope, importedNames(nodes), words)
  result.tree = walk.children(nodes)
  if (complete) return result
  // A skipped tag may be the parent or child that another mistake misses, so those mistakes are not reported.
  const follows = / stands outside | can't hold | has nothing inside it/
  result.problems = result.problems.filter(({ what }) => !follows.test(what))
  return { ...nothing, links: result.links, images: result.images, problems: result.problems }
}
