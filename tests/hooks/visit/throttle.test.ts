import { throttle } from "../../../src/hooks/visit/throttle"

describe("throttled", () => {
  const run = jest.fn()
  beforeEach(() => {
    jest.useFakeTimers()
    run.mockClear()
  })
  afterEach(() => jest.useRealTimers())

  it("runs at once, then once for all that came in between", () => {
    const { call } = throttle(run, 100)
    call()
    expect(run).toHaveBeenCalledTimes(1)
    call()
    call()
    jest.advanceTimersByTime(99)
    expect(run).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(2)
    jest.advanceTimersByTime(100)
    expect(run).toHaveBeenCalledTimes(2)
    expect(jest.getTimerCount()).toBe(0)
  })

  it("runs a waiting call on settle, and drops it on cancel", () => {
    const { call, flush, cancel } = throttle(run, 100)
    flush()
    expect(run).not.toHaveBeenCalled()
    call()
    call()
    flush()
    flush()
    expect(run).toHaveBeenCalledTimes(2)
    call()
    cancel()
    jest.runAllTimers()
    expect(run).toHaveBeenCalledTimes(2)
  })
})
