import { act, fireEvent, render, screen } from "@testing-library/react"
import { useRef } from "react"
import { calmMode } from "../../../src/hooks/browser/motion"
import { remove, write } from "../../../src/hooks/storage/useStorage"
import { useFrames } from "../../../src/kits/motion/useFrames"
import { usePlayback } from "../../../src/kits/motion/usePlayback"
import { useRest } from "../../../src/kits/motion/useRest"
import { useTicks } from "../../../src/kits/motion/useTicks"

let hidden = false
let seen: ((isIn: boolean) => void)[] = []

class FakeObserver {
  constructor(readonly tell: (entries: { isIntersecting: boolean }[]) => void) {
    seen.push(isIntersecting => tell([{ isIntersecting }]))
  }
  observe() {}
  disconnect() {
    seen = []
  }
}

beforeEach(() => {
  hidden = false
  seen = []
  jest.useFakeTimers()
  jest.spyOn(document, "hidden", "get").mockImplementation(() => hidden)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, "IntersectionObserver")
  act(() => remove(calmMode))
})

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const hide = (is: boolean) => {
  hidden = is
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
}

describe("frames", () => {
  function Clock({ running, on }: { running: boolean; on: (seconds: number) => void }) {
    const ref = useRef<HTMLDivElement>(null)
    useFrames(running, on, ref)
    return <div ref={ref} />
  }

  it("tell how long each took, and stop when they are not wanted", () => {
    const on = jest.fn()
    const { rerender, unmount } = render(<Clock running on={on} />)
    wait(1000)
    const total = on.mock.calls.reduce((sum, [seconds]) => sum + seconds, 0)
    expect(total).toBeGreaterThan(0.9)
    expect(total).toBeLessThanOrEqual(1)
    rerender(<Clock running={false} on={on} />)
    on.mockClear()
    wait(1000)
    expect(on).not.toHaveBeenCalled()
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })

  it("come at an interval, with steps as long", () => {
    const on = jest.fn()
    function Slow() {
      useFrames(true, on, undefined, 200)
      return null
    }
    render(<Slow />)
    wait(2000)
    expect(on.mock.calls.length).toBeGreaterThanOrEqual(9)
    expect(on.mock.calls.length).toBeLessThanOrEqual(11)
    expect(on.mock.calls.reduce((sum, [seconds]) => sum + seconds, 0)).toBeGreaterThan(1.7)
  })

  it("sleep with the page, and wake without a jump", () => {
    const on = jest.fn()
    render(<Clock running on={on} />)
    wait(100)
    hide(true)
    on.mockClear()
    wait(60_000)
    expect(on).not.toHaveBeenCalled()
    hide(false)
    wait(50)
    expect(on).toHaveBeenCalled()
    expect(Math.max(...on.mock.calls.map(([seconds]) => seconds))).toBeLessThanOrEqual(0.1)
  })

  it("sleep while their element is out of the window", () => {
    Object.assign(window, { IntersectionObserver: FakeObserver })
    const on = jest.fn()
    const { unmount } = render(<Clock running on={on} />)
    wait(100)
    expect(on).not.toHaveBeenCalled()
    act(() => seen[0]?.(true))
    wait(100)
    expect(on).toHaveBeenCalled()
    act(() => seen[0]?.(false))
    on.mockClear()
    wait(100)
    expect(on).not.toHaveBeenCalled()
    unmount()
    expect(seen).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe("rest", () => {
  it("comes after a while, and ends with each disturbance", () => {
    function Pond() {
      const { isAtRest, disturb } = useRest(1000)
      return (
        <button type="button" onClick={disturb}>
          {isAtRest ? "still" : "ripples"}
        </button>
      )
    }
    const { unmount } = render(<Pond />)
    const pond = screen.getByRole("button")
    wait(900)
    expect(pond).toHaveTextContent("ripples")
    fireEvent.click(pond)
    wait(900)
    expect(pond).toHaveTextContent("ripples")
    wait(200)
    expect(pond).toHaveTextContent("still")
    fireEvent.click(pond)
    expect(pond).toHaveTextContent("ripples")
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe("ticks", () => {
  function Ticker({ on }: { on: () => void }) {
    useTicks(true, 100, on)
    return null
  }

  it("come at their pace while the page is seen", () => {
    const on = jest.fn()
    const { unmount } = render(<Ticker on={on} />)
    wait(1000)
    expect(on).toHaveBeenCalledTimes(10)
    hide(true)
    wait(1000)
    expect(on).toHaveBeenCalledTimes(10)
    hide(false)
    wait(250)
    expect(on).toHaveBeenCalledTimes(12)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe("playback", () => {
  function Film({ auto = false }: { auto?: boolean }) {
    const { playing, label, toggle } = usePlayback(auto)
    return (
      <button type="button" onClick={toggle}>
        {label}, {playing ? "running" : "standing"}
      </button>
    )
  }
  const button = () => screen.getByRole("button")

  it("plays on a press and pauses on the next", () => {
    render(<Film />)
    expect(button()).toHaveTextContent("Play, standing")
    fireEvent.click(button())
    expect(button()).toHaveTextContent("Pause, running")
    fireEvent.click(button())
    expect(button()).toHaveTextContent("Play, standing")
  })

  it("plays by itself where it may, and never in calm mode", () => {
    render(<Film auto />)
    expect(button()).toHaveTextContent("Pause, running")
    act(() => write(calmMode, true))
    expect(button()).toHaveTextContent("Play anyway, standing")
  })

  it("plays in calm mode for those who insist", () => {
    act(() => write(calmMode, true))
    render(<Film auto />)
    fireEvent.click(button())
    expect(button()).toHaveTextContent("Pause, running")
    act(() => write(calmMode, false))
    expect(button()).toHaveTextContent("Pause, running")
  })
})
