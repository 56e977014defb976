import { act, renderHook } from "@testing-library/react"
import { runInTimeSlices, useTimeSlicedTask } from "../../../src/hooks/browser/timeSlices"

/** Steps of which each takes ten milliseconds by the clock of the test. */
function* steps(count: number): Generator<number, string> {
  for (let i = 1; i <= count; i++) {
    jest.setSystemTime(Date.now() + 10)
    yield i / count
  }
  return `${count} steps`
}

describe("a work in slices", () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => jest.useRealTimers())

  it("lets the page live every other step of ten milliseconds, and tells how far it is", async () => {
    const told: number[] = []
    let result = ""
    void runInTimeSlices(steps(8), new AbortController().signal, share => told.push(share)).then(value => {
      result = value
    })
    expect(told).toEqual([0.25])
    await jest.runAllTimersAsync()
    expect(told).toEqual([0.25, 0.5, 0.75, 1])
    expect(result).toBe("8 steps")
  })

  it("is cancelled by the next run and on unmount", async () => {
    const done = jest.fn()
    const { result, unmount } = renderHook(() => useTimeSlicedTask())
    act(() => result.current(steps(8), done))
    act(() => result.current(steps(4), done))
    await jest.runAllTimersAsync()
    expect(done.mock.calls).toEqual([["4 steps"]])
    act(() => result.current(steps(8), done))
    unmount()
    await jest.runAllTimersAsync()
    expect(done).toHaveBeenCalledTimes(1)
  })
})
