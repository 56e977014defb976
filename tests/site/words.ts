/** The words of a page as the build has written them down. */
import { existsSync, readFileSync } from "node:fs"
import { isComponent, type Tree, type TreeNode, textContent } from "../../src/lib/content/tree"

/** Where the build has written down what is on a page. */
const dataOf = (path: string) => `public/page-data${path === "/" ? "/index" : path}/page-data.json`

/** Whether the build has written down the page of an address; it has no such file for the templates of addresses. */
export const hasData = (path: string): boolean => existsSync(dataOf(path))

/** The paragraphs of a page with such a file, as they are read in a language. */
export function paragraphsOf(path: string, lang: string): string[] {
  const data = JSON.parse(readFileSync(dataOf(path), "utf8"))
  return paragraphs((data.result.data.page?.tree ?? []) as Tree, lang)
}

/** The paragraphs of a page that are words alone: no component, and no link to elsewhere, which says so in words. */
function paragraphs(tree: Tree, lang: string): string[] {
  const isWords = (node: TreeNode): boolean =>
    typeof node === "string" ||
    (!isComponent(node.type) &&
      !String(node.props?.href ?? "").startsWith("http") &&
      (node.children ?? []).every(isWords))
  return tree.flatMap(node => {
    // What is folded away is there to be opened, also without JavaScript, but is not seen before.
    if (typeof node === "string" || node.type === "details") return []
    // What is there in another language is shown when it is asked for.
    if (node.type === "InLanguage" && node.props?.lang !== lang) return []
    if (node.type === "p") return isWords(node) ? [textContent([node])] : []
    return paragraphs(node.children ?? [], lang)
  })
}
