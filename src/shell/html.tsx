/** The HTML round a page: drawn whole, with the style that it is painted with; its scripts come when it has been. */
import { createHash } from "node:crypto"
import { Writable } from "node:stream"
import type { GatsbySSR } from "gatsby"
import type { HTMLAttributes, ReactElement, ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"
import { type PageStart, pageStartId } from "../lib/content/pageStart"
import { bootScript } from "./desktop/boot"
import { criticalStyle, namesIn } from "./first-paint/criticalStyle"
import { faceFile, faceRule } from "./first-paint/face"
import { policyText } from "./first-paint/policyText"
import { schemeScript } from "./first-paint/schemeScript"

/** Until the scripts are asked for, the pictures of the footer are not: where they never are, it is drawn at once. */
const belowTheScreen =
  "@media (scripting:enabled){body:not([data-started]) footer{content-visibility:hidden}}"

/** A value as the text of a data script, which no text of it can end. */
const asJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c")

/** Draws the page in one piece: React would move large lazy parts out of their place and back by script. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) =>
  new Promise<void>((resolve, reject) => {
    const parts: string[] = []
    const out = new Writable({
      write(chunk, _, next) {
        parts.push(String(chunk))
        next()
      },
      final(done) {
        replaceBodyHTMLString(parts.join(""))
        done()
        resolve()
      },
    })
    const { pipe } = renderToPipeableStream(bodyComponent as ReactNode, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(out),
      onError: reject,
    })
  }) as never

/** The scripts and styles of each embed, as the build of the scripts has written them down; under "" those of every page. */
declare const EMBED_FILES: Record<string, string[]>

/** The policy of the site, but for the scripts that stand in a page. */
declare const CONTENT_POLICY: Record<string, string[]>

/** The short name of the site. */
declare const SITE_PRODUCT: string

/** The text of src/shell/first-paint/starter.ts as a script. */
declare const STARTER: string

/** The texts of these styles, by their files. */
declare const EMBED_STYLES: Record<string, string>

/** What Gatsby gives in a build beside what its types tell of; in develop it draws no page. */
type PageArgs = { bodyHtml?: string; loadPageDataSync?: (path: string) => { componentChunkName: string } }

/** A text of ours as what stands in a script or a style. */
const code = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })

/** What is drawn of each page and the name of its template's script, until its HTML is written. */
const drawn = new Map<string, { html: string; template: string }>()

export const onRenderBody: GatsbySSR["onRenderBody"] = args => {
  const {
    setHeadComponents,
    setPreBodyComponents,
    setBodyAttributes,
    pathname,
    bodyHtml = "",
    loadPageDataSync,
  } = args as unknown as Omit<typeof args, "loadPageDataSync"> & PageArgs
  const template = loadPageDataSync?.(pathname).componentChunkName
  if (template) drawn.set(pathname, { html: bodyHtml, template })
  setPreBodyComponents([
    <script key="scheme" {...code(schemeScript)} />,
    ...(pathname === "/" ? [<script key="boot" {...code(bootScript)} />] : []),
  ])
  // The screen of the boot begins with it.
  if (pathname === "/") setBodyAttributes({ "data-product": SITE_PRODUCT } as HTMLAttributes<HTMLBodyElement>)
  setHeadComponents([
    <link key="face" rel="preload" as="font" type="font/woff2" href={faceFile} crossOrigin="anonymous" />,
    <style key="face-rule" {...code(faceRule)} />,
    <meta key="theme" name="theme-color" content="#008080" />,
    <link key="touch" rel="apple-touch-icon" href="/pictures/icon-180.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    // YouTube refuses to play for a site that doesn't say which it is (its error 153), whatever the host's own policy is.
    <meta key="referrer" name="referrer" content="strict-origin-when-cross-origin" />,
  ])
}

type HeadElement = ReactElement<{
  "data-href"?: string
  href?: string
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}>

/** The sheets that Gatsby would write into the page: that of the whole site first, so that a template's own can differ. */
function sheetsOf(components: HeadElement[]): { href: string; css: string }[] {
  const sheets = components.flatMap(({ type, props }) =>
    type === "style" && props["data-href"]
      ? [{ href: props["data-href"], css: props.dangerouslySetInnerHTML?.__html ?? "" }]
      : [],
  )
  const global = sheets.filter(({ href }) => href.startsWith("/app"))
  return [...global, ...sheets.filter(sheet => !global.includes(sheet))]
}

/** Whether an element is a script that stands in the HTML; lists of data are none. */
const isScript = (element: HeadElement | null) =>
  element?.type === "script" &&
  Boolean(element.props.dangerouslySetInnerHTML) &&
  !element.props.type?.endsWith("json")

const digestOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`

/** Writes into the page the style that it is painted with; all else is asked for when it has been. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (process.env.NODE_ENV === "development") return
  const { html, template } = drawn.get(pathname) ?? { html: "", template: "" }
  drawn.delete(pathname)
  const head = getHeadComponents() as HeadElement[]
  const embeds = [...html.matchAll(/data-embed="(\w+)"/g)].map(match => match[1] ?? "")
  const files = [...new Set(embeds.flatMap(name => EMBED_FILES[name] ?? []))]
  const sheets = [
    ...sheetsOf(head),
    ...files
      .filter(file => file.endsWith(".css"))
      .map(file => ({ href: `/${file}`, css: EMBED_STYLES[file] ?? "" })),
  ]
  const names = namesIn(html)
  // Scripts at the beginning of the body write these attributes on it.
  names.add("[data-scheme")
  if (pathname === "/") names.add("[data-boot")
  const critical = sheets.map(({ css }) => criticalStyle(css, names)).join("")
  const start: PageStart = {
    path: pathname,
    styles: sheets.map(({ href }) => href),
    scripts: files.filter(file => file.endsWith(".js")).map(file => `/${file}`),
    template,
  }
  const rest = head.filter(element => !element?.props?.["data-href"])
  const boot = getPreBodyComponents() as HeadElement[]
  const scripts = new Set([
    STARTER,
    ...[...rest, ...boot].filter(isScript).map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? ""),
    // React brings one for a large piece that it puts in its place.
    ...[...html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map(match => match[1] ?? ""),
  ])
  replaceHeadComponents([
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={policyText(CONTENT_POLICY, [...scripts].map(digestOf))}
    />,
    <style key="critical" {...code(critical + belowTheScreen)} />,
    <noscript key="styles">
      {sheets.map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </noscript>,
    <script key="starter" {...code(STARTER)} />,
    ...rest,
  ])
  const after = getPostBodyComponents() as HeadElement[]
  replacePostBodyComponents([
    <script key="start" type="application/json" id={pageStartId} {...code(asJson(start))} />,
    ...after.filter(element => element?.key !== "script-loader"),
  ])
}
