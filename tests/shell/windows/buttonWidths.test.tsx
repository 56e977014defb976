import { buttonWidths } from "../../../src/shell/windows/useWindowMove"

describe("the buttons of a title bar", () => {
  afterEach(() => jest.restoreAllMocks())

  it("are measured at both ends of the bar, and nowhere else in the window", () => {
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const [left = 0, right = 0] = (this.getAttribute("data-at") ?? "").split(" ").map(Number)
      return { left, right, width: right - left } as DOMRect
    })
    document.body.innerHTML = `<section data-at="100 900">
      <div data-chrome>
        <button data-at="103 129"></button>
        <button data-at="815 841"></button>
        <button data-at="871 897"></button>
      </div>
      <button data-at="300 700"></button>
    </section>`
    const frame = document.querySelector("section") as HTMLElement
    expect(buttonWidths(frame)).toEqual({ start: 29, end: 85 })
  })
})
