/** The links, pictures and anchors of a page; every heading gets one. */
import Slugger from "github-slugger"
import { type Props, type Tree, type TreeNode, textContent } from "../../lib/content/tree"
import type { Place } from "../problems"
import type { Findings } from "./findings"

/** A heading's contents without the numbers of its footnotes. */
function withoutNotes(tree: Tree): Tree {
  const isNote = (node: TreeNode): boolean =>
    typeof node === "object" &&
    (node.props?.["data-footnote-ref"] !== undefined ||
      (node.type === "sup" && node.children?.length === 1 && node.children.every(isNote)))
  return tree.flatMap(node => {
    if (typeof node === "string" || !node.children) return [node]
    return isNote(node) ? [] : [{ ...node, children: withoutNotes(node.children) }]
  })
}

/** Notes what the elements of one page lead to, and what leads to them. */
export class References {
  private readonly slugger = new Slugger()

  constructor(private readonly findings: Findings) {}

  /** Notes an element of HTML; a heading without an id is given that of its words. */
  note(at: Place, type: string, props: Props, children: Tree): void {
    const { out } = this.findings
    if (/^h[1-6]$/.test(type) && props.id === undefined) {
      // Whoever links to a heading does not see where it may be parted.
      props.id = this.slugger.slug(textContent(withoutNotes(children)).replaceAll("\u00AD", ""))
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
    this.findings.wrong(at, `The picture ${src} has no alternative text.`, todo)
  }
}
