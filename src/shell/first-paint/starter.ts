/**
 * The first script of a page, written into its head: it lets the page be painted, then asks for the whole style and the
 * scripts, or at the first touch.
 */
import { type PageStart, pageStartId, type SiteStart, siteStartId } from "../../lib/content/pageStart"
import "./start"

let isRead = false
let isAsked = false
let isStarted = false

const add = <Tag extends "link" | "script">(tag: Tag, said: Partial<HTMLElementTagNameMap[Tag]>) => {
  const element = Object.assign(document.createElement(tag), said)
  document.head.append(element)
  return element
}

// Whoever needs the file asks for it again: for one that stands here already it would be waited in vain.
const goWhenLost = (element: Element) => element.addEventListener("error", () => element.remove())

const start = () => {
  isAsked = true
  if (isStarted || !isRead) return
  isStarted = true
  // What lies far below is drawn from now on.
  document.body.dataset.started = ""
  const data = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? "{}")
  const page: PageStart = data(pageStartId)
  const site: SiteStart = data(siteStartId)
  window.pagePath = page.path
  window.___webpackCompilationHash = site.hash
  window.___chunkMapping = site.chunks
  const ofTemplate = site.chunks[page.template] ?? []
  const styles = page.styles.map(href => {
    const link = add("link", { rel: "stylesheet", href })
    // Without its style a toy waits to be tried again; a whole page is better plain than not there.
    if (!ofTemplate.includes(href)) goWhenLost(link)
    return new Promise(come => {
      link.onload = link.onerror = come
    })
  })
  window.styled = Promise.all(styles)
  for (const src of [...site.scripts, ...ofTemplate.filter(file => file.endsWith(".js")), ...page.scripts])
    goWhenLost(add("script", { src, async: true }))
}

for (const type of ["pointerdown", "touchstart", "keydown"])
  addEventListener(type, start, { capture: true, passive: true, once: true })

// Sent before its page or toy runs, a form would load the page anew and lose what was typed.
addEventListener(
  "submit",
  event => {
    const place = event.target instanceof Element ? event.target.closest("[data-embed]") : null
    if (!(place ?? document.body).matches("[data-ready]")) event.preventDefault()
  },
  { capture: true },
)

const painted = () => {
  isRead = true
  if (isAsked) return start()
  // A page that is not looked at paints nothing.
  if (document.hidden) return start()
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))
    return requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  // Frames are drawn long before the first is seen on a slow machine; one that is never seen is not waited for.
  new PerformanceObserver((_, paints) => {
    paints.disconnect()
    start()
  }).observe({ type: "paint", buffered: true })
  setTimeout(start, 3000)
}
addEventListener("DOMContentLoaded", painted, { once: true })
