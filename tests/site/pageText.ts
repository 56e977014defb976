/** Reads the text of a page from its page data. */
import { existsSync, readFileSync } from "node:fs"
import { isComponent, type Tree, type TreeNode, textContent } from "../../src/lib/content/tree"
import { primaryLanguage } from "../../src/lib/text/languageTag"

/** Returns the path of a page's data file. */
const dataOf = (path: string) => `public/page-data${path === "/" ? "/index" : path}/page-data.json`

/** Returns whether a path has a data file; pages of address templates have none. */
export const hasPageData = (path: string): boolean => existsSync(dataOf(path))

/** Returns the paragraphs of a page that are visible in a language. */
export function paragraphsOf(path: string, lang: string): string[] {
  const data = JSON.parse(readFileSync(dataOf(path), "utf8"))
  return paragraphs((data.result.data.page?.tree ?? []) as Tree, lang)
}

/** The paragraphs of a page that are words alone: no component, and no link to elsewhere, which says so in words. */
function paragraphs(tree: Tree, lang: string): string[] {
  const isText = (node: TreeNode): boolean =>
    typeof node === "string" ||
    (!isComponent(node.type) &&
      !String(node.props?.href ?? "").startsWith("http") &&
      (node.children ?? []).every(isText))
  return tree.flatMap(node => {
    // The content of a details element is invisible until it is opened.
    if (typeof node === "string" || node.type === "details") return []
    // Content in other languages is shown on request.
    if (node.type === "InLanguage" && primaryLanguage(String(node.props?.lang)) !== primaryLanguage(lang))
      return []
    if (node.type === "p") return isText(node) ? [textContent([node])] : []
    return paragraphs(node.children ?? [], lang)
  })
}
