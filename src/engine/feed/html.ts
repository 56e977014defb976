/** A page's tree as the HTML that feed readers get: no components, no scripts, every address whole. */
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

/** A picture where it is published, with its size in pixels where that is known. */
export type FeedPicture = { src: string; width?: number; height?: number }

type Context = {
  embeds: ReadonlyMap<string, Pick<Embed, "feed" | "eager">>
  siteUrl: string
  path: string
  /** The page's pictures by the name that the page uses; one that is not there is told by its alternative text. */
  picture: (name: string) => FeedPicture | undefined
}

/** What readers do not draw, and validators warn of. */
const refused =
  /^(?:script|style|iframe|object|embed|form|button|select|textarea|link|meta|base|noscript|template|canvas|audio|video|source|track)$/

/** The attributes that mean something in a reader; addresses and pictures have theirs besides. */
const kept = new Set([
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
 * The HTML of a tree for a feed, with the page's address once at the end where something of it is on the page alone.
 * Nothing where the tree has neither words nor pictures for a feed.
 */
export function feedHtml(tree: Tree, context: Context): string {
  const hasToy = [...elements(tree)].some(node => isComponent(node.type) && isToy(node, context))
  const body = tree.flatMap(node => hast(node, context, false))
  const end = hasToy ? [element("p", {}, [linkTo(context)])] : []
  const all = [...body, ...end]
  return all.some(hasContent) ? written(all) : ""
}

function hasContent(node: Hast): boolean {
  if (node.type === "text") return node.value.trim() !== ""
  return node.tagName === "img" || node.children.some(hasContent)
}

/** What a page is about, with its address, for a page that has nothing else for a feed: readers would show an empty sheet. */
export function descriptionHtml(description: string, url: string): string {
  return written([element("p", {}, [text(description)]), element("p", {}, [addressLink(url)])])
}

/** A playlist's songs for a feed. */
export function playlistHtml({ songs, description }: Playlist, url: string): string {
  const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`
  const items = songs.map(({ id, title }) =>
    element("li", {}, id ? [element("a", { href: watch(id) }, [text(title)])] : [text(title)]),
  )
  return written([
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

function written(children: Hast[]): string {
  const html = toHtml({ type: "root", children } as never, {
    allowDangerousHtml: false,
    characterReferences: { useNamedReferences: false },
  })
  // The sign for a character that was lost: readers and validators would take it for one.
  return blankInvalidChars(html).replaceAll("\uFFFD", "[?]")
}

/** A link in what a component says of itself: [words](address). */
const saidLink = /\[([^\]]*)\]\(([^)\s]*)\)/

/** Whether a component is more than a frame that is drawn with the page, and its words lead to nowhere else. */
function isToy({ type }: Element, { embeds }: Context): boolean {
  const embed = embeds.get(type)
  return embed !== undefined && (!embed.eager || embed.feed !== "{children}") && !saidLink.test(embed.feed)
}

const linkTo = ({ siteUrl, path }: Context): Hast => addressLink(siteUrl + path)

/** A link that is named by its address. */
function addressLink(url: string): Hast {
  return element("a", { href: asciiAddress(url) }, [text(url.replace(/^https?:\/\//, ""))])
}

/** An address with what is no ASCII in it percent-encoded, and nothing else: RSS and tag URIs allow no other letters. */
export function asciiAddress(address: string): string {
  return address.replace(/[^\x21-\x7e\ud800-\udfff]/gu, letter => encodeURIComponent(letter))
}

/** A node of the tree; `inline` where it stands in a paragraph or a heading, which can hold no other. */
function hast(node: TreeNode, context: Context, inline: boolean): Hast[] {
  if (typeof node === "string") return [text(node)]
  if (node.feed === false) return []
  if (isComponent(node.type)) return component(node, context, inline)
  const { type, props = {}, children = [] } = node
  if (refused.test(type)) return []
  if (type === "input") return [text(props.checked ? "[x]" : "[ ]")]
  if (type === "img") return picture(node, context)
  const figure = type === "p" ? captioned(children, context) : null
  if (figure) return figure
  const properties: Record<string, Json> = {}
  for (const [name, value] of Object.entries(props)) if (kept.has(name)) properties[name] = value
  // Readers drop styles, and keep the attribute that came before them.
  const align = alignOf(node)
  if (align) properties.align = align
  if (type === "a" && typeof props.href === "string")
    properties.href = asciiAddress(absolute(props.href, context))
  if (typeof props.title === "string" && /^(?:abbr|dfn)$/.test(type)) properties.title = props.title
  // Readers open a footnote in place where they find it by such an id.
  if (typeof props.id === "string" && /^fn(?:ref)?-/.test(props.id)) properties.id = props.id
  const holdsText = inline || /^(?:p|h[1-6]|summary|dt|pre)$/.test(type)
  const inner = children.flatMap(child => hast(child, context, holdsText))
  if (isEmptied(children, inner)) return []
  return [element(type, properties, inner)]
}

/** Whether nothing of what stood in an element is left, since its author keeps it out of feeds. */
function isEmptied(children: Tree, inner: readonly Hast[]): boolean {
  const isLeft = inner.some(node => node.type === "element" || node.value.trim() !== "")
  return !isLeft && [...elements(children)].some(child => child.feed === false)
}

/** The alignment of a table's cell: "center", "right"; null where it says none. */
function alignOf({ type, props: { style } = {} }: Element): string | null {
  if (!/^t[dh]$/.test(type) || typeof style !== "object" || style === null || Array.isArray(style))
    return null
  const { textAlign } = style
  return typeof textAlign === "string" && /^(?:left|center|right)$/.test(textAlign) ? textAlign : null
}

/** A picture, and after it what is written under it. */
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

/** A paragraph that is one picture with words under it, as a figure; null for any other. */
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

/** What a component says of itself, and what stands inside it, in its language where it has one. */
function component(node: Element, context: Context, inline: boolean): Hast[] {
  const { type, props = {}, children = [] } = node
  const said = context.embeds.get(type)?.feed ?? ""
  const inner = said.includes("{children}") ? children.flatMap(child => hast(child, context, inline)) : []
  const lang = typeof props.lang === "string" && props.lang !== "" ? props.lang : null
  const inside = lang && inner.length > 0 ? [element(inline ? "span" : "div", { lang }, inner)] : inner
  const words = saidWords(said, props)
  if (words.length === 0) return inside
  return [...inside, ...(inline ? words : [element("p", {}, words)])]
}

/** What a component says of itself, with the values of its props, and its links. */
function saidWords(said: string, props: Record<string, Json>): Hast[] {
  const filled = (words: string) =>
    words
      .replace(/\{(\w+)\}/g, (_, name: string) => (name === "children" ? "" : String(props[name] ?? "")))
      .replace(/\s+/g, " ")
  const [, linked, address] = saidLink.exec(said) ?? []
  if (linked === undefined || address === undefined) {
    const words = filled(said).trim()
    return words === "" ? [] : [text(words)]
  }
  const [before = "", after = ""] = said.split(`[${linked}](${address})`).map(filled)
  const link = element("a", { href: filled(address) }, [text(filled(linked))])
  return [text(before), link, text(after)].filter(node => node.type !== "text" || node.value !== "")
}

/** An address as it is wherever it is read. */
function absolute(address: string, { siteUrl, path }: Context): string {
  if (address.startsWith("//")) return `https:${address}`
  if (address.startsWith("/")) return siteUrl + address
  return /^[#?]/.test(address) ? siteUrl + path + address : address
}
