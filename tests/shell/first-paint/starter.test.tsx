import { fireEvent } from "@testing-library/react"
import { pageStartId, siteStartId } from "../../../src/lib/content/pageStart"
import { replayHeld } from "../../../src/shell/first-paint/replay"

const page = { path: "/tea", styles: ["/app.css", "/tea.css"], scripts: ["/tea.js"], template: "page" }
const site = { hash: "abc", chunks: { page: ["/page.js", "/page.css"] }, scripts: ["/runtime.js", "/app.js"] }

/** Called when the page has been painted, which a browser tells. */
let paint = () => {}
let pressed: string[] = []
let over = new AbortController()

const asked = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map(element => element.getAttribute(name))

const button = () => document.querySelector("button") as HTMLButtonElement
const field = (type = "text") => document.querySelector(`input[type=${type}]`) as HTMLInputElement

/** The page as it is once its HTML has been read. */
function arrive() {
  document.head.innerHTML = ""
  delete document.body.dataset.ready
  document.body.innerHTML = `
    <div id="___gatsby"><a href="#tea">Tea</a><button type="button">Early</button>
      <div data-embed="Tea"><form><button type="submit">Go</button><input type="text" value="milk"><input type="checkbox"></form></div>
    </div>
    <script type="application/json" id="${pageStartId}">${JSON.stringify(page)}</script>
    <script type="application/json" id="${siteStartId}">${JSON.stringify(site)}</script>`
  pressed = []
  jest.isolateModules(() => {
    require("../../../src/shell/first-paint/starter")
  })
}

const read = () => document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }))

/** From now on the page, or the embed, hears what is pressed in it. */
function run(target: Element) {
  target.addEventListener("click", event => pressed.push((event.target as Element).textContent ?? ""), over)
  target.setAttribute("data-ready", "")
}

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
  over.abort()
  over = new AbortController()
  window.held = null
  window.PerformanceObserver = undefined as never
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const embed = () => document.querySelector("[data-embed]") as HTMLElement

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

describe("what is done before the scripts are there", () => {
  it("is done once when the page runs, what lies in an embed when that runs", async () => {
    read()
    button().click()
    button().click()
    field("checkbox").click()
    fireEvent.submit(document.forms[0] as HTMLFormElement)
    const seen: string[] = []
    document.forms[0]?.addEventListener("submit", event => {
      event.preventDefault()
      seen.push("submit")
    })
    run(document.body)
    replayHeld()
    expect(pressed).toEqual(["Early", "Early"])
    expect(seen).toEqual([])
    field("checkbox").addEventListener("click", ({ target }) =>
      seen.push(`checked ${(target as HTMLInputElement).checked}`),
    )
    run(embed())
    await Promise.resolve()
    expect(seen).toEqual(["checked true", "submit"])
    expect(window.held).toBeNull()
  })

  it("is told of what was typed, with the caret where it was", async () => {
    read()
    field().focus()
    fireEvent.input(field(), { target: { value: "milk and tea" } })
    field().setSelectionRange(4, 4)
    run(document.body)
    replayHeld()
    const typed: string[] = []
    field().addEventListener("input", () => typed.push(field().value))
    run(embed())
    await Promise.resolve()
    expect(typed).toEqual(["milk and tea"])
    expect(field().selectionEnd).toBe(4)
  })

  it("is not done twice by a page that runs", () => {
    read()
    run(document.body)
    replayHeld()
    button().click()
    expect(pressed).toEqual(["Early"])
    run(embed())
  })

  it("is left to an embed that did not arrive, and offers to try again", () => {
    read()
    run(document.body)
    replayHeld()
    embed().innerHTML = '<div data-failed=""><button>Retry</button></div>'
    const pressedRetry = jest.fn()
    embed().addEventListener("click", pressedRetry)
    embed().querySelector("button")?.click()
    expect(pressedRetry).toHaveBeenCalledTimes(1)
    expect(window.held).toEqual([])
  })

  it("leaves links to the browser", () => {
    read()
    const link = document.querySelector("a") as HTMLAnchorElement
    const event = new MouseEvent("click", { bubbles: true, cancelable: true })
    link.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    expect(window.held).toEqual([])
  })

  it("is done to what has been drawn in its place", async () => {
    read()
    fireEvent.input(field(), { target: { value: "tea" } })
    field("checkbox").click()
    run(document.body)
    replayHeld()
    const form = document.forms[0] as HTMLFormElement
    form.replaceChildren(...[...form.children].map(child => child.cloneNode(true)))
    field("checkbox").checked = false
    field().value = "milk"
    const seen: string[] = []
    form.addEventListener("input", ({ target }) => seen.push((target as HTMLInputElement).type))
    run(embed())
    await Promise.resolve()
    expect(seen).toEqual(["text", "checkbox"])
    expect([field().value, field("checkbox").checked]).toEqual(["tea", true])
  })

  it("is forgotten when what was pressed is gone", () => {
    read()
    button().click()
    button().remove()
    run(document.body)
    replayHeld()
    expect(pressed).toEqual([])
    expect(window.held).toEqual([])
  })
})
