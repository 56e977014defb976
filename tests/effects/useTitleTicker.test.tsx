import { act, fireEvent, renderHook } from "@testing-library/react"
import fc from "fast-check"
import { rotateText, useTitleTicker } from "../../src/effects/useTitleTicker"
import { calmMode } from "../../src/hooks/browser/motion"
import { write } from "../../src/hooks/storage/useStorage"

function hide(hidden: boolean) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden)
  fireEvent(document, new Event("visibilitychange"))
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
  document.title = "juhq.fi - Radio"
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe("a turned text", () => {
  it("is the same letters in the same round, back where it was after one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(100), (text, steps) => {
        const round = rotateText(text, 0)
        expect(`${round}${round}`).toContain(rotateText(text, steps))
        expect(rotateText(text, steps)).toHaveLength(round.length)
      }),
    )
    expect(rotateText("abc", 8)).toBe(rotateText("abc", 0))
  })

  it("cuts no emoji in two", () => {
    expect(rotateText("🇫🇮x", 1)).toBe("x *** 🇫🇮")
  })
})

describe("the title as a ticker", () => {
  it("moves a letter every 100 milliseconds, and comes back when it stops", () => {
    const { rerender } = renderHook(({ plays }) => useTitleTicker(plays), { initialProps: { plays: true } })
    jest.advanceTimersByTime(99)
    expect(document.title).toBe("juhq.fi - Radio")
    jest.advanceTimersByTime(101)
    expect(document.title).toBe("uhq.fi - Radio *** j")
    jest.advanceTimersByTime(100)
    expect(document.title).toBe("hq.fi - Radio *** ju")
    rerender({ plays: false })
    expect(document.title).toBe("juhq.fi - Radio")
    expect(jest.getTimerCount()).toBe(0)
  })

  it("scrolls another text in its place", () => {
    const { unmount } = renderHook(() => useTitleTicker(true, "Sandstorm"))
    jest.advanceTimersByTime(200)
    expect(document.title).toBe("andstorm *** S")
    unmount()
    expect(document.title).toBe("juhq.fi - Radio")
  })

  it("leaves the next page's title alone", () => {
    const { unmount } = renderHook(() => useTitleTicker(true))
    jest.advanceTimersByTime(300)
    document.title = "juhq.fi - Todo"
    unmount()
    expect(document.title).toBe("juhq.fi - Todo")
  })

  it("rests while the page is hidden", () => {
    renderHook(() => useTitleTicker(true))
    jest.advanceTimersByTime(300)
    hide(true)
    expect(document.title).toBe("juhq.fi - Radio")
    expect(jest.getTimerCount()).toBe(0)
    hide(false)
    jest.advanceTimersByTime(100)
    expect(document.title).not.toBe("juhq.fi - Radio")
  })

  it("is no ticker in calm mode", () => {
    renderHook(() => useTitleTicker(true))
    jest.advanceTimersByTime(300)
    act(() => write(calmMode, true))
    expect(document.title).toBe("juhq.fi - Radio")
    expect(jest.getTimerCount()).toBe(0)
  })
})
