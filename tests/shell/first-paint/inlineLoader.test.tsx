import { fireEvent } from "@testing-library/react"
import { pageManifestId, siteManifestId } from "../../../src/lib/content/manifest"

const page = { path: "/tea", styles: ["/app.css", "/tea.css"], scripts: ["/tea.js"], template: "page" }
const site = { hash: "abc", chunks: { page: ["/page.js", "/page.css"] }, scripts: ["/runtime.js", "/app.js"] }

/** Simulates the first paint. */
let paint = () => {}

const requested = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map(element => element.getAttribute(name))

/** Sets up the page's HTML and runs the loader. */
function loadPage() {
  document.head.innerHTML = ""
  delete document.body.dataset.ready
  document.body.innerHTML = `
    <div id="___gatsby"><div data-embed="Tea"><form></form></div></div>
    <script type="application/json" id="${pageManifestId}">${JSON.stringify(page)}</script>
    <script type="application/json" id="${siteManifestId}">${JSON.stringify(site)}</script>`
  jest.isolateModules(() => {
    require("../../../src/shell/first-paint/inlineLoader")
  })
}

const finishParsing = () => document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }))

class Paints {
  static supportedEntryTypes = ["paint"]
  constructor(callback: (list: unknown, self: Paints) => void) {
    paint = () => callback(null, this)
  }
  observe() {}
  disconnect() {
    paint = () => {}
  }
}

beforeEach(() => {
  paint = () => {}
  window.PerformanceObserver = Paints as never
  loadPage()
})

afterEach(() => {
  window.PerformanceObserver = undefined as never
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe("the inline loader", () => {
  it("opens the README when a script fails without which nobody could open it, and not for an embed's", () => {
    document.body.dataset.readme = "closed"
    finishParsing()
    paint()
    fireEvent.error(document.querySelector('script[src="/tea.js"]') as Element)
    expect(document.body.dataset.readme).toBe("closed")
    fireEvent.error(document.querySelector('script[src="/app.js"]') as Element)
    expect(document.body.dataset.readme).toBe("open")
  })

  it("requests nothing before the first paint", () => {
    expect(requested("script, link", "href")).toEqual([])
    finishParsing()
    expect(requested("script, link", "href")).toEqual([])
    paint()
    expect(requested("link[rel=stylesheet]", "href")).toEqual(["/app.css", "/tea.css"])
    expect(requested("script", "src")).toEqual(["/runtime.js", "/app.js", "/page.js", "/tea.js"])
    expect([window.pagePath, window.___webpackCompilationHash]).toEqual(["/tea", "abc"])
    expect(window.___chunkMapping).toEqual(site.chunks)
  })

  it("requests the files after a timeout if no paint is reported", () => {
    jest.useFakeTimers()
    finishParsing()
    jest.advanceTimersByTime(2999)
    expect(requested("script", "src")).toEqual([])
    jest.advanceTimersByTime(1)
    expect(requested("script", "src")).toHaveLength(4)
  })

  it("requests the files two frames after the HTML without paint timing", () => {
    window.PerformanceObserver = undefined as never
    loadPage()
    jest.useFakeTimers()
    finishParsing()
    jest.advanceTimersToNextFrame()
    expect(requested("script", "src")).toEqual([])
    jest.advanceTimersToNextFrame()
    jest.advanceTimersByTime(1)
    expect(requested("script", "src")).toContain("/app.js")
  })

  it("requests the files at the first input, and once", () => {
    finishParsing()
    fireEvent.pointerDown(document.body)
    paint()
    fireEvent.keyDown(document.body)
    expect(requested("script", "src")).toHaveLength(4)
  })

  it("waits for the end of the HTML if there is an input before", () => {
    fireEvent.pointerDown(document.body)
    expect(requested("script", "src")).toEqual([])
    finishParsing()
    expect(requested("script", "src")).toHaveLength(4)
  })

  it("prevents a form from being submitted before its embed has hydrated", () => {
    const form = document.forms[0] as HTMLFormElement
    // fireEvent returns false if the default was prevented.
    expect(fireEvent.submit(form)).toBe(false)
    form.closest("[data-embed]")?.setAttribute("data-ready", "")
    expect(fireEvent.submit(form)).toBe(true)
  })

  it("removes the elements of failed files, so that they can be requested again", () => {
    finishParsing()
    paint()
    for (const element of document.head.querySelectorAll("[src='/tea.js'], [href='/tea.css']"))
      fireEvent.error(element)
    expect(requested("script", "src")).toEqual(["/runtime.js", "/app.js", "/page.js"])
    expect(requested("link[rel=stylesheet]", "href")).toEqual(["/app.css"])
  })

  it("keeps the element of a template's failed style", () => {
    site.chunks.page = ["/page.js", "/tea.css"]
    loadPage()
    finishParsing()
    paint()
    for (const element of document.head.querySelectorAll("[href='/tea.css']")) fireEvent.error(element)
    expect(requested("link[rel=stylesheet]", "href")).toEqual(["/app.css", "/tea.css"])
    site.chunks.page = ["/page.js", "/page.css"]
  })

  it("settles a promise when every style has loaded or failed", async () => {
    finishParsing()
    paint()
    const [app, tea] = document.head.querySelectorAll("link")
    let isStyled = false
    const styled = window.stylesReady?.then(() => {
      isStyled = true
    })
    if (app) fireEvent.load(app)
    await Promise.resolve()
    expect(isStyled).toBe(false)
    if (tea) fireEvent.error(tea)
    await styled
    expect(isStyled).toBe(true)
  })
})
