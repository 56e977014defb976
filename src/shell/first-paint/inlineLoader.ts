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

let isParsed = false
let isRequested = false
let isStarted = false

const append = <Tag extends "link" | "script">(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) => {
  const element = Object.assign(document.createElement(tag), properties)
  document.head.append(element)
  return element
}

// webpack requests a failed file again, but only if no element for it exists: it would wait for that one forever.
const removeOnError = (element: Element) => element.addEventListener("error", () => element.remove())

const start = () => {
  isRequested = true
  if (isStarted || !isParsed) return
  isStarted = true
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
  window.styled = Promise.all(styles)
  const load = (src: string) => {
    const script = append("script", { src, async: true })
    removeOnError(script)
    return script
  }
  // Without one of these the page is never hydrated: then nobody could open its README, and it stands open.
  for (const src of [...site.scripts, ...templateFiles.filter(file => file.endsWith(".js"))])
    load(src).addEventListener("error", () => {
      document.body.dataset.readme = "open"
    })
  for (const src of page.scripts) load(src)
}

for (const type of ["pointerdown", "touchstart", "keydown"])
  addEventListener(type, start, { capture: true, passive: true, once: true })

// Submitted before its page or embed has hydrated, a form would reload the page and lose what was typed.
addEventListener(
  "submit",
  event => {
    const embed = event.target instanceof Element ? event.target.closest("[data-embed]") : null
    if (!(embed ?? document.body).matches("[data-ready]")) event.preventDefault()
  },
  { capture: true },
)

const startAfterPaint = () => {
  isParsed = true
  if (isRequested) return start()
  // A hidden page is never painted.
  if (document.hidden) return start()
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))
    return requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  // On a slow machine animation frames run long before the first paint. Some browsers never report that, hence the timeout.
  new PerformanceObserver((_, paints) => {
    paints.disconnect()
    start()
  }).observe({ type: "paint", buffered: true })
  setTimeout(start, 3000)
}
addEventListener("DOMContentLoaded", startAfterPaint, { once: true })
