import { createEvent, fireEvent, render, screen } from "@testing-library/react"
import { PopupLink, siteWindow } from "../../../src/components/popup-link/PopupLink"

function press(init: MouseEventInit = {}) {
  render(<PopupLink>Popup</PopupLink>)
  const link = screen.getByRole("link", { name: "Popup (opens in a new window)" })
  const event = createEvent.click(link, { button: 0, ...init })
  // jsdom can't navigate: the browser's own way is stopped after React has had its say.
  let prevented = false
  const end = (heard: Event) => {
    prevented = heard.defaultPrevented
    heard.preventDefault()
  }
  window.addEventListener("click", end, { once: true })
  fireEvent(link, event)
  return { link, prevented }
}

describe("PopupLink", () => {
  const focus = jest.fn()
  let open: jest.SpyInstance

  beforeEach(() => {
    window.name = ""
    focus.mockClear()
    open = jest.spyOn(window, "open").mockReturnValue({ focus } as unknown as Window)
  })
  afterEach(() => jest.restoreAllMocks())

  it("is an ordinary link to the popup's page, in a new tab", () => {
    render(<PopupLink>Popup</PopupLink>)
    const link = screen.getByRole("link", { name: /Popup/ })
    expect(link).toHaveAttribute("href", "/popup.html")
    expect(link).toHaveAttribute("target", "_blank")
    expect(open).not.toHaveBeenCalled()
  })

  it("opens a window of 300 by 150, once, and goes to it", () => {
    const { prevented } = press()
    expect(open.mock.calls).toEqual([["/popup.html", "juhq-popup", "popup,width=300,height=150"]])
    expect(focus).toHaveBeenCalledTimes(1)
    expect(prevented).toBe(true)
  })

  it("names the window it is in, so that the popup's links come back to it", () => {
    press()
    expect(window.name).toBe(siteWindow)
  })

  it("keeps the window's name if it has one", () => {
    window.name = "a frame of somebody else"
    press()
    expect(window.name).toBe("a frame of somebody else")
  })

  it("is followed as a link where popups are blocked", () => {
    open.mockReturnValue(null)
    expect(press().prevented).toBe(false)
    expect(focus).not.toHaveBeenCalled()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    "leaves a click with %p to the browser",
    keys => {
      expect(press(keys).prevented).toBe(false)
      expect(open).not.toHaveBeenCalled()
    },
  )
})
