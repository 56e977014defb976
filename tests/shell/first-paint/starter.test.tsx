import { fireEvent } from "@testing-library/react"
import { pageStartId, siteStartId } from "../../../src/lib/content/pageStart"

const page = { path: "/tea", styles: ["/app.css", "/tea.css"], scripts: ["/tea.js"], template: "page" }
const site = { hash: "abc", chunks: { page: ["/page.js", "/page.css"] }, scripts: ["/runtime.js", "/app.js"] }

/** Called when the page has been painted, which a browser tells. */
let paint = () => {}

const asked = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map(element => element.getAttribute(name))

/** The page as it is once its HTML has been read. */
function arrive() {
  document.head.innerHTML = ""
  delete document.body.dataset.ready
  document.body.innerHTML = `
    <div id="___gatsby"><div data-embed="Tea"><form></form></div></div>
    <script type="application/json" id="${pageStartId}">${JSON.stringify(page)}</script>
    <script type="application/json" id="${siteStartId}">${JSON.stringify(site)}</script>`
  jest.isolateModules(() => {
    require("../../../src/shell/first-paint/starter")
  })
}

const read = () => document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }))

class Paints {
  static supportedEntryTypes = ["paint"]
  constructor(hear: (list: unknown, self: Paints) => void) {
    paint = () => hear(null, this)
  }
  observe() {}
  disconnect() {
    paint = () => {}
  }
}

beforeEach(() => {
  paint = () => {}
  window.PerformanceObserver = Paints as never
  arrive()
})

afterEach(() => {
  window.PerformanceObserver = undefined as never
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe("the first script of a page", () => {
  it("asks for nothing before the page has been painted", () => {
    expect(asked("script, link", "href")).toEqual([])
    read()
    expect(asked("script, link", "href")).toEqual([])
    paint()
    expect(asked("link[rel=stylesheet]", "href")).toEqual(["/app.css", "/tea.css"])
    expect(asked("script", "src")).toEqual(["/runtime.js", "/app.js", "/page.js", "/tea.js"])
    expect([window.pagePath, window.___webpackCompilationHash]).toEqual(["/tea", "abc"])
    expect(window.___chunkMapping).toEqual(site.chunks)
  })

  it("asks where a paint is never told, too, after a while", () => {
    jest.useFakeTimers()
    read()
    jest.advanceTimersByTime(2999)
    expect(asked("script", "src")).toEqual([])
    jest.advanceTimersByTime(1)
    expect(asked("script", "src")).toHaveLength(4)
  })

  it("asks two frames after the HTML where the browser can't tell of paints", () => {
    window.PerformanceObserver = undefined as never
    arrive()
    jest.useFakeTimers()
    read()
    jest.advanceTimersToNextFrame()
    expect(asked("script", "src")).toEqual([])
    jest.advanceTimersToNextFrame()
    jest.advanceTimersByTime(1)
    expect(asked("script", "src")).toContain("/app.js")
  })

  it("asks at the first touch, and once", () => {
    read()
    fireEvent.pointerDown(document.body)
    paint()
    fireEvent.keyDown(document.body)
    expect(asked("script", "src")).toHaveLength(4)
  })

  it("waits for the end of the HTML when it is touched before", () => {
    fireEvent.pointerDown(document.body)
    expect(asked("script", "src")).toEqual([])
    read()
    expect(asked("script", "src")).toHaveLength(4)
  })

  it("has no form sent before its toy runs", () => {
    const form = document.forms[0] as HTMLFormElement
    // False where it was prevented.
    expect(fireEvent.submit(form)).toBe(false)
    form.closest("[data-embed]")?.setAttribute("data-ready", "")
    expect(fireEvent.submit(form)).toBe(true)
  })

  it("leaves nothing in the way of who asks again for what did not come", () => {
    read()
    paint()
    for (const one of document.head.querySelectorAll("[src='/tea.js'], [href='/tea.css']"))
      fireEvent.error(one)
    expect(asked("script", "src")).toEqual(["/runtime.js", "/app.js", "/page.js"])
    expect(asked("link[rel=stylesheet]", "href")).toEqual(["/app.css"])
  })

  it("lets a page do without the style of its template", () => {
    site.chunks.page = ["/page.js", "/tea.css"]
    arrive()
    read()
    paint()
    for (const one of document.head.querySelectorAll("[href='/tea.css']")) fireEvent.error(one)
    expect(asked("link[rel=stylesheet]", "href")).toEqual(["/app.css", "/tea.css"])
    site.chunks.page = ["/page.js", "/page.css"]
  })

  it("tells when every style has come or has failed", async () => {
    read()
    paint()
    const [app, tea] = document.head.querySelectorAll("link")
    let isStyled = false
    const styled = window.styled?.then(() => {
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
