/** Renders a page's tree as HTML for feed readers: no components, no scripts, absolute URLs. */
import { toHtml } from "hast-util-to-html"
import {
  type Element,
  elements,
  isComponent,
  type Json,
  type Tree,
  type TreeNode,
} from "../../lib/content/tree"
import type { Playlist } from "../../lib/music/playlist"
import { blankInvalidChars } from "../characters"
import type { Embed } from "../embeds"

type Hast =
  | { type: "text"; value: string }
  | { type: "element"; tagName: string; properties: Record<string, Json>; children: Hast[] }

/** A published picture, with its size in pixels if known. */
export type FeedPicture = { src: string; width?: number; height?: number }

type Context = {
  embeds: ReadonlyMap<string, Pick<Embed, "feed" | "eager">>
  siteUrl: string
  path: string
  /** Finds a picture by the name that the page uses. A missing one is replaced by its alternative text. */
  picture: (name: string) => FeedPicture | undefined
}

/** Elements that readers do not render and validators warn about. */
const droppedElements =
  /^(?:script|style|iframe|object|embed|form|button|select|textarea|link|meta|base|noscript|template|canvas|audio|video|source|track)$/

/** The attributes that readers understand, beside addresses and pictures. */
const keptAttributes = new Set([
  "lang",
  "dir",
  "start",
  "colSpan",
  "rowSpan",
  "scope",
  "dateTime",
  "cite",
  "open",
  "reversed",
])

/**
 * Renders a tree for a feed. The page's address is added once at the end if part of the page exists only on the
 * site. Returns "" for a tree without words or pictures.
 */
export function feedHtml(tree: Tree, context: Context): string {
  const hasToy = [...elements(tree)].some(node => isComponent(node.type) && isToy(node, context))
  const body = tree.flatMap(node => toHast(node, context, false))
  const end = hasToy ? [element("p", {}, [linkTo(context)])] : []
  const all = [...body, ...end]
  return all.some(hasContent) ? serialize(all) : ""
}

function hasContent(node: Hast): boolean {
  if (node.type === "text") return node.value.trim() !== ""
  return node.tagName === "img" || node.children.some(hasContent)
}

/**
 * The page's description and address, for a page without any content for a feed: readers would show an empty item.
 */
export function descriptionHtml(description: string, url: string): string {
  return serialize([element("p", {}, [text(description)]), element("p", {}, [addressLink(url)])])
}

/** Renders a playlist's songs for a feed. */
export function playlistHtml({ songs, description }: Playlist, url: string): string {
  const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`
  const items = songs.map(({ id, title }) =>
    element("li", {}, id ? [element("a", { href: watch(id) }, [text(title)])] : [text(title)]),
  )
  return serialize([
    element("p", {}, [text(description)]),
    element("ol", {}, items),
    element("p", {}, [addressLink(url)]),
  ])
}

const text = (value: string): Hast => ({ type: "text", value })

const element = (tagName: string, properties: Record<string, Json>, children: Hast[]): Hast => ({
  type: "element",
  tagName,
  properties,
  children,
})

function serialize(children: Hast[]): string {
  const html = toHtml({ type: "root", children } as never, {
    allowDangerousHtml: false,
    characterReferences: { useNamedReferences: false },
  })
  // Readers and validators would take U+FFFD for an encoding error.
  return blankInvalidChars(html).replaceAll("\uFFFD", "[?]")
}

/** A link in a component's feed text: [text](address). */
const templateLink = /\[([^\]]*)\]\(([^)\s]*)\)/

/**
 * Returns whether a component needs the site: it is not just a wrapper of its children, and its feed text links
 * nowhere.
 */
function isToy({ type }: Element, { embeds }: Context): boolean {
  const embed = embeds.get(type)
  return (
    embed !== undefined && (!embed.eager || embed.feed !== "{children}") && !templateLink.test(embed.feed)
  )
}

const linkTo = ({ siteUrl, path }: Context): Hast => addressLink(siteUrl + path)

/** A link with its own address as its text. */
function addressLink(url: string): Hast {
  return element("a", { href: asciiAddress(url) }, [text(url.replace(/^https?:\/\//, ""))])
}

/** Percent-encodes the non-ASCII characters of an address, and nothing else: RSS and tag URIs allow only ASCII. */
export function asciiAddress(address: string): string {
  return address.replace(/[^\x21-\x7e\ud800-\udfff]/gu, letter => encodeURIComponent(letter))
}

/** Converts a node of the tree. `inline` is true inside a paragraph or heading, which can't hold block elements. */
function toHast(node: TreeNode, context: Context, inline: boolean): Hast[] {
  if (typeof node === "string") return [text(node)]
  if (node.feed === false) return []
  if (isComponent(node.type)) return component(node, context, inline)
  const { type, props = {}, children = [] } = node
  if (droppedElements.test(type)) return []
  if (type === "input") return [text(props.checked ? "[x]" : "[ ]")]
  if (type === "img") return picture(node, context)
  const figure = type === "p" ? captioned(children, context) : null
  if (figure) return figure
  const properties: Record<string, Json> = {}
  for (const [name, value] of Object.entries(props)) if (keptAttributes.has(name)) properties[name] = value
  // Readers drop styles, but keep the older align attribute.
  const align = alignOf(node)
  if (align) properties.align = align
  if (type === "a" && typeof props.href === "string")
    properties.href = asciiAddress(absolute(props.href, context))
  if (typeof props.title === "string" && /^(?:abbr|dfn)$/.test(type)) properties.title = props.title
  // Readers show a footnote in place if it has such an id.
  if (typeof props.id === "string" && /^fn(?:ref)?-/.test(props.id)) properties.id = props.id
  const holdsText = inline || /^(?:p|h[1-6]|summary|dt|pre)$/.test(type)
  const inner = children.flatMap(child => toHast(child, context, holdsText))
  if (isEmptied(children, inner)) return []
  return [element(type, properties, inner)]
}

/** Returns whether an element lost all of its contents because its author keeps them out of feeds. */
function isEmptied(children: Tree, inner: readonly Hast[]): boolean {
  const isLeft = inner.some(node => node.type === "element" || node.value.trim() !== "")
  return !isLeft && [...elements(children)].some(child => child.feed === false)
}

/** The alignment of a table cell: "left", "center" or "right"; null if it has none. */
function alignOf({ type, props: { style } = {} }: Element): string | null {
  if (!/^t[dh]$/.test(type) || typeof style !== "object" || style === null || Array.isArray(style))
    return null
  const { textAlign } = style
  return typeof textAlign === "string" && /^(?:left|center|right)$/.test(textAlign) ? textAlign : null
}

/** A picture, followed by its caption in brackets. */
function picture(node: Element, context: Context): Hast[] {
  const caption = String(node.props?.title ?? "")
  return [...image(node, context), ...(caption ? [text(` (${caption})`)] : [])]
}

function image({ props = {} }: Element, context: Context): Hast[] {
  const alt = String(props.alt ?? "")
  const found = context.picture(String(props.src ?? ""))
  if (!found) return alt ? [text(alt)] : []
  const { src, width, height } = found
  return [element("img", { src: asciiAddress(src), alt, ...(width && height && { width, height }) }, [])]
}

/** Converts a paragraph that is one captioned picture to a figure; null for any other paragraph. */
function captioned(children: Tree, context: Context): Hast[] | null {
  const solid = children.filter(child => typeof child !== "string" || child.trim() !== "")
  const [only] = solid
  if (solid.length !== 1 || typeof only !== "object" || only.type !== "img" || !only.props?.title) return null
  return [
    element("figure", {}, [
      ...image(only, context),
      element("figcaption", {}, [text(String(only.props.title))]),
    ]),
  ]
}

/** Renders a component's feed text and its children, in its language if it names one. */
function component(node: Element, context: Context, inline: boolean): Hast[] {
  const { type, props = {}, children = [] } = node
  const template = context.embeds.get(type)?.feed ?? ""
  const inner = template.includes("{children}")
    ? children.flatMap(child => toHast(child, context, inline))
    : []
  const lang = typeof props.lang === "string" && props.lang !== "" ? props.lang : null
  const inside = lang && inner.length > 0 ? [element(inline ? "span" : "div", { lang }, inner)] : inner
  const words = renderTemplate(template, props)
  if (words.length === 0) return inside
  return [...inside, ...(inline ? words : [element("p", {}, words)])]
}

/** Fills a component's feed text with the values of its props, and makes its link an element. */
function renderTemplate(template: string, props: Record<string, Json>): Hast[] {
  const filled = (words: string) =>
    words
      .replace(/\{(\w+)\}/g, (_, name: string) => (name === "children" ? "" : String(props[name] ?? "")))
      .replace(/\s+/g, " ")
  const [, linked, address] = templateLink.exec(template) ?? []
  if (linked === undefined || address === undefined) {
    const words = filled(template).trim()
    return words === "" ? [] : [text(words)]
  }
  const [before = "", after = ""] = template.split(`[${linked}](${address})`).map(filled)
  const link = element("a", { href: filled(address) }, [text(filled(linked))])
  return [text(before), link, text(after)].filter(node => node.type !== "text" || node.value !== "")
}

/** Resolves an address against the page's URL. */
function absolute(address: string, { siteUrl, path }: Context): string {
  if (address.startsWith("//")) return `https:${address}`
  if (address.startsWith("/")) return siteUrl + address
  return /^[#?]/.test(address) ? siteUrl + path + address : address
}
