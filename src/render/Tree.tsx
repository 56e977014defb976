import type { IGatsbyImageData } from "gatsby-plugin-image"
import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from "react"
import { ExternalLink } from "../components/external-link/ExternalLink"
import { PageLink } from "../components/page-link/PageLink"
import { Picture as PagePicture } from "../components/picture/Picture"
import { ScrollArea } from "../components/scroll-area/ScrollArea"
import { WikiLink } from "../components/wiki-link/WikiLink"
import { PicturesContext } from "../hooks/page/pictures"
import {
  type Element,
  elements,
  isComponent,
  type Tree as PageTree,
  type TreeNode,
  textContent,
} from "../lib/content/tree"
import { articleOf } from "../lib/content/wikipedia"
import { Embed } from "./Embed"
import { eager } from "./registry"

/** The pictures of a page by name: responsive images, or the addresses of unprocessed ones. */
export type Images = Record<string, IGatsbyImageData | string>

const ImagesContext = createContext<Images>({})

type Props = { tree: PageTree; images?: Images }

/** Renders a page's tree. */
export function Tree({ tree, images = {} }: Props) {
  return <ImagesContext.Provider value={images}>{tree.map(renderNode)}</ImagesContext.Provider>
}

/** The labels of elements that may be wider than a phone. */
const wideNames: Record<string, string | undefined> = { table: "Table", pre: "Code" }

/** Returns the first words of an element, which distinguish it in its label. */
const beginning = (node: Element) => textContent([node]).slice(0, 40).trim()

function renderNode(node: TreeNode, index: number): ReactNode {
  if (typeof node === "string") return <Fragment key={index}>{node}</Fragment>
  const children = node.children?.map(renderNode)
  if (isComponent(node.type)) return renderComponent(node, index, children)
  if (node.type === "a") return <Anchor key={index} node={node} inside={children} />
  if (node.type === "img") return <Picture key={index} node={node} />
  if (node.type === "p" && node.children?.length === 1 && isPicture(node.children[0])) return children
  const wide = wideNames[node.type]
  if (wide) {
    return (
      <ScrollArea key={index} className="wide-block" label={`${wide}: ${beginning(node)}`}>
        {createElement(node.type, node.props, children)}
      </ScrollArea>
    )
  }
  return createElement(node.type, { ...node.props, key: index }, children)
}

function renderComponent(
  { type, props, children: tree }: Element,
  index: number,
  children: ReactNode,
): ReactNode {
  const Eager = eager.get(type)
  if (Eager) {
    return (
      <Eager key={index} {...props}>
        {children}
      </Eager>
    )
  }
  return (
    <PicturesProvider key={index} tree={tree ?? []}>
      <Embed name={type} props={props ?? {}}>
        {children}
      </Embed>
    </PicturesProvider>
  )
}

/** Provides an embed with the pictures among its children. */
function PicturesProvider({ tree, children }: { tree: PageTree; children: ReactNode }) {
  const images = useContext(ImagesContext)
  const pictures = useMemo(
    () => [...elements(tree)].filter(isPicture).map(node => pictureOf(node, images)),
    [tree, images],
  )
  return <PicturesContext.Provider value={pictures}>{children}</PicturesContext.Provider>
}

/** Returns the picture of an img element: its title is the caption; a file in the page's folder is responsive. */
function pictureOf({ props }: Element, images: Images) {
  const { src = "", alt = "", title: caption = "", ...rest } = (props ?? {}) as Record<string, string>
  const found = images[nameOf(src)]
  const image = typeof found === "object" ? found : null
  return { src: typeof found === "string" ? found : src, alt, caption, image, ...rest }
}

/** Returns the file name of a relative address: "my room.jpg" for ./my%20room.jpg. */
function nameOf(src: string): string {
  const name = src.replace(/^\.\//, "")
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function isPicture(node: TreeNode | undefined): node is Element {
  return typeof node === "object" && node.type === "img"
}

/** Matches the addresses of the project's reports, which are no Gatsby pages and need normal navigation. */
const reportPath = /^\/(coverage|storybook)(\/|$)/

function Anchor({ node, inside }: { node: Element; inside: ReactNode }) {
  const { href, ...rest } = (node.props ?? {}) as Record<string, string>
  if (href && articleOf(href)) return <WikiLink href={href}>{inside}</WikiLink>
  if (href && /^https?:/.test(href)) return <ExternalLink href={href}>{inside}</ExternalLink>
  if (href?.startsWith("/") && !/\.\w+$/.test(href) && !reportPath.test(href)) {
    return (
      <PageLink to={href} {...rest}>
        {inside}
      </PageLink>
    )
  }
  return (
    <a href={href} {...rest}>
      {inside}
    </a>
  )
}

/** A picture with its caption, if any. */
function Picture({ node }: { node: Element }) {
  const { caption, ...picture } = pictureOf(node, useContext(ImagesContext))
  if (!caption) return <PagePicture {...picture} />
  return (
    <figure>
      <PagePicture {...picture} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
