/** The handbook of components: made from what each says of itself, and from how the pages use it. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import type { HandbookEntry, HandbookLive } from "../lib/content/handbook"
import { type Element, elements, type Json, type TreeNode } from "../lib/content/tree"
import type { Embed } from "./embeds"
import { feedHtml } from "./feed/html"
import { dataLine } from "./frontMatter"
import { parseMarkdown } from "./mdx/parse"
import type { Page } from "./pages"
import { compare } from "./problems"
import { type PropType, typeName } from "./propTypes"
import { readSource } from "./read"
import type { Site } from "./site"

type Use = { page: Page; element: Element }

/** Every component that MDX may name, in the order of their names. */
export function handbookOf(site: Site): HandbookEntry[] {
  return [...site.embeds.values()]
    .sort((a, b) => compare(a.name, b.name))
    .map(embed => entryOf(embed, usesOf(embed.name, site), site))
}

/** What is drawn as the live example of a component; null where there is no component of this name. */
export function liveExample(name: string, site: Site): HandbookLive | null {
  const embed = site.embeds.get(name)
  if (!embed) return null
  const use = usesOf(name, site)[0]
  const lists = use?.page.data ?? embed.data
  return {
    path: use?.page.path ?? "/handbook",
    title: use?.page.title ?? name,
    siteName: site.facts.name,
    siteUrl: site.facts.siteUrl,
    data: Object.fromEntries(lists.map(list => [list, site.lists.get(list) ?? null])),
    tree: [use?.element ?? madeElement(embed)],
  }
}

/** The first use on each page that has it; a page whose address has a parameter comes last. */
function usesOf(name: string, { pages }: Site): Use[] {
  return pages
    .flatMap(page => {
      const element = [...elements(page.tree)].find(({ type }) => type === name)
      return element ? [{ page, element }] : []
    })
    .sort((a, b) => Number(a.page.path.includes("[")) - Number(b.page.path.includes("[")))
}

function entryOf(embed: Embed, uses: Use[], site: Site): HandbookEntry {
  const use = uses[0]
  const usual = usualValues(readFileSync(join(site.root, embed.file), "utf8"))
  const element = use?.element ?? madeElement(embed)
  const lists = use?.page.data ?? embed.data
  return {
    name: embed.name,
    doc: embed.doc,
    file: embed.file,
    props: Object.entries(embed.props).map(([name, { type, optional, doc }]) => ({
      name,
      kind: name === "children" ? "what stands between its tags" : typeName(type),
      optional,
      usual: usual.get(name) ?? null,
      doc,
    })),
    lists: embed.data,
    example: {
      text: (use && writtenIn(use.page, embed.name, site.root)) ?? mdxOf(element),
      made: use === undefined,
    },
    front: lists.length > 0 ? dataLine(lists.slice(0, -1), lists.at(-1) ?? "") : null,
    feed: feedOf(element, use?.page, site),
    pages: uses.map(({ page: { path, title } }) => ({ path, title: title || site.facts.name })),
  }
}

function feedOf(element: Element, page: Page | undefined, { embeds, facts }: Site): string {
  const context = {
    embeds,
    siteUrl: facts.siteUrl,
    siteName: facts.name,
    path: page?.path ?? "/",
    images: new Map<string, string>(),
    picture: () => undefined,
  }
  return feedHtml([element], context)
}

/** What the props of a component are where they are left out, as its parameter says: "({ start = 5 }: Props)". */
export function usualValues(code: string): Map<string, string> {
  const source = ts.createSourceFile("embed.tsx", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const component = source.statements.find(
    statement =>
      ts.isFunctionDeclaration(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword),
  ) as ts.FunctionDeclaration | undefined
  const given = component?.parameters[0]?.name
  if (!given || !ts.isObjectBindingPattern(given)) return new Map()
  return new Map(
    given.elements.flatMap(({ name, propertyName, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(source), initializer.getText(source)] as const] : [],
    ),
  )
}

type Node = {
  type: string
  name?: string | null
  position?: { start: { offset?: number; column: number }; end: { offset?: number } }
  children?: Node[]
}

function found(node: Node, name: string): Node | undefined {
  if (/^mdxJsx/.test(node.type) && node.name === name) return node
  for (const child of node.children ?? []) {
    const inside = found(child, name)
    if (inside) return inside
  }
  return undefined
}

/** A component as a page's file has it; undefined where an expression makes it. */
function writtenIn({ file }: Page, name: string, root: string): string | undefined {
  const { text } = readSource(root, file)
  const front = /^---\n[\s\S]*?^---$/m.exec(text)?.[0] ?? ""
  try {
    const tree = parseMarkdown(front.replace(/[^\n]/g, " ") + text.slice(front.length), false) as Node
    const { start, end } = found(tree, name)?.position ?? {}
    if (start?.offset === undefined || end?.offset === undefined) return undefined
    const margin = new RegExp(`^ {0,${start.column - 1}}`, "gm")
    // The one heading of the first order is the home page's.
    return text.slice(start.offset, end.offset).replace(margin, "").replace(/^# /gm, "## ")
  } catch {
    return undefined
  }
}

/** A component with a value of the right kind for each prop that it needs. */
function madeElement({ name, props }: Embed): Element {
  const needed = Object.entries(props).filter(([, { optional }]) => !optional)
  const given = needed
    .filter(([prop]) => prop !== "children")
    .map(([prop, { type }]) => [prop, exampleOf(type)])
  return {
    type: name,
    ...(given.length > 0 && { props: Object.fromEntries(given) as Record<string, Json> }),
    ...("children" in props && { children: ["Some words."] }),
  }
}

/** A value of a kind. */
function exampleOf(type: PropType): Json {
  switch (type.kind) {
    case "string":
    case "json":
    case "children":
      return "words"
    case "text":
      return type.format === "day" ? "1998-08-03" : "teal"
    case "number":
      return 1
    case "boolean":
      return true
    case "null":
      return null
    case "literal":
      return type.value
    case "array":
      return [exampleOf(type.item)]
    case "union":
      return exampleOf(type.options[0] ?? { kind: "null" })
    case "object":
      return Object.fromEntries(
        Object.entries(type.fields).flatMap(([name, field]) =>
          field.optional ? [] : [[name, exampleOf(field.type)]],
        ),
      )
  }
}

/** An element as MDX: what stands in it is in lines of its own, and all else within them. */
export function mdxOf(node: TreeNode, isInside = false): string {
  if (typeof node === "string") return node.replace(/[<{\\]/g, "\\$&")
  const props = Object.entries(node.props ?? {}).map(([name, value]) => {
    if (value === true) return ` ${name}`
    if (typeof value === "string" && !/["\n]/.test(value)) return ` ${name}="${value}"`
    return ` ${name}={${JSON.stringify(value)}}`
  })
  const inside = (node.children ?? []).map(child => mdxOf(child, true)).join("")
  const tag = node.type + props.join("")
  const edge = isInside ? "" : "\n"
  return inside === "" ? `<${tag} />` : `<${tag}>${edge}${inside}${edge}</${node.type}>`
}
