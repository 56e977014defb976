import { act, render, screen } from "@testing-library/react"
import { read } from "../../../src/hooks/storage/useStorage"
import { pendingAmount } from "../../../src/hooks/visit/dayRecords"
import {
  dailyCursor,
  dailyScroll,
  dailyTime,
  usePageStatistics,
  useVisitSampling,
  useVisitStatistics,
} from "../../../src/hooks/visit/visit"
import { createVisit, type Visit } from "../../../src/hooks/visit/visitSampler"

const prefix = "juhq:"
let hidden = false
let stops: (() => void)[] = []

/** Another tab with the same storage. */
function open(path = "/"): Visit {
  const session = createVisit()
  session.goTo(path)
  stops.push(session.start())
  jest.advanceTimersByTime(200)
  return session
}

function point(x: number, y: number, more: Partial<PointerEvent> = {}) {
  const event = new Event("pointermove")
  Object.assign(event, { clientX: x, clientY: y, pointerId: 1, isPrimary: true, ...more })
  window.dispatchEvent(event)
}

/** Fingers on the glass, each at its place; a finger's pointer is taken away once the page scrolls by it. */
function touch(type: "touchstart" | "touchmove" | "touchend", ...places: [x: number, y: number][]) {
  const event = new Event(type)
  Object.assign(event, { touches: places.map(([clientX, clientY]) => ({ clientX, clientY })) })
  window.dispatchEvent(event)
}

function scrollTo(y: number) {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true })
  window.dispatchEvent(new Event("scroll"))
}

function show(visible: boolean) {
  hidden = !visible
  document.dispatchEvent(new Event("visibilitychange"))
}

const at = (time: string) => jest.setSystemTime(new Date(time))
const wait = (ms: number) => jest.advanceTimersByTime(ms)
const times = () => read(dailyTime).map(({ time, month, day }) => [time, month, day])
const travel = () => read(dailyCursor).reduce((sum, record) => sum + record.travel, 0)

beforeEach(() => {
  jest.useFakeTimers()
  at("2024-05-31T12:00:00")
  localStorage.clear()
  hidden = false
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true })
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true })
})

afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe("time on site", () => {
  it("counts up in seconds, and is written down by day with months from 1", () => {
    const session = open()
    expect(session.visit()?.seconds).toBe(0)
    wait(2800)
    expect(session.visit()?.seconds).toBe(3)
    expect(read(dailyTime)).toEqual([])
    wait(3000)
    expect(read(dailyTime)).toEqual([{ time: 5, year: 2024, month: 5, day: 31 }])
  })

  it("stands still while the page is hidden, and is written down as it is hidden", () => {
    const session = open()
    wait(2900)
    show(false)
    expect(times()).toEqual([[3, 5, 31]])
    wait(60_000)
    expect(session.visit()?.seconds).toBe(3)
    show(true)
    wait(2000)
    expect(session.visit()?.seconds).toBe(5)
  })

  it("is not counted before a tab that was opened in the background is looked at", () => {
    hidden = true
    const session = open()
    wait(10_000)
    expect(session.visit()?.seconds).toBe(0)
    show(true)
    wait(1000)
    expect(session.visit()?.seconds).toBe(1)
  })

  it("goes to the new day's record at midnight", () => {
    at("2024-05-31T23:59:57")
    open()
    wait(4800)
    window.dispatchEvent(new Event("pagehide"))
    expect(times()).toEqual([
      [3, 5, 31],
      [2, 6, 1],
    ])
  })

  it("does not count the time a machine has slept, nor a clock put back", () => {
    const session = open()
    wait(1800)
    at("2024-05-31T15:00:00")
    wait(1000)
    expect(session.visit()?.seconds).toBe(3)
    at("2024-05-31T11:00:00")
    wait(3000)
    expect(session.visit()?.seconds).toBeGreaterThanOrEqual(5)
    expect(session.visit()?.seconds).toBeLessThanOrEqual(6)
  })

  it("is counted once by two tabs that are both to be seen, and neither loses the other's", () => {
    const one = open()
    wait(2300)
    const other = open()
    wait(17_300)
    window.dispatchEvent(new Event("pagehide"))
    expect(one.visit()?.seconds).toBe(20)
    expect(other.visit()?.seconds).toBe(18)
    expect(times()).toEqual([[20, 5, 31]])
  })

  it("adds to what another tab has written meanwhile", () => {
    open()
    wait(1800)
    const written = { v: 1, data: [{ time: 100, year: 2024, month: 5, day: 31 }] }
    localStorage.setItem(`${prefix}daily-time`, JSON.stringify(written))
    wait(5000)
    expect(times()).toEqual([[105, 5, 31]])
  })

  it("begins anew where the storage holds nonsense", () => {
    localStorage.setItem(`${prefix}daily-time`, '{"v":1,"data":[{"time":-4,"year":2024,"month":13,"day":1}]}')
    localStorage.setItem(`${prefix}session-seconds`, "][")
    open()
    wait(6000)
    expect(times()).toEqual([[5, 5, 31]])
  })

  it("is counted on, for as long as the page lives, where the storage is full", () => {
    const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("It is full.", "QuotaExceededError")
    })
    const session = open()
    wait(11_800)
    expect(session.visit()?.seconds).toBe(12)
    window.dispatchEvent(new Event("pagehide"))
    expect(times()).toEqual([[12, 5, 31]])
    expect(localStorage).toHaveLength(0)
    set.mockRestore()
    wait(6000)
    expect(times()[0]?.[0]).toBeGreaterThan(12)
    expect(localStorage.getItem(`${prefix}daily-time`)).not.toBeNull()
  })
})

describe("cursor travel", () => {
  it("is the way between samples, ten a second at most", () => {
    const session = open()
    point(0, 0)
    wait(100)
    point(30, 40)
    point(500, 500)
    point(30, 140)
    wait(1000)
    expect(session.visit()?.cursor).toBe(150)
  })

  it("has the last movement in it, and is divided by the time", () => {
    const session = open()
    point(0, 0)
    point(300, 0)
    wait(1800)
    expect(session.visit()).toMatchObject({ cursor: 300, seconds: 2, cursorRate: 150 })
  })

  it("does not count a finger put down elsewhere, a second finger, or what happens unseen", () => {
    const session = open()
    point(0, 0)
    wait(100)
    point(900, 900, { pointerId: 2 })
    wait(100)
    point(100, 100, { pointerId: 3, isPrimary: false })
    wait(100)
    point(910, 900, { pointerId: 2 })
    show(false)
    show(true)
    point(0, 0, { pointerId: 2 })
    wait(1000)
    expect(session.visit()?.cursor).toBe(10)
  })

  it("counts a finger for as long as it is on the glass, and none that is put down elsewhere or stretches the page", () => {
    const session = open()
    point(0, 0, { pointerType: "touch" })
    touch("touchstart", [100, 500])
    wait(100)
    point(100, 480, { pointerType: "touch" })
    touch("touchmove", [100, 470])
    wait(100)
    touch("touchmove", [100, 400])
    wait(100)
    touch("touchend")
    touch("touchstart", [300, 300])
    wait(100)
    touch("touchmove", [310, 300])
    wait(100)
    touch("touchstart", [310, 300], [10, 10])
    touch("touchmove", [200, 200], [90, 90])
    wait(100)
    touch("touchmove", [200, 200])
    wait(1000)
    expect(session.visit()?.cursor).toBe(110)
  })

  it("is written down every five seconds at most, and as the page is left", () => {
    const writes = jest.spyOn(Storage.prototype, "setItem")
    open()
    for (let i = 0; i < 40; i++) {
      point(i * 10, 0)
      wait(100)
    }
    expect(writes.mock.calls.filter(([name]) => name === `${prefix}daily-cursor`)).toHaveLength(0)
    window.dispatchEvent(new Event("pagehide"))
    expect(travel()).toBe(390)
    expect(writes.mock.calls.filter(([name]) => name === `${prefix}daily-cursor`)).toHaveLength(1)
  })

  it("belongs to the day on which it was travelled", () => {
    at("2024-12-31T23:59:58.500")
    open()
    point(0, 0)
    wait(100)
    point(100, 0)
    wait(2000)
    point(130, 0)
    window.dispatchEvent(new Event("pagehide"))
    expect(read(dailyCursor)).toEqual([
      { travel: 100, year: 2024, month: 12, day: 31 },
      { travel: 30, year: 2025, month: 1, day: 1 },
    ])
  })
})

describe("scroll travel", () => {
  it("counts both ways", () => {
    const session = open()
    scrollTo(300)
    wait(150)
    scrollTo(100)
    wait(6000)
    expect(session.visit()?.scroll).toBe(500)
    expect(read(dailyScroll)).toEqual([{ distance: 500, year: 2024, month: 5, day: 31 }])
  })

  it("does not count the jump to the top of a new page", () => {
    const session = open("/one")
    scrollTo(800)
    wait(150)
    session.goTo("/two")
    scrollTo(0)
    wait(300)
    scrollTo(50)
    wait(1000)
    expect(session.visit()?.scroll).toBe(850)
    expect(session.page("/one")?.scroll).toBe(800)
    expect(session.page("/two")?.scroll).toBe(50)
  })

  it("does not count that jump where a slow machine makes it late", () => {
    const session = open("/one")
    scrollTo(800)
    wait(150)
    session.goTo("/two")
    wait(5000)
    scrollTo(0)
    wait(150)
    scrollTo(70)
    wait(150)
    scrollTo(0)
    wait(1000)
    expect(session.page("/two")?.scroll).toBe(140)
  })
})

describe("the figures", () => {
  it("are separate for each page, with or without a trailing slash, and continue on return", () => {
    const session = open("/one/")
    wait(1900)
    session.goTo("/two")
    wait(3000)
    session.goTo("/one")
    wait(1000)
    expect(session.page("/one")?.seconds).toBe(3)
    expect(session.page("/two/")?.seconds).toBe(3)
    expect(session.page("/three")).toEqual({ seconds: 0, cursor: 0, scroll: 0, cursorRate: 0, scrollRate: 0 })
  })

  it("are published at most once a second, and only after a change", () => {
    const session = open()
    const told = jest.fn()
    session.subscribe(told)
    for (let i = 0; i < 30; i++) {
      point(i, 0)
      scrollTo(i)
      wait(100)
    }
    expect(told).toHaveBeenCalledTimes(3)
    show(false)
    wait(60_000)
    expect(told).toHaveBeenCalledTimes(3)
  })

  it("are null before the first render has been taken over, then refresh in a component, and stop with it", () => {
    function Tray() {
      useVisitSampling("/tray")
      const all = useVisitStatistics()
      const page = usePageStatistics("/tray")
      return <p>{all && page ? `${all.seconds} ${page.seconds} ${page.cursor}` : "nothing yet"}</p>
    }
    const { unmount } = render(<Tray />)
    expect(screen.getByText("0 0 0")).toBeInTheDocument()
    act(() => {
      point(0, 0)
      wait(100)
      point(0, 7)
      wait(2900)
    })
    expect(screen.getByText("3 3 7")).toBeInTheDocument()
    unmount()
    expect(jest.getTimerCount()).toBe(0)
    expect(times()).toEqual([[3, 5, 31]])
  })
})

describe("pending amounts", () => {
  it("is, with what has been, all that the visit has measured, to the last hundredth", () => {
    const session = open()
    const written = () => read(dailyCursor).reduce((sum, record) => sum + record.travel, 0)
    for (let i = 1; i < 200; i++) {
      point(i * 3.337, i % 7)
      wait(110)
      const pending = session.pending()
      const more = pending ? pendingAmount(pending, "travel") : 0
      expect(written() + more).toBeGreaterThanOrEqual((session.visit()?.cursor ?? 0) - 1e-6)
    }
    expect(written()).toBeGreaterThan(100)
    session.flush()
    wait(1000)
    expect(written()).toBeCloseTo(session.visit()?.cursor ?? 0, 1)
    expect(session.pending()?.cursor ?? 0).toBeLessThan(0.01)
  })
})
