/**
 * The inline loader in each page's head: requests the full style sheets and the scripts after the first paint, or at the
 * first input if that is earlier.
 */
import {
  type PageManifest,
  pageManifestId,
  type SiteManifest,
  siteManifestId,
} from "../../lib/content/manifest"
import "./types"

/** Milliseconds to wait for a browser that doesn't report its first paint. */
const paintTimeoutMs = 3000

let isParsed = false
let isLoadWanted = false
let isLoading = false

const append = <Tag extends "link" | "script">(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) => {
  const element = Object.assign(document.createElement(tag), properties)
  document.head.append(element)
  return element
}

// webpack requests a failed file again, but only if no element for it exists: it would wait for that one forever.
const removeOnError = (element: Element) => element.addEventListener("error", () => element.remove())

/** Requests the page's files, or leaves that to the end of the parsing. */
const load = () => {
  isLoadWanted = true
  if (isLoading || !isParsed) return
  isLoading = true
  // Renders the footer, which html.tsx hides until now.
  document.body.dataset.started = ""
  const readJson = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? "{}")
  const page: PageManifest = readJson(pageManifestId)
  const site: SiteManifest = readJson(siteManifestId)
  window.pagePath = page.path
  window.___webpackCompilationHash = site.hash
  window.___chunkMapping = site.chunks
  const templateFiles = site.chunks[page.template] ?? []
  const styles = page.styles.map(href => {
    const link = append("link", { rel: "stylesheet", href })
    // An embed without its style offers a retry; a whole page is better unstyled than missing.
    if (!templateFiles.includes(href)) removeOnError(link)
    return new Promise(settle => {
      link.onload = link.onerror = settle
    })
  })
  window.stylesReady = Promise.all(styles)
  const addScript = (src: string) => {
    const script = append("script", { src, async: true })
    removeOnError(script)
    return script
  }
  // Without one of these the page is never hydrated: then nobody could open its README, and it stands open.
  for (const src of [...site.scripts, ...templateFiles.filter(file => file.endsWith(".js"))])
    addScript(src).addEventListener("error", () => {
      document.body.dataset.readme = "open"
    })
  for (const src of page.scripts) addScript(src)
}

for (const type of ["pointerdown", "touchstart", "keydown"])
  addEventListener(type, load, { capture: true, passive: true, once: true })

// Submitted before its page or embed has hydrated, a form would reload the page and lose what was typed.
addEventListener(
  "submit",
  event => {
    const embed = event.target instanceof Element ? event.target.closest("[data-embed]") : null
    if (!(embed ?? document.body).matches("[data-ready]")) event.preventDefault()
  },
  { capture: true },
)

const loadAfterPaint = () => {
  isParsed = true
  if (isLoadWanted) return load()
  // A hidden page is never painted.
  if (document.hidden) return load()
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))
    return requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load)))
  // On a slow machine animation frames run long before the first paint. Some browsers never report that, hence the timeout.
  new PerformanceObserver((_, paints) => {
    paints.disconnect()
    load()
  }).observe({ type: "paint", buffered: true })
  setTimeout(load, paintTimeoutMs)
}
addEventListener("DOMContentLoaded", loadAfterPaint, { once: true })
