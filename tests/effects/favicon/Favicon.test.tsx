import { fireEvent, render } from "@testing-library/react"
import { Favicon, pictures } from "../../../src/effects/favicon/Favicon"
import { pictureMs } from "../../../src/effects/favicon/pictureMs"

const shown = () => document.querySelector("link[rel=icon]")?.getAttribute("href")

function hide(hidden: boolean) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden)
  fireEvent(document, new Event("visibilitychange"))
}

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = '<link rel="icon" href="/favicon.png">'
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe("the favicon", () => {
  it("is another of its four pictures after each interval, in the one link", () => {
    render(<Favicon title="Home" />)
    expect(new Set(pictures).size).toBe(4)
    const seen = [shown()]
    for (let i = 0; i < 4; i++) {
      jest.advanceTimersByTime(pictureMs - 1)
      expect(shown()).toBe(seen.at(-1))
      jest.advanceTimersByTime(1)
      seen.push(shown())
    }
    expect(seen).toEqual([0, 1, 2, 3, 0].map(number => pictures[number]))
    expect(document.querySelectorAll("link[rel=icon]")).toHaveLength(1)
  })

  it("stops at the first when the page is hidden, and goes on when it is seen", () => {
    render(<Favicon title="Home" />)
    jest.advanceTimersByTime(2 * pictureMs)
    hide(true)
    expect(shown()).toBe(pictures[0])
    expect(jest.getTimerCount()).toBe(0)
    hide(false)
    jest.advanceTimersByTime(pictureMs)
    expect(shown()).toBe(pictures[1])
  })

  it("stops at the first when it goes", () => {
    const { unmount } = render(<Favicon title="Home" />)
    jest.advanceTimersByTime(3 * pictureMs)
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
    jest.advanceTimersByTime(pictureMs)
    expect(shown()).toBe(pictures[1])
  })
})
