/** The HTML round a page: drawn whole, its style in one file for all pages, and its embeds' files asked for at once. */
import { Writable } from "node:stream"
import type { GatsbySSR } from "gatsby"
import type { ReactElement, ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"
import { bootScript } from "./desktop/boot"

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

/** The scripts and styles of each embed, as the build of the scripts has written them down. */
declare const EMBED_FILES: Record<string, string[]>

/** Asks for the files of the embeds on the page together with the page's own. */
export const onRenderBody: GatsbySSR["onRenderBody"] = args => {
  const {
    setHeadComponents,
    setPreBodyComponents,
    pathname,
    bodyHtml = "",
  } = args as typeof args & { bodyHtml?: string }
  const names = [...bodyHtml.matchAll(/data-embed="(\w+)"/g)].map(match => match[1] ?? "")
  const needed = new Set(names.flatMap(name => EMBED_FILES[name] ?? []))
  if (pathname === "/") {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which runs before the page is drawn
    setPreBodyComponents([<script key="boot" dangerouslySetInnerHTML={{ __html: bootScript }} />])
  }
  setHeadComponents([
    <meta key="theme" name="theme-color" content="#008080" />,
    <link key="touch" rel="apple-touch-icon" href="/pictures/icon-180.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    // YouTube refuses to play for a site that doesn't say which it is (its error 153), whatever the host's own policy is.
    <meta key="referrer" name="referrer" content="strict-origin-when-cross-origin" />,
    ...[...needed].map(file =>
      file.endsWith(".css") ? (
        <link key={file} rel="stylesheet" href={`/${file}`} />
      ) : (
        <link key={file} rel="preload" as="script" href={`/${file}`} />
      ),
    ),
  ])
}

type StyleElement = ReactElement<{ "data-href"?: string; href?: string }>

/** Links the site's style instead of writing it into every page. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const components = getHeadComponents() as StyleElement[]
  const styles: StyleElement[] = []
  const rest: ReactNode[] = []
  for (const element of components) {
    const href = element?.props?.["data-href"]
    if (element?.type === "style" && href) styles.push(<link key={href} rel="stylesheet" href={href} />)
    else rest.push(element)
  }
  // The style of the whole site first, so that a template's own can differ from it.
  const global = styles.filter(link => link.props.href?.startsWith("/app"))
  replaceHeadComponents([...global, ...styles.filter(link => !global.includes(link)), ...rest])
}
