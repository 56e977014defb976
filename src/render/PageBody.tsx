import type { IGatsbyImageData } from "gatsby-plugin-image"
import { type ReactNode, useMemo, useState } from "react"
import { BidiIsolate } from "../components/bidi-isolate/BidiIsolate"
import { AnswersContext } from "../hooks/page/answers"
import { type Heading, HeadingContext } from "../hooks/page/heading"
import { PageContext } from "../hooks/page/page"
import { useSiteName } from "../hooks/page/siteName"
import type { Neighbour } from "../lib/content/neighbour"
import type { PageThing } from "../lib/content/thing"
import type { Json, Tree as PageTree } from "../lib/content/tree"
import { isProgram, splitPage, type WindowKind } from "../lib/content/windows"
import { DocumentWindow } from "../shell/windows/DocumentWindow"
import { ProgramWindows } from "../shell/windows/ProgramWindows"
import { type Images, Tree } from "./Tree"

/** A page as returned by the templates' queries. */
export type PageNode = {
  path: string
  title: string
  description: string
  code: string | null
  lang: string
  background: string
  window: WindowKind
  icon: string
  added: string
  updated?: string | null
  thing?: PageThing | null
  embeds: string[]
  /** Pages beside this one, the closest first; posts have none. */
  neighbours?: Neighbour[]
  tree: PageTree
  data: Record<string, Json>
  images: {
    relativePath: string
    publicURL: string
    /** The responsive image; null for GIF, SVG and animated files, which are shown unprocessed. */
    image: IGatsbyImageData | null
  }[]
}

export type SiteQueryResult = { siteMetadata: { name: string; siteUrl: string } }

type Props = {
  page: PageNode
  site: SiteQueryResult
  /** The values of the parameters in the path. */
  params?: Record<string, string>
  /** Content below the title. */
  intro?: ReactNode
  /** Content below the text of a document. */
  outro?: ReactNode
}

const loadAnswers = async () => (await import("./answers")).answers

/** A page's title and text, with the contexts for its embeds. */
export function PageBody({ page, site, params = {}, intro, outro }: Props) {
  const { path, title, lang, icon, thing, data } = page
  const { name, siteUrl } = site.siteMetadata
  const siteName = useSiteName(name)
  // The static HTML of a page with a parameter is rendered once, with the parameter's name such as "[id]" as its value.
  const key = JSON.stringify(
    Object.fromEntries(Object.entries(params).filter(([, value]) => !value.startsWith("["))),
  )
  const facts = useMemo(
    () => ({
      path,
      title,
      lang,
      icon,
      thing: thing ?? null,
      siteName,
      siteUrl,
      params: JSON.parse(key) as Record<string, string>,
      data,
    }),
    [path, title, lang, icon, thing, siteName, siteUrl, key, data],
  )
  const [heading, setHeading] = useState<Heading | null>(null)
  return (
    <PageContext.Provider value={facts}>
      <AnswersContext.Provider value={loadAnswers}>
        <HeadingContext.Provider value={setHeading}>
          <Windows key={path} page={page} heading={heading} intro={intro} outro={outro} />
        </HeadingContext.Provider>
      </AnswersContext.Provider>
    </PageContext.Provider>
  )
}

type WindowsProps = { page: PageNode; heading: Heading | null; intro: ReactNode; outro: ReactNode }

/** A page's text in its windows: a document, or a program with its README; without a title, outside any window. */
function Windows({ page, heading, intro, outro }: WindowsProps) {
  const { title, tree, window: kind } = page
  const images = useMemo(() => imagesOf(page), [page])
  const parts = useMemo(() => splitPage(tree), [tree])
  if (isProgram(kind)) {
    const { caption, toy, readme } = parts
    return (
      <ProgramWindows
        program={{ ...page, kind }}
        heading={heading}
        readme={readme.length > 0 && <Tree tree={readme} images={images} />}
      >
        {intro}
        <Tree tree={[...caption, ...toy]} images={images} />
        <WithoutScripts />
      </ProgramWindows>
    )
  }
  const text = (
    <>
      {title && (
        <h1 lang={heading?.lang}>
          <BidiIsolate>{heading?.text ?? title}</BidiIsolate>
        </h1>
      )}
      {intro}
      <Tree tree={tree} images={images} />
      {outro}
      {page.embeds.length > 0 && <WithoutScripts />}
    </>
  )
  return title ? <DocumentWindow page={page}>{text}</DocumentWindow> : text
}

function WithoutScripts() {
  return (
    <noscript>
      <p className="notice">The text is all here. The toys on this page need JavaScript.</p>
    </noscript>
  )
}

/** Maps the page's pictures by their path from the folder of the page, as written in the MDX. */
function imagesOf({ images, path }: PageNode): Images {
  const folder = `pages${path.replace(/[^/]*$/, "")}`
  const blog = "blog/"
  return Object.fromEntries(
    images.map(({ relativePath, publicURL, image }) => {
      const name = [folder, blog].reduce(
        (rest, start) => (rest.startsWith(start) ? rest.slice(start.length) : rest),
        relativePath,
      )
      return [name, image ?? publicURL]
    }),
  )
}
