/** Moves a window by its title bar with a mouse or pen, or by arrow keys from its menu; a double click maximises it. */
import { type MouseEvent, type PointerEvent, type RefObject, useCallback, useEffect } from "react"
import { followArrows, followPointer, type Point } from "./follow"
import { getWindow, maximise, updateWindow } from "./windowList"

/**
 * Minimum width of a title bar, without its buttons, that stays on the desktop so that it can be dragged, in CSS
 * pixels.
 */
const grasp = 80

/**
 * Limits a window's offset so that its title bar stays on the desktop. All values are CSS pixels, from the page's top left.
 *
 * @param at The requested offset.
 * @param home The window's box without an offset; `start` and `end` are the widths of the buttons at the ends of its bar.
 * @param room The size of the desktop; `top` is its upper edge, below the header.
 */
export function clampOffset(
  at: Point,
  home: { left: number; top: number; width: number; start?: number; end?: number },
  room: { width: number; height: number; top?: number },
): Point {
  const within = (value: number, min: number, max: number) => Math.round(Math.max(min, Math.min(max, value)))
  return {
    x: within(
      at.x,
      grasp + (home.end ?? 0) - home.width - home.left,
      room.width - grasp - (home.start ?? 0) - home.left,
    ),
    y: within(at.y, (room.top ?? 0) - home.top, room.height - grasp / 2 - home.top),
  }
}

/** Measures the widths that the buttons take at the start and the end of a window's title bar, in CSS pixels. */
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

/** Returns whether windows can be moved: on narrow screens they are stacked and fixed. */
export const canMove = () => window.matchMedia("(width >= 800px)").matches

const isOnButton = (target: EventTarget) =>
  target instanceof Element && target.closest("button, [role=menu]") !== null

/**
 * Returns the handlers of a window's title bar, and a function that starts moving it by keys. `x` and `y` are its current
 * offset, which is corrected when a remembered offset or a smaller screen would put the title bar out of reach.
 */
export function useWindowMove(id: string, frame: RefObject<HTMLElement | null>, { x, y }: Point) {
  const moveTo = useCallback(
    (at: Point) => {
      const now = getWindow(id)
      const box = frame.current?.getBoundingClientRect()
      if (!now || !box || !frame.current) return
      const place = { left: box.left - now.x, top: box.top + window.scrollY - now.y, width: box.width }
      const home = { ...place, ...buttonWidths(frame.current) }
      const { clientWidth: width, scrollHeight } = document.documentElement
      // The height of the desktop without windows that overflow it.
      const desktop = frame.current.closest("main")?.getBoundingClientRect()
      const height = desktop ? desktop.bottom + window.scrollY : scrollHeight
      const top = desktop ? desktop.top + window.scrollY : 0
      const to = clampOffset(at, home, { width, height, top })
      if (to.x !== now.x || to.y !== now.y) updateWindow(id, to)
    },
    [id, frame],
  )

  useEffect(() => {
    const keep = () => {
      const now = getWindow(id)
      if (now && !now.maximised && !now.minimised && !now.closed && canMove()) moveTo(now)
    }
    if (x === 0 && y === 0) return
    keep()
    window.addEventListener("resize", keep)
    return () => window.removeEventListener("resize", keep)
  }, [id, moveTo, x, y])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const now = getWindow(id)
    if (!now || now.maximised || isOnButton(event.target) || event.button !== 0) return
    if (event.pointerType === "touch" || !canMove()) return
    followPointer(event, {
      onMove: by => moveTo({ x: now.x + by.x, y: now.y + by.y }),
      onCancel: () => updateWindow(id, { x: now.x, y: now.y }),
    })
  }

  /** Moves the window by arrow keys until Enter, which keeps the offset, or Escape, which restores the previous one. */
  const move = useCallback(() => {
    const before = getWindow(id)
    if (!before || !frame.current || !canMove()) return
    followArrows(frame.current, {
      onMove: step => {
        const now = getWindow(id)
        if (now) moveTo({ x: now.x + step.x, y: now.y + step.y })
      },
      onCancel: () => updateWindow(id, { x: before.x, y: before.y }),
    })
  }, [id, frame, moveTo])

  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    if (!isOnButton(event.target) && canMove()) maximise(id, !getWindow(id)?.maximised)
  }

  /** Opens the menu of the icon, as a right click on a title bar does. */
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const menu = event.currentTarget.querySelector<HTMLElement>("[aria-haspopup=menu]")
    if (!menu) return
    event.preventDefault()
    if (menu.ariaExpanded !== "true") menu.click()
  }

  return { grip: { onPointerDown, onDoubleClick, onContextMenu }, move }
}
