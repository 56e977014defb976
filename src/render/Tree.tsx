import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image"
import { createContext, createElement, Fragment, type ReactNode, useContext } from "react"
import { ExternalLink } from "../components/external-link/ExternalLink"
import { PageLink } from "../components/page-link/PageLink"
import { WikiLink } from "../components/wiki-link/WikiLink"
import { type Element, isComponent, type Tree as PageTree, type TreeNode } from "../lib/tree"
import { articleOf } from "../lib/wikipedia"
import { Embed } from "./Embed"
import { plain } from "./registry"

/** The pictures of a page by the name that the page uses. */
export type Images = Record<string, IGatsbyImageData>

const ImagesContext = createContext<Images>({})

type Props = { tree: PageTree; images?: Images }

/** Draws a page's tree. */
export function Tree({ tree, images = {} }: Props) {
  return <ImagesContext.Provider value={images}>{tree.map(draw)}</ImagesContext.Provider>
}

function draw(node: TreeNode, index: number): ReactNode {
  if (typeof node === "string") return <Fragment key={index}>{node}</Fragment>
  const children = node.children?.map(draw)
  if (isComponent(node.type)) return drawComponent(node, index, children)
  if (node.type === "a") return <Anchor key={index} node={node} inside={children} />
  if (node.type === "img") return <Picture key={index} node={node} />
  if (node.type === "p" && node.children?.length === 1 && isPicture(node.children[0])) return children
  if (node.type === "table") {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
      <section key={index} className="table-scroll" aria-label="Table" tabIndex={0}>
        {createElement(node.type, node.props, children)}
      </section>
    )
  }
  return createElement(node.type, { ...node.props, key: index }, children)
}

function drawComponent({ type, props }: Element, index: number, children: ReactNode): ReactNode {
  const Plain = plain.get(type)
  if (Plain) {
    return (
      <Plain key={index} {...props}>
        {children}
      </Plain>
    )
  }
  return (
    <Embed key={index} name={type} props={props ?? {}}>
      {children}
    </Embed>
  )
}

function isPicture(node: TreeNode | undefined): boolean {
  return typeof node === "object" && node.type === "img"
}

/** Addresses that the reports of the project have: no pages of Gatsby's, so the browser itself goes there. */
const report = /^\/(coverage|storybook)(\/|$)/

function Anchor({ node, inside }: { node: Element; inside: ReactNode }) {
  const { href, ...rest } = (node.props ?? {}) as Record<string, string>
  if (href && articleOf(href)) return <WikiLink href={href}>{inside}</WikiLink>
  if (href && /^https?:/.test(href)) return <ExternalLink href={href}>{inside}</ExternalLink>
  if (href?.startsWith("/") && !/\.\w+$/.test(href) && !report.test(href)) {
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

/** A picture; one that lies beside its page comes in many sizes, and its title is its caption. */
function Picture({ node }: { node: Element }) {
  const images = useContext(ImagesContext)
  const { src = "", alt = "", title, ...rest } = (node.props ?? {}) as Record<string, string>
  const image = images[src.replace(/^\.\//, "")]
  const picture = image ? (
    <GatsbyImage image={image} alt={alt} />
  ) : (
    <img src={src} alt={alt} loading="lazy" decoding="async" {...rest} />
  )
  if (!title) return picture
  return (
    <figure>
      {picture}
      <figcaption>{title}</figcaption>
    </figure>
  )
}
