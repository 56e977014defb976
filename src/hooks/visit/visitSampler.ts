/** Measures a visit: the cursor's way, the scrolled way and the seconds looked at, without keeping the browser busy. */
import { now } from "../browser/clock"
import type { Pending } from "./dayRecords"
import { createClock } from "./secondsClock"
import { throttled } from "./throttle"
import { createFigures, type Figures, type Statistics } from "./visitFigures"
import { createLedger } from "./visitLedger"

const sampling = 100
/** For so long after a change of page the scrolling is the site's own and not the visitor's. */
const settling = 200

export type Visit = {
  /** Begins to measure; returns what ends it. */
  start: () => () => void
  /** Counts for another page from now on. */
  goTo: (path: string) => void
  subscribe: (listener: () => void) => () => void
  /** The visit's figures as of the last whole second; null before it has begun. */
  visit: () => Statistics | null
  /** A page's figures in this visit; null before the visit has begun. */
  page: (path: string) => Statistics | null
  /** What has been measured and is not in the day's records yet; null where there is nothing. */
  pending: () => Pending | null
  /** Hears of every sample as it is added, ten times a second at most. Returns what ends it. */
  onSample: (listener: () => void) => () => void
  /** Writes that now. */
  flush: () => void
}

type Point = { id: number; x: number; y: number }

/** A visit that has not begun. There is one in a browser's tab. */
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
  const clock = createClock(start => add({ seconds: 1 }, start), figures.publish)

  /** Where the cursor and the page were last heard to be, and where they were at the last sample. */
  let pointed: Point | null = null
  let pointer: Point | null = null
  let scrolled = { x: 0, y: 0 }
  let position = scrolled
  let quietUntil = 0
  /** Whether the page has changed and not scrolled since. */
  let arriving = false

  const cursorSample = throttled(() => {
    // A finger that is put down elsewhere is another pointer: it has not travelled.
    if (pointer && pointed && pointer.id === pointed.id) {
      const way = Math.hypot(pointed.x - pointer.x, pointed.y - pointer.y)
      if (way > 0) add({ cursor: way }, now())
    }
    pointer = pointed
  }, sampling)
  const scrollSample = throttled(() => {
    const way = Math.abs(scrolled.x - position.x) + Math.abs(scrolled.y - position.y)
    position = scrolled
    if (way > 0) add({ scroll: way }, now())
  }, sampling)
  const settle = () => {
    cursorSample.settle()
    scrollSample.settle()
    clock.count()
  }

  /** How many fingers have been put down. */
  let fingers = 0

  const onPointer = (event: PointerEvent) => {
    if (!event.isPrimary || event.pointerType === "touch") return
    pointed = { id: event.pointerId, x: event.clientX, y: event.clientY }
    cursorSample.call()
  }
  // The browser takes a finger's pointer away as soon as it scrolls by it; its touches go on.
  const onTouch = (event: TouchEvent) => {
    const [touch] = event.touches
    // Two of them stretch the page.
    if (event.type === "touchstart" || event.touches.length > 1) fingers++
    if (!touch || event.touches.length > 1) return
    pointed = { id: -fingers, x: touch.clientX, y: touch.clientY }
    cursorSample.call()
  }
  const onScroll = () => {
    scrolled = { x: window.scrollX, y: window.scrollY }
    // On a slow machine the jump to the new page's top comes late, but it comes first.
    const isJump = now() < quietUntil || (arriving && scrolled.y === 0)
    arriving = false
    if (isJump) position = scrolled
    else scrollSample.call()
  }
  const leave = () => {
    settle()
    ledger.flush()
  }
  const look = () => {
    if (!document.hidden) return clock.run()
    settle()
    clock.stop()
    ledger.flush()
    // Where the cursor goes while nobody looks is its own business.
    pointer = pointed = null
  }

  const start = () => {
    scrolled = position = { x: window.scrollX, y: window.scrollY }
    figures.publish()
    window.addEventListener("pointermove", onPointer, { passive: true })
    window.addEventListener("touchstart", onTouch, { passive: true })
    window.addEventListener("touchmove", onTouch, { passive: true })
    window.addEventListener("scroll", onScroll, { passive: true })
    window.addEventListener("pagehide", leave)
    document.addEventListener("visibilitychange", look)
    look()
    return () => {
      window.removeEventListener("pointermove", onPointer)
      window.removeEventListener("touchstart", onTouch)
      window.removeEventListener("touchmove", onTouch)
      window.removeEventListener("scroll", onScroll)
      window.removeEventListener("pagehide", leave)
      document.removeEventListener("visibilitychange", look)
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
    quietUntil = now() + settling
    arriving = true
  }
  const { subscribe, visit, page } = figures
  return { start, goTo, subscribe, visit, page, pending: ledger.pending, onSample, flush: ledger.flush }
}
