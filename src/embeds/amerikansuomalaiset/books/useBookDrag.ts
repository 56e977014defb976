import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from "react"

/** The pixels after which a press is a drag. */
const slackPx = 6

type Held = { book: number; x: number; y: number; dx: number; dy: number }

/** Books that are dragged onto a place, or pressed, which puts them there too. */
export function useBookDrag(target: RefObject<HTMLElement | null>, onPut: (book: number) => void) {
  const [held, setHeld] = useState<Held | null>(null)
  /** True for the click that ends a drag. */
  const wasDragged = useRef(false)
  return (book: number, isHere: boolean) => {
    const mine = held?.book === book ? held : null
    return {
      style: mine
        ? ({ transform: `translate(${mine.dx}px, ${mine.dy}px)`, zIndex: 2 } as CSSProperties)
        : undefined,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || !isHere) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        wasDragged.current = false
        setHeld({ book, x: event.clientX, y: event.clientY, dx: 0, dy: 0 })
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (mine) setHeld({ ...mine, dx: clientX - mine.x, dy: clientY - mine.y })
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        setHeld(null)
        if (!mine || Math.hypot(mine.dx, mine.dy) < slackPx) return
        wasDragged.current = true
        const box = target.current?.getBoundingClientRect()
        const isOver =
          box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
        if (isOver) onPut(book)
      },
      onPointerCancel: () => setHeld(null),
      onClick: () => {
        if (wasDragged.current) wasDragged.current = false
        else if (isHere) onPut(book)
      },
    }
  }
}
