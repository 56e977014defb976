/** Renders the HTML document of a page with its critical CSS inline; scripts are requested after the first paint. */
import { createHash } from "node:crypto"
import { Writable } from "node:stream"
import type { GatsbySSR } from "gatsby"
import type { HTMLAttributes, ReactElement, ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"
import { type PageManifest, pageManifestId } from "../lib/content/manifest"
import { bootScript } from "./desktop/boot"
import { criticalStyle, namesIn } from "./first-paint/criticalStyle"
import { fontFaceRule, fontUrl } from "./first-paint/fontFace"
import { policyText } from "./first-paint/policyText"
import { readmeScript } from "./first-paint/readmeScript"
import { schemeScript } from "./first-paint/schemeScript"

/** Delays the footer's pictures until the scripts have been requested; without scripting it renders immediately. */
const footerRule = "@media (scripting:enabled){body:not([data-started]) footer{content-visibility:hidden}}"

/** Serialises a value for a JSON script element, with "<" escaped so that no string in it can end the element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c")

/** Renders the page in one chunk: React would send large Suspense boundaries out of order and move them by script. */
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

/** Script and style files of each embed, recorded by the browser build; the key "" has those of every page. */
declare const EMBED_FILES: Record<string, string[]>

/** The site's content security policy without the digests of a page's inline scripts. */
declare const CONTENT_POLICY: Record<string, string[]>

/** The short name of the site. */
declare const SITE_PRODUCT: string

/** The text of src/shell/first-paint/inlineLoader.ts as a script. */
declare const INLINE_LOADER: string

/** The CSS of each style file of an embed. */
declare const EMBED_STYLES: Record<string, string>

/** Arguments that Gatsby passes in a build but its types lack; in develop it renders no page on the server. */
type PageArgs = { bodyHtml?: string; loadPageDataSync?: (path: string) => { componentChunkName: string } }

/** Props of a script or style element with this text; only for text that the site itself has written. */
const rawText = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })

/** Rendered body and template chunk of each page, by path, until its document is written. */
const renderedPages = new Map<string, { html: string; template: string }>()

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
  if (template) renderedPages.set(pathname, { html: bodyHtml, template })
  setPreBodyComponents([
    <script key="scheme" {...rawText(schemeScript)} />,
    <script key="readme" {...rawText(readmeScript)} />,
    ...(pathname === "/" ? [<script key="boot" {...rawText(bootScript)} />] : []),
  ])
  // The screen of the boot begins with it.
  if (pathname === "/") setBodyAttributes({ "data-product": SITE_PRODUCT } as HTMLAttributes<HTMLBodyElement>)
  setHeadComponents([
    <link key="face" rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />,
    <style key="face-rule" {...rawText(fontFaceRule)} />,
    <meta key="theme" name="theme-color" content="#008080" />,
    <link key="touch" rel="apple-touch-icon" href="/pictures/icon-180.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    // YouTube plays nothing for a page that sends no referrer (its error 153), whatever policy the host sets.
    <meta key="referrer" name="referrer" content="strict-origin-when-cross-origin" />,
  ])
}

type HeadElement = ReactElement<{
  "data-href"?: string
  href?: string
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}>

/** Returns the style sheets that Gatsby inlines: the site-wide one first, so that a template's own can override it. */
function sheetsOf(components: HeadElement[]): { href: string; css: string }[] {
  const sheets = components.flatMap(({ type, props }) =>
    type === "style" && props["data-href"]
      ? [{ href: props["data-href"], css: props.dangerouslySetInnerHTML?.__html ?? "" }]
      : [],
  )
  const global = sheets.filter(({ href }) => href.startsWith("/app"))
  return [...global, ...sheets.filter(sheet => !global.includes(sheet))]
}

/** Returns whether an element is an inline script that runs; JSON data does not. */
const isScript = (element: HeadElement | null) =>
  element?.type === "script" &&
  Boolean(element.props.dangerouslySetInnerHTML) &&
  !element.props.type?.endsWith("json")

const digestOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`

/** Replaces Gatsby's styles and scripts by the critical CSS, the policy and the inline loader. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (process.env.NODE_ENV === "development") return
  const { html, template } = renderedPages.get(pathname) ?? { html: "", template: "" }
  renderedPages.delete(pathname)
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
  names.add("[data-readme")
  if (pathname === "/") names.add("[data-boot")
  const critical = sheets.map(({ css }) => criticalStyle(css, names)).join("")
  const manifest: PageManifest = {
    path: pathname,
    styles: sheets.map(({ href }) => href),
    scripts: files.filter(file => file.endsWith(".js")).map(file => `/${file}`),
    template,
  }
  const otherHead = head.filter(element => !element?.props?.["data-href"])
  const boot = getPreBodyComponents() as HeadElement[]
  const scripts = new Set([
    INLINE_LOADER,
    ...[...otherHead, ...boot]
      .filter(isScript)
      .map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? ""),
    // React adds one for each large boundary that it moves into place.
    ...[...html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map(match => match[1] ?? ""),
  ])
  replaceHeadComponents([
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={policyText(CONTENT_POLICY, [...scripts].map(digestOf))}
    />,
    <style key="critical" {...rawText(critical + footerRule)} />,
    <noscript key="styles">
      {sheets.map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </noscript>,
    <script key="inline-loader" {...rawText(INLINE_LOADER)} />,
    ...otherHead,
  ])
  const after = getPostBodyComponents() as HeadElement[]
  replacePostBodyComponents([
    <script key="manifest" type="application/json" id={pageManifestId} {...rawText(scriptJson(manifest))} />,
    ...after.filter(element => element?.key !== "script-loader"),
  ])
}
