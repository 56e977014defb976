/**
 * The first script of a page, written into its head: it lets the page be painted, then asks for the whole style and the
 * scripts, or at the first touch, and remembers what was pressed and typed until they are there.
 */
import { type PageStart, pageStartId, type SiteStart, siteStartId } from "../../lib/content/pageStart"
import type { Held } from "./start"

const held: Held[] = []
window.held = held

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

const hold = (event: Event) => {
  if (window.held !== held) return
  start()
  const { type, target: of } = event
  if (!(of instanceof Element) || (type !== "click" && type !== "input" && type !== "submit")) return
  // A link leads on by itself, and a switch or a choice says by its input what became of it.
  const target = type === "click" ? of.closest("button,a,summary,label,input,select") : of
  const place = target?.closest("#___gatsby") && (target.closest("[data-embed]") ?? document.body)
  // An embed that did not arrive hears for itself as well: it offers to try again.
  if (!target || !place || place.matches("[data-ready]") || place.querySelector("[data-failed]")) return
  if (type === "click" && target.tagName !== "BUTTON") return
  if (type !== "input") {
    // It is done once, when it is done again.
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  let one = held.find(one => one.target === target && one.type === type)
  if (!one || type === "click") {
    const index = [...place.querySelectorAll(target.tagName)].indexOf(target)
    one = { type, target, place, index }
    held.push(one)
  }
  if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type))
    one.value = String(target.checked)
  else if ("value" in target) one.value = String(target.value)
}
for (const type of ["pointerdown", "touchstart", "keydown", "click", "input", "submit"])
  addEventListener(type, hold, { capture: true, passive: /^(?:pointer|touch|key)/.test(type) })

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
