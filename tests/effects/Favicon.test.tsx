import { fireEvent, render } from "@testing-library/react"
import { Favicon, pictures } from "../../src/effects/Favicon"

const shown = () => document.querySelector("link[rel=icon]")?.getAttribute("href")
const preloaded: string[] = []

function hide(hidden: boolean) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden)
  fireEvent(document, new Event("visibilitychange"))
}

beforeEach(() => {
  jest.useFakeTimers()
  preloaded.length = 0
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true)
  jest.spyOn(HTMLImageElement.prototype, "src", "set").mockImplementation(src => void preloaded.push(src))
  document.head.innerHTML = '<link rel="icon" href="/favicon.png">'
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe("the favicon", () => {
  it("is another of its four pictures every 400 milliseconds, in the one link", () => {
    render(<Favicon title="Home" />)
    expect(preloaded).toEqual(pictures)
    const seen = [shown()]
    for (let i = 0; i < 4; i++) {
      jest.advanceTimersByTime(399)
      expect(shown()).toBe(seen.at(-1))
      jest.advanceTimersByTime(1)
      seen.push(shown())
    }
    expect(seen).toEqual([0, 1, 2, 3, 0].map(number => `/pictures/favicon/${number}.png`))
    expect(document.querySelectorAll("link[rel=icon]")).toHaveLength(1)
  })

  it("stands still at the first while a picture has not arrived", () => {
    jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false)
    render(<Favicon title="Home" />)
    jest.advanceTimersByTime(4000)
    expect(shown()).toBe(pictures[0])
  })

  it("stops at the first when the page is hidden, and goes on when it is seen", () => {
    render(<Favicon title="Home" />)
    jest.advanceTimersByTime(800)
    hide(true)
    expect(shown()).toBe(pictures[0])
    expect(jest.getTimerCount()).toBe(0)
    hide(false)
    jest.advanceTimersByTime(400)
    expect(shown()).toBe(pictures[1])
  })

  it("stops at the first when it goes", () => {
    const { unmount } = render(<Favicon title="Home" />)
    jest.advanceTimersByTime(1200)
    expect(shown()).toBe(pictures[3])
    unmount()
    expect(shown()).toBe(pictures[0])
    expect(jest.getTimerCount()).toBe(0)
  })

  it("finds the link of the next page", () => {
    const { rerender } = render(<Favicon title="Home" />)
    document.head.innerHTML = '<link rel="icon" href="/favicon.png">'
    rerender(<Favicon title="Todo" />)
    expect(shown()).toBe(pictures[0])
    jest.advanceTimersByTime(400)
    expect(shown()).toBe(pictures[1])
  })
})
