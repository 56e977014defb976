/** A page's MDX, evaluated once, in Node, to the tree that everything else reads; every mistake has its place. */
import Slugger from "github-slugger"
import { type Element, isComponent, type Props, type Tree, textContent } from "../../lib/content/tree"
import { strayCharacters, strayIn, withoutStrays } from "../characters"
import type { Embed } from "../embeds"
import { anyOf, didYouMean, type Place, type Problem, placeAt } from "../problems"
import { spoiltLetters } from "../unicode"
import { unreadName } from "./braces"
import { faultOfNesting, paragraphs, withoutParagraph } from "./contentModel"
import { checkElement } from "./elements"
import { explained, Made, run, type Scope, UnknownName } from "./expression"
import { importedNames } from "./imported"
import { literalOf } from "./literal"
import { feedMark, parseMdx } from "./parse"
import { type ListUse, type Places, propPlaces } from "./propPlaces"
import { timeLimit } from "./sandbox"
import { htmlProps, joined, type Node, type Program, waits } from "./syntax"
import { faultOfPlace } from "./tags"
import { toJson } from "./toJson"
import { type TextWords, textWords } from "./words"

/** A link or picture as the page names it. */
export type Reference = Place & { href: string }

export type Evaluated = {
  tree: Tree
  links: Reference[]
  /** Pictures that lie beside the page, as the page names them: "./photos/beach.png". */
  images: Reference[]
  /** What "#..." in a link to this page may say; null where the page can't be read. */
  anchors: string[] | null
  /** The names of the embeds on the page, each once, in order. */
  embeds: { name: string; place: Place }[]
  /** The lists that the page shows by <List>. */
  lists: ListUse[]
  problems: Problem[]
}

/** Evaluates a text whose front matter has been blanked out. `scope` is what its expressions see, `lang` its language. */
export function evaluateMdx(
  file: string,
  text: string,
  embeds: ReadonlyMap<string, Embed>,
  scope: Scope,
  lang = "en",
): Evaluated {
  const words = textWords(lang)
  const { root, complete, problems: unread } = parseMdx(file, withoutStrays(text), words)
  const place = (offset: number) => placeAt(file, text, offset)
  const problems = [...strayCharacters(text, place), ...spoiltLetters(text, place), ...unread]
  const nothing = { tree: [], links: [], images: [], anchors: null, embeds: [], lists: [] }
  const result: Evaluated = { ...nothing, problems }
  if (!root) return result
  result.anchors = []
  const slugger = new Slugger()
  const nodes = (root as unknown as Node).children ?? []
  const walk = new Walk(file, text, embeds, scope, result, slugger, importedNames(nodes), words)
  result.tree = walk.children(nodes)
  if (complete) return result
  // A tag that was passed over may be the one that others have to stand in, or that another needs inside it.
  const follows = / stands outside | can't hold | has nothing inside it/
  result.problems = result.problems.filter(({ what }) => !follows.test(what))
  return { ...nothing, links: result.links, images: result.images, problems: result.problems }
}

/** The value of an expression that has failed, and has been told of. */
const failed = Symbol("failed")

/** Whether a number of an expression's value is none, or has no end. */
function someNumberIsNone(value: unknown): boolean {
  if (value instanceof Made) return someNumberIsNone(value.children)
  return Array.isArray(value)
    ? value.some(someNumberIsNone)
    : typeof value === "number" && !Number.isFinite(value)
}

/** The name that a component is looked up by: "Foo" of <Foo.Bar>. */
const rootName = (type: string) => type.replace(/\..*$/, "")

class Walk {
  /** The tags round what is walked, as they were written. */
  private readonly within: string[] = []
  private readonly time = { left: timeLimit }
  /** Where the elements of the tree were written. */
  private readonly places = new WeakMap<Element, Place>()
  /** The paragraphs that are Markdown's, and not tags of the author. */
  private readonly ownParagraphs = new WeakSet<Element>()

  constructor(
    private readonly file: string,
    private readonly source: string,
    private readonly embeds: ReadonlyMap<string, Embed>,
    private readonly scope: Scope,
    private readonly out: Evaluated,
    private readonly slugger: Slugger,
    /** What an import or export of the page has brought: that it can't have one is told, and not its uses. */
    private readonly imported: ReadonlySet<string>,
    private readonly words: TextWords,
  ) {}

  private place(node: Node): Place {
    const start = node.position?.start
    return { file: this.file, line: start?.line ?? 1, column: start?.column ?? 1 }
  }

  private wrong(at: Place, what: string, todo: string): void {
    this.out.problems.push({ ...at, what, todo })
  }

  private text(value: string, at: Place): string {
    this.out.problems.push(...strayIn(value, at))
    return value
  }

  children(nodes: readonly Node[]): Tree {
    return joined(nodes.flatMap(node => this.node(node)))
  }

  private node(node: Node): Tree {
    switch (node.type) {
      case "text":
        // The line ends between blocks have no place, nor has the blank after a task's box.
        return node.position || node.value === " " || node.value?.trim()
          ? [this.text(node.value ?? "", this.place(node))]
          : []
      case "element":
        if (node.tagName === "p") return this.paragraph(this.place(node), node.children ?? [])
        return this.element(
          this.place(node),
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
        this.wrong(this.place(node), `A page can't ${word}.`, todo)
        return []
      }
      default:
        return []
    }
  }

  /** A paragraph of Markdown, taken apart where something stands in it that no paragraph can hold. */
  private paragraph(at: Place, nodes: readonly Node[]): Tree {
    const made = paragraphs(this.children(nodes))
    for (const node of made)
      if (typeof node === "object" && node.type === "p") {
        this.places.set(node, at)
        this.ownParagraphs.add(node)
      }
    return made
  }

  private expression(node: Node): Tree {
    const [source, at] = [node.value ?? "", this.place(node)]
    const value = this.value(source, node.data?.estree, at)
    if (value === undefined) this.empty(source, at)
    const tree = this.shown(value, at)
    const [spoilt] = /\bNaN\b|-?\bInfinity\b|\bundefined\b|\[object \w+\]/.exec(textContent(tree)) ?? []
    const isSpoilt = spoilt !== undefined ? !source.includes(spoilt) : someNumberIsNone(value)
    if (isSpoilt) {
      const todo = "Look at its names, and at what it divides by."
      this.wrong(at, `{${source.trim()}} comes to "${textContent(tree).slice(0, 40)}".`, todo)
    }
    return tree
  }

  /** Tells of an expression that comes to nothing: most often the name of a part is misspelt. */
  private empty(source: string, at: Place): void {
    if (/\bundefined\b/.test(source)) return
    const [, whole = "", part = ""] = /^(.+)\.(\w+)\s*$/s.exec(source) ?? []
    const parent = whole && this.value(whole, undefined, at)
    const names = typeof parent === "object" && parent !== null ? Object.keys(parent) : []
    const otherwise = names.length > 0 ? `There is ${anyOf(names.slice(0, 12))}.` : "Look at its names."
    this.wrong(at, `{${source.trim()}} comes to nothing.`, didYouMean(part, names, otherwise))
  }

  private value(source: string, program: Program, at: Place): unknown {
    if (program?.body.length === 0) return null
    // It has been told of.
    if (source.replace(/^\s*\.\.\./, "").trim() === unreadName) return failed
    const literal = literalOf(program)
    if (literal) return literal.value
    if (waits(program)) {
      const todo = "Write what is known at once: it is run when the site is built, and nothing waits for it."
      this.wrong(at, "An expression waits: it has async, await or import() in it.", todo)
      return failed
    }
    // The expression that took the time is told of; those after it are not run.
    if (this.time.left <= 0) return failed
    try {
      return run(source, this.scope, this.embeds, this.time)
    } catch (error) {
      if (error instanceof UnknownName && !error.list && this.imported.has(error.called)) return failed
      const mistake = explained(error, this.scope)
      if (mistake) this.wrong(at, mistake.what, mistake.todo)
      return failed
    }
  }

  private jsx(node: Node): Tree {
    const at = this.place(node)
    const given: Record<string, unknown> = {}
    for (const attribute of node.attributes ?? []) {
      if (attribute.type === "mdxJsxExpressionAttribute") {
        const source = String(attribute.value).replace(/^\s*\.\.\./, "")
        Object.assign(given, this.value(source, attribute.data?.estree, at))
      } else if (typeof attribute.value === "object" && attribute.value !== null) {
        const { value, data } = attribute.value
        given[attribute.name ?? ""] = this.value(value, data?.estree, at)
        if (given[attribute.name ?? ""] === undefined) this.empty(value, at)
      } else given[attribute.name ?? ""] = attribute.value ?? true
    }
    const name = node.name ?? ""
    const lost = faultOfPlace(name, this.within.at(-1))
    if (lost) this.wrong(at, lost.what, lost.todo)
    if (name) this.within.push(name)
    const children = this.children(node.children ?? [])
    if (name) this.within.pop()
    if (!node.name) return children
    if (node.name === feedMark && node.type === "mdxJsxTextElement" && this.embeds.has(feedMark)) {
      this.withinParagraph(at)
      return children
    }
    const { file, source, embeds } = this
    const isList = embeds.get(node.name)?.list ?? false
    const places = isList
      ? propPlaces(file, source, node.position?.start.offset ?? 0, node.attributes ?? [])
      : {}
    return this.element(at, node.name, given, children, true, places)
  }

  /** What an expression made, as it stands in the text. */
  private shown(value: unknown, at: Place): Tree {
    if (value === null || value === undefined || value === failed || typeof value === "boolean") return []
    if (typeof value === "string" || typeof value === "number") return [this.text(String(value), at)]
    if (Array.isArray(value)) return joined(value.flatMap(item => this.shown(item, at)))
    if (value instanceof Made) {
      const { key: _, ...props } = value.props
      return this.element(at, value.type, props, this.shown(value.children, at), true)
    }
    const kind = typeof value === "function" ? "A function" : "An object"
    this.wrong(at, `${kind} can't be shown.`, "Show one of its texts or numbers: {data.books.length}.")
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
        this.wrong(at, `The prop "${prop}" of <${type}> is ${kind}.`, todo)
      const plain = value === failed ? undefined : toJson(value, name, refuse)
      if (plain !== undefined) props[name === "class" ? "className" : name] = plain
      else if (value !== undefined) refused.add(name)
    }
    this.out.problems.push(...strayIn(props, at))
    const isImported = isComponent(type) && !this.embeds.has(type) && this.imported.has(rootName(type))
    if (jsx && !isImported && !this.within.includes("svg"))
      this.out.problems.push(...checkElement(at, type, props, children, this.embeds, refused))
    this.nesting(at, type, children)
    if (type === feedMark && this.embeds.has(type)) return this.notInFeed(at, children)
    if (isComponent(type)) {
      const known = this.embeds.get(type)
      if (known?.list) this.out.lists.push({ place: at, props, places })
      if (known && !this.out.embeds.some(({ name }) => name === type))
        this.out.embeds.push({ name: type, place: at })
    } else this.note(at, type, props, children)
    const element: Element = { type }
    this.places.set(element, at)
    if (Object.keys(props).length > 0) element.props = props
    if (children.length > 0) element.children = children
    return [element]
  }

  /** Tells of what an element can't hold in HTML, where it stands; the browser would move it out. */
  private nesting(at: Place, type: string, children: Tree): void {
    if (isComponent(type)) return
    const fault = faultOfNesting(type, children)
    const place = fault && (this.places.get(fault.at) ?? at)
    const isTold = this.out.problems.some(({ line, column }) =>
      [at, place].some(each => each?.line === line && each.column === column),
    )
    if (fault && place && !isTold) this.wrong(place, fault.what, fault.todo)
  }

  /** Marks each of the paragraphs in a NotInFeed, which is itself no part of the page. */
  private notInFeed(at: Place, children: Tree): Tree {
    if (children.some(child => typeof child === "string" && child.trim() !== "")) this.withinParagraph(at)
    return children.map(child => (typeof child === "string" ? child : { ...child, feed: false }))
  }

  private withinParagraph(at: Place): void {
    const todo = `Write <${feedMark}> on a line of its own, before a whole paragraph or list.`
    this.wrong(at, `<${feedMark}> stands within a paragraph.`, todo)
  }

  /** Notes links, pictures and anchors, and gives every heading one. */
  private note(at: Place, type: string, props: Props, children: Tree): void {
    if (/^h[1-6]$/.test(type) && props.id === undefined) {
      // Whoever links to a heading does not see where it may be parted.
      props.id = this.slugger.slug(textContent(children).replaceAll("\u00AD", ""))
    }
    if (typeof props.id === "string") this.out.anchors?.push(props.id)
    if (type === "a" && typeof props.href === "string") this.out.links.push({ ...at, href: props.href })
    if (type === "img") {
      const src = typeof props.src === "string" ? props.src : ""
      this.out.images.push({ ...at, href: src })
      const decorative = props.alt === "" && props.role === "presentation"
      if (!props.alt && !decorative) {
        const todo = "Say what it shows: ![A hamster asleep on a keyboard](./pertti.png)."
        this.wrong(at, `The picture ${src} has no alternative text.`, todo)
      }
    }
  }
}
