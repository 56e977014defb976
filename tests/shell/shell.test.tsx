import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useStaticQuery } from "gatsby"
import { renderToString } from "react-dom/server"
import { calmMode } from "../../src/hooks/browser/motion"
import { write } from "../../src/hooks/storage/useStorage"
import { Shell } from "../../src/shell/Shell"
import { DocumentWindow } from "../../src/shell/windows/DocumentWindow"

const home = { to: "/", label: "Home" }
const data = {
  site: { siteMetadata: { name: "juhq.fi", product: "juhq", analyticsId: "" } },
  menus: {
    value: {
      top: [home],
      desktop: [{ to: "/games", label: "Games", emoji: "🎲" }],
      start: [[home], [{ do: "menu-font", label: "Menu font..." }]],
      footer: [home],
      things: { to: "/briefcase", label: "My Briefcase" },
      statistics: {
        time: { to: "/time", label: "Time on site" },
        cursor: { to: "/cursor", label: "Cursor travel" },
        scroll: { to: "/scroll", label: "Scroll travel" },
      },
      reports: [{ file: "/coverage", label: "Coverage" }],
    },
  },
  fonts: { value: [{ name: "Georgia", family: "Georgia, serif" }] },
  badges: { value: [] },
}
const page = { path: "/tools/consonants", title: "Consonants", code: "0110", icon: "default" }
const shell = (path = page.path, of = page) => (
  <Shell page={of} path={path}>
    <DocumentWindow page={of}>
      <h1>{of.title || "Welcome"}</h1>
    </DocumentWindow>
  </Shell>
)

describe("the shell", () => {
  beforeEach(() => {
    jest.mocked(useStaticQuery).mockReturnValue(data)
    globalThis.fetch = jest.fn(() => new Promise<never>(() => {}))
    jest.spyOn(console, "info").mockImplementation(() => {})
    jest.useFakeTimers({ now: new Date(2025, 7, 3, 13, 37), advanceTimers: true })
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it("reads the page's title to a screen reader once", () => {
    render(shell())
    const main = within(screen.getByRole("main"))
    const titles = main.getAllByText(/Consonants/).filter(element => !element.closest("[aria-hidden]"))
    expect(titles).toEqual([screen.getByRole("heading", { level: 1 })])
  })

  it("links the figures of the visit to their pages", () => {
    render(shell())
    const footer = within(screen.getByRole("contentinfo"))
    expect(footer.getByRole("link", { name: "Time on site" })).toHaveAttribute("href", "/time")
    expect(footer.getByRole("link", { name: "Cursor travel" })).toHaveAttribute("href", "/cursor")
    expect(footer.getByRole("link", { name: "Scroll travel" })).toHaveAttribute("href", "/scroll")
  })

  it("shows the page as a window with its number", () => {
    render(shell())
    expect(screen.getByText("No. 0110")).toBeInTheDocument()
    expect(screen.getByText("Press n for pages")).toBeInTheDocument()
  })

  it("sets a class for calm mode, which stops every animation", () => {
    render(shell())
    expect(document.body).not.toHaveClass("calm")
    act(() => write(calmMode, true))
    expect(document.body).toHaveClass("calm")
    act(() => write(calmMode, false))
    expect(document.body).not.toHaveClass("calm")
  })

  it("offers full screen mode only with browser support", () => {
    Object.defineProperty(document, "fullscreenEnabled", { configurable: true, value: true })
    const root = document.documentElement
    Object.defineProperty(root, "requestFullscreen", { configurable: true, value: () => Promise.resolve() })
    try {
      render(shell())
      expect(screen.getByText("Press n for pages, f for full screen")).toBeInTheDocument()
    } finally {
      Reflect.deleteProperty(document, "fullscreenEnabled")
      Reflect.deleteProperty(root, "requestFullscreen")
    }
  })

  it("shows the target of a hovered link in the status bar", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(shell())
    const link = within(screen.getByRole("navigation", { name: "Top menu" })).getByRole("link")
    await user.hover(link)
    expect(screen.getByText("http://localhost/")).toBeInTheDocument()
    await user.unhover(link)
    await user.hover(screen.getByRole("heading", { level: 1 }))
    expect(screen.queryByText("http://localhost/")).not.toBeInTheDocument()
  })

  it("shows the address of the static page, and the visitor's own after hydration", () => {
    expect(renderToString(shell("/youtube/abc"))).toContain('value="juhq.fi/tools/consonants"')
    render(shell("/youtube/abc"))
    expect(screen.getByRole("textbox", { name: /^Address/ })).toHaveValue("juhq.fi/youtube/abc")
  })

  it("has icons and Pertti beside windows, and not on the wide home page", () => {
    const { rerender } = render(shell())
    expect(screen.getByRole("navigation", { name: "Desktop" })).toBeInTheDocument()
    rerender(shell("/", { ...page, path: "/", title: "" }))
    expect(screen.queryByRole("navigation", { name: "Desktop" })).not.toBeInTheDocument()
  })

  it("renders no time and no count on the server", () => {
    const html = renderToString(shell())
    expect(html).toContain("--:--")
    expect(html).toContain("Document: Done")
    expect(html).not.toContain("13:37")
  })

  it("has a clock, and a switch for calm mode that is remembered", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(shell())
    expect(screen.getByText("13:37")).toBeInTheDocument()
    const calm = screen.getByRole("button", { name: "Calm mode" })
    await user.click(calm)
    expect(calm).toHaveAttribute("aria-pressed", "true")
    expect(calm).toHaveTextContent("Calm mode: on")
    expect(localStorage.getItem("juhq:calm")).toContain("true")
    await user.click(calm)
  })

  it("has a switch in the tray that mutes the site", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(shell())
    const mute = screen.getByRole("button", { name: "Mute" })
    expect(mute).toHaveAttribute("aria-pressed", "false")
    await user.click(mute)
    expect(mute).toHaveAttribute("aria-pressed", "true")
    expect(localStorage.getItem("juhq:muted")).toContain("true")
    await user.click(mute)
    expect(mute).toHaveAttribute("aria-pressed", "false")
  })

  it("shows the date and the figures of the visit behind the clock", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(shell())
    const clock = screen.getByRole("button", { name: "13:37" })
    await user.click(clock)
    const dialog = within(await screen.findByRole("dialog", { name: "Date and time" }))
    expect(dialog.getByRole("table", { name: "Sunday 3 August 2025" })).toBeInTheDocument()
    expect(dialog.getByRole("cell", { current: "date" })).toHaveTextContent(/^3$/)
    expect(dialog.getByRole("link", { name: "Time on site" })).toHaveAttribute("href", "/time")
    await user.click(dialog.getByRole("button", { name: "Close" }))
    expect(clock).toHaveFocus()
  })

  it.each([
    [new Date(2026, 1, 14, 12), true],
    [new Date(2026, 1, 15, 12), false],
  ])("is in valentine mode on %s: %s", (day, valentine) => {
    jest.setSystemTime(day)
    render(shell())
    expect(document.body.classList.contains("valentine")).toBe(valentine)
  })

  it("opens the menu font's dialog from the Start menu", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(shell())
    await user.click(screen.getByRole("button", { name: "Start" }))
    await user.click(await screen.findByRole("button", { name: "Menu font..." }))
    expect(await screen.findByRole("dialog", { name: "Menu font" })).toBeInTheDocument()
    await user.click(await screen.findByRole("button", { name: "Close" }))
    expect(screen.getByRole("button", { name: "Start" })).toHaveFocus()
  })
})
