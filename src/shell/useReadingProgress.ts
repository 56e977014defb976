/** Measures how much of the page has been scrolled past, with one listener shared by all components that show it. */
import { useSyncExternalStore } from "react"

let percent: number | null = null
let frame = 0
let stopMeasuring: (() => void) | undefined
const listeners = new Set<() => void>()

/** Returns the percentage of a page that has been scrolled past, 0 to 100; 100 if it can't scroll. All in CSS pixels. */
export function percentRead(scrolledPx: number, heightPx: number, viewportPx: number): number {
  const maxScrollPx = heightPx - viewportPx
  if (maxScrollPx <= 1) return 100
  return Math.round(Math.min(1, Math.max(0, scrolledPx / maxScrollPx)) * 100)
}

function measure(): void {
  frame = 0
  const next = percentRead(window.scrollY, document.documentElement.scrollHeight, window.innerHeight)
  if (next === percent) return
  percent = next
  for (const listener of listeners) listener()
}

function scheduleMeasure(): void {
  frame ||= requestAnimationFrame(measure)
}

function startMeasuring(): () => void {
  window.addEventListener("scroll", scheduleMeasure, { passive: true })
  window.addEventListener("resize", scheduleMeasure)
  const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(scheduleMeasure)
  observer?.observe(document.body)
  scheduleMeasure()
  return () => {
    window.removeEventListener("scroll", scheduleMeasure)
    window.removeEventListener("resize", scheduleMeasure)
    observer?.disconnect()
    cancelAnimationFrame(frame)
    frame = 0
    percent = null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stopMeasuring ??= startMeasuring()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopMeasuring?.()
    stopMeasuring = undefined
  }
}

/** The percentage of the page that has been read, 0 to 100; null before the first measurement. */
export function useReadingProgress(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => percent,
    () => null,
  )
}
