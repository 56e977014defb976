import { render, screen } from "@testing-library/react"
import PopupMenu from "../../../src/shell/windows/PopupMenu"

const draw = (left: number, right: number, screenWidth = 320) => {
  jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(screenWidth)
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ left, right } as DOMRect)
  render(<PopupMenu label="Help" entries={[{ label: "About", act: () => {} }]} onClose={() => {}} />)
  return screen.getByRole("menu")
}

afterEach(() => jest.restoreAllMocks())

describe("a menu that has been opened", () => {
  it("is moved back onto a narrow screen, and never beyond its other edge", () => {
    expect(draw(133, 389).style.translate).toBe("-73px")
  })

  it("begins at the edge of a screen that is narrower than it is", () => {
    expect(draw(20, 380).style.translate).toBe("-16px")
  })

  it("stays where it is where there is room", () => {
    expect(draw(133, 310).style.translate).toBe("")
  })
})
