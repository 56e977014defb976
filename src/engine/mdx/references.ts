/** Collects a page's links, pictures and anchors. Every heading gets an anchor. */
import Slugger from "github-slugger"
import { type Props, type Tree, type TreeNode, textContent } from "../../lib/content/tree"
import type { Place } from "../problems"
import type { Findings } from "./findings"

/** A heading's contents without footnote references. */
function withoutFootnotes(tree: Tree): Tree {
  const isFootnote = (node: TreeNode): boolean =>
    typeof node === "object" &&
    (node.props?.["data-footnote-ref"] !== undefined ||
      (node.type === "sup" && node.children?.length === 1 && node.children.every(isFootnote)))
  return tree.flatMap(node => {
    if (typeof node === "string" || !node.children) return [node]
    return isFootnote(node) ? [] : [{ ...node, children: withoutFootnotes(node.children) }]
  })
}

/** Records the links from the elements of one page, and the anchors on it. */
export class References {
  private readonly slugger = new Slugger()

  constructor(private readonly findings: Findings) {}

  /** Records an HTML element. A heading without an id gets one made of its text. */
  record(at: Place, type: string, props: Props, children: Tree): void {
    const { out } = this.findings
    if (/^h[1-6]$/.test(type) && props.id === undefined) {
      // Soft hyphens are invisible, so they stay out of anchors.
      props.id = this.slugger.slug(textContent(withoutFootnotes(children)).replaceAll("\u00AD", ""))
    }
    if (typeof props.id === "string") out.anchors?.push(props.id)
    if (type === "a" && typeof props.href === "string") out.links.push({ ...at, href: props.href })
    if (type === "img") this.picture(at, props)
  }

  private picture(at: Place, props: Props): void {
    const src = typeof props.src === "string" ? props.src : ""
    this.findings.out.images.push({ ...at, href: src })
    const decorative = props.alt === "" && props.role === "presentation"
    if (props.alt || decorative) return
    const todo = "Say what it shows: ![A hamster asleep on a keyboard](./pertti.png)."
    this.findings.addProblem(at, `The picture ${src} has no alternative text.`, todo)
  }
}
