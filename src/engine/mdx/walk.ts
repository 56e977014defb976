/** The walk over a page's syntax tree, which makes the tree that is drawn; what is wrong is told at its place. */
import { type Element, isComponent, type Props, type Tree } from "../../lib/content/tree"
import { findInvalidCharIn } from "../characters"
import type { Embed } from "../embeds"
import type { Place } from "../problems"
import { nestingFault, splitParagraph, withoutParagraph } from "./contentModel"
import { checkElement } from "./elements"
import { JsxNode, type Scope } from "./expression"
import type { Findings } from "./findings"
import { feedMark } from "./parse"
import { type Places, propPlaces } from "./propPlaces"
import { References } from "./references"
import { htmlProps, joinTexts, type Node } from "./syntax"
import { placementFault } from "./tags"
import { toJson } from "./toJson"
import { failed, Values } from "./values"
import type { TextWords } from "./words"

/** The name that a component is looked up by: "Foo" of <Foo.Bar>. */
const rootName = (type: string) => type.replace(/\..*$/, "")

/** Walks one page, once. */
export class Walk {
  /** The tags round what is walked, as they were written. */
  private readonly within: string[] = []
  /** Where the elements of the tree were written. */
  private readonly places = new WeakMap<Element, Place>()
  /** The paragraphs that are Markdown's, and not tags of the author. */
  private readonly ownParagraphs = new WeakSet<Element>()

  private readonly values: Values
  private readonly references: References

  constructor(
    private readonly findings: Findings,
    private readonly source: string,
    private readonly embeds: ReadonlyMap<string, Embed>,
    scope: Scope,
    /** What an import or export of the page has brought. */
    private readonly imported: ReadonlySet<string>,
    private readonly words: TextWords,
  ) {
    this.values = new Values(findings, embeds, scope, imported)
    this.references = new References(findings)
  }

  children(nodes: readonly Node[]): Tree {
    return joinTexts(nodes.flatMap(node => this.node(node)))
  }

  private node(node: Node): Tree {
    switch (node.type) {
      case "text":
        // The line ends between blocks have no place, nor has the blank after a task's box.
        return node.position || node.value === " " || node.value?.trim()
          ? [this.findings.text(node.value ?? "", this.findings.place(node))]
          : []
      case "element":
        if (node.tagName === "p") return this.paragraph(this.findings.place(node), node.children ?? [])
        return this.element(
          this.findings.place(node),
          node.tagName ?? "",
          htmlProps(node.tagName ?? "", node.properties, this.words),
          this.children(node.children ?? []),
        )
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return this.jsx(node)
      case "mdxFlowExpression":
      case "mdxTextExpression":
        return this.expression(node)
      case "mdxjsEsm": {
        const word = /^\s*(import|export)/.exec(node.value ?? "")?.[1] ?? "import"
        const todo =
          word === "import"
            ? 'Remove the line: components are known by their names, and lists by "data:" in the front matter.'
            : "Write the value where it is used, or in a list in content/data that the front matter names."
        this.findings.wrong(this.findings.place(node), `A page can't ${word}.`, todo)
        return []
      }
      default:
        return []
    }
  }

  /** A paragraph of Markdown, taken apart where something stands in it that no paragraph can hold. */
  private paragraph(at: Place, nodes: readonly Node[]): Tree {
    const made = splitParagraph(this.children(nodes))
    for (const node of made)
      if (typeof node === "object" && node.type === "p") {
        this.places.set(node, at)
        this.ownParagraphs.add(node)
      }
    return made
  }

  private expression(node: Node): Tree {
    const [source, at] = [node.value ?? "", this.findings.place(node)]
    // What is no expression of the page's, as a part of a formula, is told once.
    if (this.findings.isToldAt(at)) return []
    const value = this.values.presentValueOf(source, node.data?.estree, at)
    const tree = this.shown(value, at)
    this.values.checkShown(source, value, tree, at)
    return tree
  }

  private jsx(node: Node): Tree {
    const at = this.findings.place(node)
    const given: Record<string, unknown> = {}
    for (const attribute of node.attributes ?? []) {
      if (attribute.type === "mdxJsxExpressionAttribute") {
        const source = String(attribute.value).replace(/^\s*\.\.\./, "")
        Object.assign(given, this.values.valueOf(source, attribute.data?.estree, at))
      } else if (typeof attribute.value === "object" && attribute.value !== null) {
        const { value, data } = attribute.value
        given[attribute.name ?? ""] = this.values.presentValueOf(value, data?.estree, at)
      } else given[attribute.name ?? ""] = attribute.value ?? true
    }
    const name = node.name ?? ""
    const lost = placementFault(name, this.within.at(-1))
    if (lost) this.findings.wrong(at, lost.what, lost.todo)
    if (name) this.within.push(name)
    const children = this.children(node.children ?? [])
    if (name) this.within.pop()
    if (!node.name) return children
    if (node.name === feedMark && node.type === "mdxJsxTextElement" && this.embeds.has(feedMark)) {
      this.withinParagraph(at)
      return children
    }
    const { findings, source, embeds } = this
    const isList = embeds.get(node.name)?.list ?? false
    const places = isList
      ? propPlaces(findings.file, source, node.position?.start.offset ?? 0, node.attributes ?? [])
      : {}
    return this.element(at, node.name, given, children, true, places)
  }

  /** What an expression made, as it stands in the text. */
  private shown(value: unknown, at: Place): Tree {
    if (value === null || value === undefined || value === failed || typeof value === "boolean") return []
    if (typeof value === "string" || typeof value === "number") return [this.findings.text(String(value), at)]
    if (Array.isArray(value)) return joinTexts(value.flatMap(item => this.shown(item, at)))
    if (value instanceof JsxNode) {
      const { key: _, ...props } = value.props
      const lost = placementFault(value.type, this.within.at(-1))
      if (lost && !this.findings.isToldAt(at)) this.findings.wrong(at, lost.what, lost.todo)
      this.within.push(value.type)
      const children = this.shown(value.children, at)
      this.within.pop()
      return this.element(at, value.type, props, children, true)
    }
    const kind = typeof value === "function" ? "A function" : "An object"
    this.findings.wrong(
      at,
      `${kind} can't be shown.`,
      "Show one of its texts or numbers: {data.books.length}.",
    )
    return []
  }

  private element(
    at: Place,
    type: string,
    given: Record<string, unknown>,
    contents: Tree,
    jsx = false,
    places: Places = {},
  ): Tree {
    const children =
      jsx && type !== "p" ? withoutParagraph(type, contents, node => this.ownParagraphs.has(node)) : contents
    const props: Props = {}
    const refused = new Set<string>()
    for (const [name, value] of Object.entries(given)) {
      const refuse = (prop: string, kind: string, todo: string) =>
        this.findings.wrong(at, `The prop "${prop}" of <${type}> is ${kind}.`, todo)
      const plain = value === failed ? undefined : toJson(value, name, refuse)
      if (plain !== undefined) props[name === "class" ? "className" : name] = plain
      else if (value !== undefined) refused.add(name)
    }
    this.findings.out.problems.push(...findInvalidCharIn(props, at))
    const isImported = isComponent(type) && !this.embeds.has(type) && this.imported.has(rootName(type))
    if (jsx && !isImported && !this.within.includes("svg"))
      this.findings.out.problems.push(...checkElement(at, type, props, children, this.embeds, refused))
    this.nesting(at, type, children)
    if (type === feedMark && this.embeds.has(type)) return this.notInFeed(at, children)
    if (isComponent(type)) {
      const known = this.embeds.get(type)
      if (known?.list) this.findings.out.lists.push({ place: at, props, places })
      if (known && !this.findings.out.embeds.some(({ name }) => name === type))
        this.findings.out.embeds.push({ name: type, place: at })
    } else this.references.note(at, type, props, children)
    const element: Element = { type }
    this.places.set(element, at)
    if (Object.keys(props).length > 0) element.props = props
    if (children.length > 0) element.children = children
    return [element]
  }

  /** Tells of what an element can't hold in HTML, where it stands; the browser would move it out. */
  private nesting(at: Place, type: string, children: Tree): void {
    if (isComponent(type)) return
    const fault = nestingFault(type, children)
    const place = fault && (this.places.get(fault.at) ?? at)
    if (fault && place && !this.findings.isToldAt(at, place))
      this.findings.wrong(place, fault.what, fault.todo)
  }

  /** Marks each of the paragraphs in a NotInFeed, which is itself no part of the page. */
  private notInFeed(at: Place, children: Tree): Tree {
    if (children.some(child => typeof child === "string" && child.trim() !== "")) this.withinParagraph(at)
    return children.map(child => (typeof child === "string" ? child : { ...child, feed: false }))
  }

  private withinParagraph(at: Place): void {
    const todo = `Write <${feedMark}> on a line of its own, before a whole paragraph or list.`
    this.findings.wrong(at, `<${feedMark}> stands within a paragraph.`, todo)
  }
}
