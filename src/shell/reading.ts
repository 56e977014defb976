/** How much of the page has been read, by how far it is scrolled: one listener for all who show it. */
import { useSyncExternalStore } from "react"

let percent: number | null = null
let frame = 0
let stop: (() => void) | undefined
const listeners = new Set<() => void>()

/** The part of a page that lies behind, 0 to 100: all of it where there is nothing to scroll. */
export function percentRead(scrolled: number, height: number, screen: number): number {
  const room = height - screen
  if (room <= 1) return 100
  return Math.round(Math.min(1, Math.max(0, scrolled / room)) * 100)
}

function measure(): void {
  frame = 0
  const next = percentRead(window.scrollY, document.documentElement.scrollHeight, window.innerHeight)
  if (next === percent) return
  percent = next
  for (const listener of listeners) listener()
}

function soon(): void {
  frame ||= requestAnimationFrame(measure)
}

function start(): () => void {
  window.addEventListener("scroll", soon, { passive: true })
  window.addEventListener("resize", soon)
  const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(soon)
  observer?.observe(document.body)
  soon()
  return () => {
    window.removeEventListener("scroll", soon)
    window.removeEventListener("resize", soon)
    observer?.disconnect()
    cancelAnimationFrame(frame)
    frame = 0
    percent = null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= start()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

/** How much of the page has been read, in whole percents; null before it is measured. */
export function useReading(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => percent,
    () => null,
  )
}
