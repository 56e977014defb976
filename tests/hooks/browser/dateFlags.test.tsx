import { act, renderHook } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { useDateFlags } from "../../../src/hooks/browser/dateFlags"

afterEach(() => jest.useRealTimers())

describe("useDateFlags", () => {
  it("is null before mount", () => {
    const Shown = () => JSON.stringify(useDateFlags())
    expect(renderToString(<Shown />)).toBe("null")
  })

  it("turns with the day while the page is open", () => {
    jest.useFakeTimers({ now: new Date(2025, 1, 13, 23, 59, 30) })
    const { result } = renderHook(() => useDateFlags())
    expect(result.current?.valentine).toBe(false)
    act(() => jest.advanceTimersByTime(31_000))
    expect(result.current?.valentine).toBe(true)
  })
})
