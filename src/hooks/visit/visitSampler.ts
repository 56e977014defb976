/** Measurement of a visit: cursor travel, scroll travel and visible seconds, at low cost. */
import { now } from "../browser/clock"
import type { Pending } from "./dayRecords"
import { createSecondsClock } from "./secondsClock"
import { throttle } from "./throttle"
import { createFigures, type Figures, type Statistics } from "./visitFigures"
import { createLedger } from "./visitLedger"

const sampleIntervalMs = 100
/** The time in milliseconds after a page change in which scrolling is the site's and not the visitor's. */
const settlingMs = 200

export type Visit = {
  /** Starts measuring; returns a function that stops it. */
  start: () => () => void
  /** Attributes later measurements to another page. */
  goTo: (path: string) => void
  subscribe: (listener: () => void) => () => void
  /** Returns the figures of the visit at the last whole second; null before it starts. */
  visit: () => Statistics | null
  /** Returns the figures of a page in this visit; null before it starts. */
  page: (path: string) => Statistics | null
  /** Returns the amounts that are not in the day's records yet; null if there are none. */
  pending: () => Pending | null
  /** Subscribes to samples, at most ten a second. Returns the unsubscribe function. */
  onSample: (listener: () => void) => () => void
  /** Writes the pending amounts now. */
  flush: () => void
}

type Point = { id: number; x: number; y: number }

/** Creates the visit of a tab. It starts with `start`. */
export function createVisit(): Visit {
  const figures = createFigures()
  const ledger = createLedger()
  const listeners = new Set<() => void>()
  const add = (more: Partial<Figures>, at: number) => {
    figures.add(more)
    ledger.add(more, at)
    for (const listener of listeners) listener()
  }
  const onSample = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const clock = createSecondsClock(start => add({ seconds: 1 }, start), figures.publish)

  /** The latest positions of the cursor and the page, and those at the last sample. */
  let latestPointer: Point | null = null
  let sampledPointer: Point | null = null
  let latestScroll = { x: 0, y: 0 }
  let sampledScroll = latestScroll
  let quietUntil = 0
  /** True after a page change, until the first scroll. */
  let isArriving = false

  const cursorSample = throttle(() => {
    // A finger put down elsewhere is a new pointer, so the distance to it doesn't count.
    if (sampledPointer && latestPointer && sampledPointer.id === latestPointer.id) {
      const distance = Math.hypot(latestPointer.x - sampledPointer.x, latestPointer.y - sampledPointer.y)
      if (distance > 0) add({ cursor: distance }, now())
    }
    sampledPointer = latestPointer
  }, sampleIntervalMs)
  const scrollSample = throttle(() => {
    const distance = Math.abs(latestScroll.x - sampledScroll.x) + Math.abs(latestScroll.y - sampledScroll.y)
    sampledScroll = latestScroll
    if (distance > 0) add({ scroll: distance }, now())
  }, sampleIntervalMs)
  const settle = () => {
    cursorSample.flush()
    scrollSample.flush()
    clock.count()
  }

  /** The number of touches so far. */
  let touchCount = 0

  const onPointer = (event: PointerEvent) => {
    if (!event.isPrimary || event.pointerType === "touch") return
    latestPointer = { id: event.pointerId, x: event.clientX, y: event.clientY }
    cursorSample.call()
  }
  // The browser cancels the pointer of a finger that scrolls; its touch events continue.
  const onTouch = (event: TouchEvent) => {
    const [touch] = event.touches
    // Two fingers zoom the page.
    if (event.type === "touchstart" || event.touches.length > 1) touchCount++
    if (!touch || event.touches.length > 1) return
    latestPointer = { id: -touchCount, x: touch.clientX, y: touch.clientY }
    cursorSample.call()
  }
  const onScroll = () => {
    latestScroll = { x: window.scrollX, y: window.scrollY }
    // On a slow machine the jump to the new page's top comes late, but before any other scroll.
    const isJump = now() < quietUntil || (isArriving && latestScroll.y === 0)
    isArriving = false
    if (isJump) sampledScroll = latestScroll
    else scrollSample.call()
  }
  const onPageHide = () => {
    settle()
    ledger.flush()
  }
  const onVisibilityChange = () => {
    if (!document.hidden) return clock.run()
    settle()
    clock.stop()
    ledger.flush()
    // Movement while the page is hidden doesn't count.
    sampledPointer = latestPointer = null
  }

  const start = () => {
    latestScroll = sampledScroll = { x: window.scrollX, y: window.scrollY }
    figures.publish()
    window.addEventListener("pointermove", onPointer, { passive: true })
    window.addEventListener("touchstart", onTouch, { passive: true })
    window.addEventListener("touchmove", onTouch, { passive: true })
    window.addEventListener("scroll", onScroll, { passive: true })
    window.addEventListener("pagehide", onPageHide)
    document.addEventListener("visibilitychange", onVisibilityChange)
    onVisibilityChange()
    return () => {
      window.removeEventListener("pointermove", onPointer)
      window.removeEventListener("touchstart", onTouch)
      window.removeEventListener("touchmove", onTouch)
      window.removeEventListener("scroll", onScroll)
      window.removeEventListener("pagehide", onPageHide)
      document.removeEventListener("visibilitychange", onVisibilityChange)
      settle()
      clock.stop()
      ledger.flush()
      cursorSample.cancel()
      scrollSample.cancel()
    }
  }
  const goTo = (path: string) => {
    settle()
    figures.goTo(path)
    quietUntil = now() + settlingMs
    isArriving = true
  }
  const { subscribe, visit, page } = figures
  return { start, goTo, subscribe, visit, page, pending: ledger.pending, onSample, flush: ledger.flush }
}
