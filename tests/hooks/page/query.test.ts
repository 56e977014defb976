/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react"
import { maxAddressLength, useQuery } from "../../../src/hooks/page/query"

describe("a value in the address", () => {
  beforeEach(() => window.history.replaceState(null, "", "/tools/consonants?other=1"))
  afterEach(() => {
    jest.restoreAllMocks()
    window.history.replaceState(null, "", "/")
  })

  it("is read after the first render, and set without a step in the history", () => {
    window.history.replaceState(null, "", "/tools/consonants?text=b%C3%A4&other=1")
    const steps = window.history.length
    const { result } = renderHook(() => useQuery("text"))
    expect(result.current[0]).toBe("bä")
    act(() => result.current[1]("c d"))
    expect(result.current[0]).toBe("c d")
    expect(window.location.search).toBe("?text=c+d&other=1")
    act(() => result.current[1](null))
    expect(window.location.search).toBe("?other=1")
    expect(window.history.length).toBe(steps)
  })

  it("stays on the page alone when it is too long for an address", () => {
    const { result } = renderHook(() => useQuery("text"))
    act(() => result.current[1]("short"))
    const long = "ä".repeat(maxAddressLength / 2)
    act(() => result.current[1](long))
    expect(result.current[0]).toBe(long)
    expect(window.location.search).toBe("?other=1")
  })

  it("leaves the address alone where that has nothing to say", () => {
    const { result } = renderHook(() => useQuery("text"))
    // The browser writes down what all boxes have in them, which takes a while where that is much.
    const replace = jest.spyOn(window.history, "replaceState")
    act(() => result.current[1](null))
    act(() => result.current[1]("x".repeat(maxAddressLength + 1)))
    expect(replace).not.toHaveBeenCalled()
  })

  it("goes on where the browser refuses to change the address once more", () => {
    const { result } = renderHook(() => useQuery("text"))
    jest.spyOn(window.history, "replaceState").mockImplementation(() => {
      throw new DOMException("Attempt to use history.replaceState() more than 100 times", "SecurityError")
    })
    act(() => result.current[1]("still here"))
    expect(result.current[0]).toBe("still here")
    expect(window.location.search).toBe("?other=1")
  })
})
