/** Moving a window by its title bar with a mouse or pen, or by the arrow keys once its menu says so; two presses make it large. */
import { type MouseEvent, type PointerEvent, type RefObject, useCallback, useEffect } from "react"
import { maximise, stand, windowNow } from "./windowList"

type Point = { x: number; y: number }

/** How much of a title bar, its buttons not counted, stays on the desktop to be taken hold of again, in CSS pixels. */
const grasp = 80

/**
 * How far a window may be moved so that its title bar stays on the desktop: `at` is what is asked for, `home` where it
 * stands unmoved, how wide the buttons are at the `start` and `end` of its bar, which nobody can drag by, `room` how large the desktop is and where it begins under the header. All in pixels, from the beginning
 * of the page.
 */
export function keptInside(
  at: Point,
  home: { left: number; top: number; width: number; start?: number; end?: number },
  room: { width: number; height: number; top?: number },
): Point {
  const within = (value: number, least: number, most: number) =>
    Math.round(Math.max(least, Math.min(most, value)))
  return {
    x: within(
      at.x,
      grasp + (home.end ?? 0) - home.width - home.left,
      room.width - grasp - (home.start ?? 0) - home.left,
    ),
    y: within(at.y, (room.top ?? 0) - home.top, room.height - grasp / 2 - home.top),
  }
}

/** How much of a window's width the buttons take at the start and at the end of its title bar, in CSS pixels. */
export function buttonWidths(frame: HTMLElement): { start: number; end: number } {
  const { left, width } = frame.getBoundingClientRect()
  const widths = { start: 0, end: 0 }
  for (const button of frame.querySelectorAll(":scope > [data-chrome] button")) {
    const box = button.getBoundingClientRect()
    const from = box.left - left
    if (from + box.width / 2 < width / 2) widths.start = Math.max(widths.start, from + box.width)
    else widths.end = Math.max(widths.end, width - from)
  }
  return widths
}

/** How far an arrow key moves a window, in pixels; null for other keys. */
export function arrowStep(key: string, isFine: boolean): Point | null {
  const step = isFine ? 1 : 16
  if (key === "ArrowLeft") return { x: -step, y: 0 }
  if (key === "ArrowRight") return { x: step, y: 0 }
  if (key === "ArrowUp") return { x: 0, y: -step }
  if (key === "ArrowDown") return { x: 0, y: step }
  return null
}

/** Whether windows can be moved: on a phone they stand one under the other, and stay there. */
export const canMove = () => window.matchMedia("(width >= 800px)").matches

const isOnButton = (target: EventTarget) =>
  target instanceof Element && target.closest("button, [role=menu]") !== null

/**
 * What moves the window `id`, whose element is `frame`: the handlers of its title bar, and moving it by keys. `at` is where
 * it is now: a place that is remembered, or a screen that has become smaller, leaves enough of its bar in sight, too.
 */
export function useMove(id: string, frame: RefObject<HTMLElement | null>, { x, y }: Point) {
  const moveTo = useCallback(
    (at: Point) => {
      const now = windowNow(id)
      const box = frame.current?.getBoundingClientRect()
      if (!now || !box || !frame.current) return
      const place = { left: box.left - now.x, top: box.top + window.scrollY - now.y, width: box.width }
      const home = { ...place, ...buttonWidths(frame.current) }
      const { clientWidth: width, scrollHeight } = document.documentElement
      // A window that hangs out of the page makes it no higher.
      const desk = frame.current.closest("main")?.getBoundingClientRect()
      const height = desk ? desk.bottom + window.scrollY : scrollHeight
      const top = desk ? desk.top + window.scrollY : 0
      const to = keptInside(at, home, { width, height, top })
      if (to.x !== now.x || to.y !== now.y) stand(id, to)
    },
    [id, frame],
  )

  useEffect(() => {
    const keep = () => {
      const now = windowNow(id)
      if (now && !now.maximised && !now.minimised && !now.closed && canMove()) moveTo(now)
    }
    if (x === 0 && y === 0) return
    keep()
    window.addEventListener("resize", keep)
    return () => window.removeEventListener("resize", keep)
  }, [id, moveTo, x, y])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const now = windowNow(id)
    if (!now || now.maximised || isOnButton(event.target) || event.button !== 0) return
    if (event.pointerType === "touch" || !canMove()) return
    const bar = event.currentTarget
    const from = { x: now.x - event.clientX, y: now.y - event.clientY }
    const { pointerId } = event
    const over = new AbortController()
    const on = { signal: over.signal }
    const drag = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId === pointerId) moveTo({ x: from.x + moved.clientX, y: from.y + moved.clientY })
    }
    const cancel = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return
      stand(id, { x: now.x, y: now.y })
      bar.releasePointerCapture(pointerId)
    }
    bar.setPointerCapture(pointerId)
    bar.addEventListener("pointermove", drag, on)
    bar.addEventListener("lostpointercapture", () => over.abort(), on)
    window.addEventListener("keydown", cancel, on)
  }

  /** Lets the arrow keys move the window until Enter, which leaves it there, or Escape, which takes it back. */
  const move = useCallback(() => {
    const before = windowNow(id)
    const held = frame.current
    if (!before || !held || !canMove()) return
    held.focus({ preventScroll: true })
    const end = () => {
      held.removeEventListener("keydown", press, true)
      held.removeEventListener("focusout", end)
    }
    const press = (event: KeyboardEvent) => {
      const now = windowNow(id)
      const step = arrowStep(event.key, event.shiftKey)
      if (!now || (!step && event.key !== "Enter" && event.key !== "Escape")) return
      event.preventDefault()
      event.stopPropagation()
      if (step) return moveTo({ x: now.x + step.x, y: now.y + step.y })
      if (event.key === "Escape") stand(id, { x: before.x, y: before.y })
      end()
    }
    held.addEventListener("keydown", press, true)
    held.addEventListener("focusout", end)
  }, [id, frame, moveTo])

  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    if (!isOnButton(event.target) && canMove()) maximise(id, !windowNow(id)?.maximised)
  }

  return { grip: { onPointerDown, onDoubleClick }, move }
}
