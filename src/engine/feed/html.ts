/** A page's tree as the HTML that feed readers get: no components, every address whole. */
import { toHtml } from "hast-util-to-html"
import { type Element, isComponent, type Json, type Tree, type TreeNode } from "../../lib/content/tree"
import type { Playlist } from "../../lib/music/playlist"
import type { Embed } from "../embeds"

type Hast =
  | { type: "text"; value: string }
  | { type: "element"; tagName: string; properties: Record<string, Json>; children: Hast[] }

type Context = {
  embeds: ReadonlyMap<string, Embed>
  siteUrl: string
  siteName: string
  path: string
  images: ReadonlyMap<string, string>
}

/**
 * The HTML of a tree for a feed. `images` gives the published address of a picture that lies beside the page, by the
 * name that the page uses; a picture without one is told by its alternative text.
 */
export function feedHtml(tree: Tree, context: Context): string {
  return toHtml({ type: "root", children: tree.flatMap(node => hast(node, context)) } as never, {
    allowDangerousHtml: false,
    characterReferences: { useNamedReferences: false },
  })
}

/** A playlist's songs for a feed. */
export function playlistHtml({ songs, description }: Playlist, url: string): string {
  const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`
  const item = ({ id, title }: Playlist["songs"][number]): TreeNode => ({
    type: "li",
    children: id ? [{ type: "a", props: { href: watch(id) }, children: [title] }] : [title],
  })
  const tree: Tree = [
    { type: "p", children: [description] },
    { type: "ol", children: songs.map(item) },
    { type: "p", children: [{ type: "a", props: { href: url }, children: ["Play the list"] }] },
  ]
  return feedHtml(tree, { embeds: new Map(), siteUrl: "", siteName: "", path: "", images: new Map() })
}

function hast(node: TreeNode, context: Context): Hast[] {
  if (typeof node === "string") return [{ type: "text", value: node }]
  if (isComponent(node.type)) return component(node, context)
  const properties: Record<string, Json> = {}
  for (const [name, value] of Object.entries(node.props ?? {})) {
    if (typeof value === "object") continue
    if (name === "id" || name === "className") continue
    properties[name] = /^(href|src)$/.test(name) ? absolute(String(value), context) : value
  }
  if (node.type === "img") {
    const src = String(node.props?.src ?? "")
    const published = src.startsWith("/") ? absolute(src, context) : context.images.get(src)
    if (!published) return [{ type: "text", value: String(node.props?.alt ?? "") }]
    properties.src = published
  }
  const children = (node.children ?? []).flatMap(child => hast(child, context))
  return [{ type: "element", tagName: node.type, properties, children }]
}

function component({ type, props = {}, children = [] }: Element, context: Context): Hast[] {
  const inside = children.flatMap(child => hast(child, context))
  const said = context.embeds.get(type)?.feed ?? ""
  if (said === "{children}") return inside
  const text = said.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === "children" ? "" : String(props[name] ?? ""),
  )
  const link: Hast = {
    type: "element",
    tagName: "a",
    properties: { href: context.siteUrl + (context.path === "/" ? "/" : context.path) },
    children: [{ type: "text", value: `It is at ${context.siteName}` }],
  }
  const paragraph: Hast = {
    type: "element",
    tagName: "p",
    properties: {},
    children: [{ type: "text", value: `${text} ` }, link, { type: "text", value: "." }],
  }
  return said.includes("{children}") ? [...inside, paragraph] : [paragraph]
}

function absolute(address: string, { siteUrl, path }: Context): string {
  return address.startsWith("/")
    ? siteUrl + address
    : /^[#?]/.test(address)
      ? siteUrl + path + address
      : address
}
