/** Resizes a window by the grip in its corner, or by arrow keys from its menu; a double click on the grip undoes it. */
import { type PointerEvent, type RefObject, useCallback } from "react"
import { followArrows, followPointer, type Point } from "./follow"
import { canMove } from "./useWindowMove"
import { getWindow, updateWindow } from "./windowList"

/** The smallest size in CSS pixels: title bar, menu bar and a strip of the content. */
const smallest = { width: 280, height: 160 }

/** The greatest height in CSS pixels. */
const greatestHeight = 3000

/** Limits a window's size; `room` is the distance from its left edge to the right edge of the desktop. */
export function clampSize({ x, y }: Point, room: number): { width: number; height: number } {
  return {
    width: Math.round(Math.max(smallest.width, Math.min(x, room))),
    height: Math.round(Math.max(smallest.height, Math.min(y, greatestHeight))),
  }
}

/** Returns the handlers of the grip, and a function that starts resizing the window by keys. */
export function useWindowSize(id: string, frame: RefObject<HTMLElement | null>) {
  /** Returns the function that changes the present size by a distance, and the one that brings the present size back. */
  const start = useCallback(() => {
    const before = getWindow(id)
    const box = frame.current?.getBoundingClientRect()
    if (!before || !box || before.maximised || !canMove()) return null
    const room = document.documentElement.clientWidth - box.left
    return {
      onMove: (by: Point) => updateWindow(id, clampSize({ x: box.width + by.x, y: box.height + by.y }, room)),
      onCancel: () => updateWindow(id, { width: before.width, height: before.height }),
    }
  }, [id, frame])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const change = event.button === 0 ? start() : null
    if (change) followPointer(event, change)
  }

  /** Resizes the window by arrow keys until Enter, which keeps the size, or Escape, which restores the previous one. */
  const resize = useCallback(() => {
    const change = start()
    if (!change || !frame.current) return
    const sum = { x: 0, y: 0 }
    followArrows(frame.current, {
      ...change,
      onMove: step => {
        sum.x += step.x
        sum.y += step.y
        change.onMove(sum)
      },
    })
  }, [frame, start])

  const onDoubleClick = () => updateWindow(id, { width: null, height: null })

  return { grip: { onPointerDown, onDoubleClick }, resize }
}
