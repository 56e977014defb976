/** Walks a page's syntax tree and builds the tree to render, reporting mistakes at their places. */
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

/** The name that a component is looked up by: "Foo" for <Foo.Bar>. */
const rootName = (type: string) => type.replace(/\..*$/, "")

/** Walks one page; an instance is used once. */
export class Walk {
  /** The open tags around the current node. */
  private readonly openTags: string[] = []
  /** The places of the tree's elements in the source. */
  private readonly places = new WeakMap<Element, Place>()
  /** Paragraphs made by Markdown rather than by <p> tags. */
  private readonly ownParagraphs = new WeakSet<Element>()

  private readonly values: Values
  private readonly references: References

  constructor(
    private readonly findings: Findings,
    private readonly source: string,
    private readonly embeds: ReadonlyMap<string, Embed>,
    scope: Scope,
    /** Names that the page imports or exports. */
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
        // Whitespace between blocks has no position, nor has the space after a task's checkbox.
        return node.position || node.value === " " || node.value?.trim()
          ? [this.findings.checkedText(node.value ?? "", this.findings.place(node))]
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
        this.findings.addProblem(this.findings.place(node), `A page can't ${word}.`, todo)
        return []
      }
      default:
        return []
    }
  }

  /** Builds a Markdown paragraph, split at elements that a paragraph must not contain. */
  private paragraph(at: Place, nodes: readonly Node[]): Tree {
    const split = splitParagraph(this.children(nodes))
    for (const node of split)
      if (typeof node === "object" && node.type === "p") {
        this.places.set(node, at)
        this.ownParagraphs.add(node)
      }
    return split
  }

  private expression(node: Node): Tree {
    const [source, at] = [node.value ?? "", this.findings.place(node)]
    // A part of a formula, for example, is reported already.
    if (this.findings.isReportedAt(at)) return []
    const value = this.values.presentValueOf(source, node.data?.estree, at)
    const tree = this.treeOf(value, at)
    this.values.checkDisplayed(source, value, tree, at)
    return tree
  }

  private jsx(node: Node): Tree {
    const at = this.findings.place(node)
    const rawProps: Record<string, unknown> = {}
    for (const attribute of node.attributes ?? []) {
      if (attribute.type === "mdxJsxExpressionAttribute") {
        const source = String(attribute.value).replace(/^\s*\.\.\./, "")
        Object.assign(rawProps, this.values.valueOf(source, attribute.data?.estree, at))
      } else if (typeof attribute.value === "object" && attribute.value !== null) {
        const { value, data } = attribute.value
        rawProps[attribute.name ?? ""] = this.values.presentValueOf(value, data?.estree, at)
      } else rawProps[attribute.name ?? ""] = attribute.value ?? true
    }
    const name = node.name ?? ""
    const placement = placementFault(name, this.openTags.at(-1))
    if (placement) this.findings.addProblem(at, placement.what, placement.todo)
    if (name) this.openTags.push(name)
    const children = this.children(node.children ?? [])
    if (name) this.openTags.pop()
    if (!node.name) return children
    if (node.name === feedMark && node.type === "mdxJsxTextElement" && this.embeds.has(feedMark)) {
      this.reportInParagraph(at)
      return children
    }
    const { findings, source, embeds } = this
    const isList = embeds.get(node.name)?.list ?? false
    const places = isList
      ? propPlaces(findings.file, source, node.position?.start.offset ?? 0, node.attributes ?? [])
      : {}
    return this.element(at, node.name, rawProps, children, true, places)
  }

  /** Converts an expression's value to the tree. */
  private treeOf(value: unknown, at: Place): Tree {
    if (value === null || value === undefined || value === failed || typeof value === "boolean") return []
    if (typeof value === "string" || typeof value === "number")
      return [this.findings.checkedText(String(value), at)]
    if (Array.isArray(value)) return joinTexts(value.flatMap(item => this.treeOf(item, at)))
    if (value instanceof JsxNode) {
      const { key: _, ...props } = value.props
      const placement = placementFault(value.type, this.openTags.at(-1))
      if (placement && !this.findings.isReportedAt(at))
        this.findings.addProblem(at, placement.what, placement.todo)
      this.openTags.push(value.type)
      const children = this.treeOf(value.children, at)
      this.openTags.pop()
      return this.element(at, value.type, props, children, true)
    }
    const kind = typeof value === "function" ? "A function" : "An object"
    this.findings.addProblem(
      at,
      `${kind} can't be shown.`,
      "Show one of its texts or numbers: {data.books.length}.",
    )
    return []
  }

  private element(
    at: Place,
    type: string,
    rawProps: Record<string, unknown>,
    contents: Tree,
    jsx = false,
    places: Places = {},
  ): Tree {
    const children =
      jsx && type !== "p" ? withoutParagraph(type, contents, node => this.ownParagraphs.has(node)) : contents
    const props: Props = {}
    const reported = new Set<string>()
    for (const [name, value] of Object.entries(rawProps)) {
      const refuse = (prop: string, kind: string, todo: string) =>
        this.findings.addProblem(at, `The prop "${prop}" of <${type}> is ${kind}.`, todo)
      const plain = value === failed ? undefined : toJson(value, name, refuse)
      if (plain !== undefined) props[name === "class" ? "className" : name] = plain
      else if (value !== undefined) reported.add(name)
    }
    this.findings.out.problems.push(...findInvalidCharIn(props, at))
    const isImported = isComponent(type) && !this.embeds.has(type) && this.imported.has(rootName(type))
    if (jsx && !isImported && !this.openTags.includes("svg"))
      this.findings.out.problems.push(...checkElement(at, type, props, children, this.embeds, reported))
    this.checkNesting(at, type, children)
    if (type === feedMark && this.embeds.has(type)) return this.notInFeed(at, children)
    if (isComponent(type)) {
      const known = this.embeds.get(type)
      if (known?.list) this.findings.out.lists.push({ place: at, props, places })
      if (known && !this.findings.out.embeds.some(({ name }) => name === type))
        this.findings.out.embeds.push({ name: type, place: at })
    } else this.references.record(at, type, props, children)
    const element: Element = { type }
    this.places.set(element, at)
    if (Object.keys(props).length > 0) element.props = props
    if (children.length > 0) element.children = children
    return [element]
  }

  /** Reports children that HTML does not permit in an element; the browser would move them out. */
  private checkNesting(at: Place, type: string, children: Tree): void {
    if (isComponent(type)) return
    const fault = nestingFault(type, children)
    const place = fault && (this.places.get(fault.at) ?? at)
    if (fault && place && !this.findings.isReportedAt(at, place))
      this.findings.addProblem(place, fault.what, fault.todo)
  }

  /** Marks the paragraphs inside of NotInFeed, which renders nothing itself. */
  private notInFeed(at: Place, children: Tree): Tree {
    if (children.some(child => typeof child === "string" && child.trim() !== "")) this.reportInParagraph(at)
    return children.map(child => (typeof child === "string" ? child : { ...child, feed: false }))
  }

  private reportInParagraph(at: Place): void {
    const todo = `Write <${feedMark}> on a line of its own, before a whole paragraph or list.`
    this.findings.addProblem(at, `<${feedMark}> stands within a paragraph.`, todo)
  }
}
