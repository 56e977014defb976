import { fireEvent, render, screen } from "@testing-library/react"
import { PageContext } from "../../../src/hooks/page/page"
import { WindowFrame } from "../../../src/shell/windows/WindowFrame"

// Each test has a page of its own: where a window was put is remembered for the visit.
let pages = 0
const facts = { title: "Bell", siteName: "juhq.fi", siteUrl: "", params: {}, data: {} }
const point = (type: string, target: Element, x: number, y: number, pointerId = 1) =>
  fireEvent(
    target,
    Object.assign(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0 }),
      { pointerId, pointerType: "mouse" },
    ),
  )

describe("a window that is dragged", () => {
  const { matchMedia } = window
  let bar: Element

  beforeEach(() => {
    window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never
    jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1280)
    jest.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(1600)
    jest
      .spyOn(Element.prototype, "getBoundingClientRect")
      .mockReturnValue({ left: 104, top: 130, width: 800 } as DOMRect)
    HTMLElement.prototype.setPointerCapture = () => {}
    HTMLElement.prototype.releasePointerCapture = function release(this: HTMLElement) {
      point("lostpointercapture", this, 0, 0)
    }
    render(
      <PageContext.Provider value={{ ...facts, path: `/bell/${++pages}` }}>
        <WindowFrame id="page" name="Bell" label="Bell" title={<span>Bell</span>} icon="program">
          Text
        </WindowFrame>
      </PageContext.Provider>,
    )
    bar = screen.getByText("Bell").parentElement as Element
    point("pointerdown", bar, 300, 150)
    point("pointermove", bar, 320, 190)
  })
  afterEach(() => {
    jest.restoreAllMocks()
    window.matchMedia = matchMedia
  })
  const window98 = () => screen.getByRole("region", { name: "Bell" })

  it("follows the pointer that took it, and no other", () => {
    expect(window98()).toHaveStyle({ "--x": "20px", "--y": "40px" })
    point("pointermove", bar, 700, 700, 2)
    expect(window98()).toHaveStyle({ "--x": "20px", "--y": "40px" })
  })

  it("is where it was after Escape, and is let go", () => {
    fireEvent.keyDown(document.body, { key: "Escape" })
    expect(window98()).not.toHaveAttribute("data-moved")
    point("pointermove", bar, 400, 400)
    expect(window98()).not.toHaveAttribute("data-moved")
  })

  it("hears no Escape after it was dropped", () => {
    point("lostpointercapture", bar, 320, 190)
    fireEvent.keyDown(document.body, { key: "Escape" })
    expect(window98()).toHaveStyle({ "--x": "20px", "--y": "40px" })
  })
})
