import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from "react"

/** A position on the desk, in CSS pixels from its upper left corner. */
export type Spot = { x: number; y: number }
type Carried = Spot & { name: string }

/** The movement in CSS pixels below which a drag is a press. */
const slackPx = 8

const middleOf = (element: Element, desk: DOMRect): Spot => {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2 - desk.x, y: box.y + box.height / 2 - desk.y }
}

/**
 * Moves things to the plate: at once by a press or a key, or by dragging them over it. `onHold` gets the thing's
 * name and its offset from the centre of the plate.
 */
export function useCarry(
  desk: RefObject<HTMLElement | null>,
  plate: RefObject<HTMLElement | null>,
  onHold: (name: string, from: Spot) => void,
) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const dragStart = useRef<Spot | null>(null)
  const wasCarried = useRef(false)

  const hold = (name: string, { x, y }: Spot) => {
    const box = desk.current?.getBoundingClientRect()
    if (!box || !plate.current) return
    const to = middleOf(plate.current, box)
    onHold(name, { x: x - to.x, y: y - to.y })
  }
  const end = () => {
    dragStart.current = null
    setCarried(null)
  }
  const move = (name: string, { clientX, clientY }: PointerEvent) => {
    const start = dragStart.current
    const box = desk.current?.getBoundingClientRect()
    const target = plate.current?.getBoundingClientRect()
    if (!start || !box || !target) return
    if (Math.hypot(clientX - start.x, clientY - start.y) < slackPx && !carried) return
    wasCarried.current = true
    const at = { x: clientX - box.x, y: clientY - box.y }
    const isOver =
      clientX > target.left && clientX < target.right && clientY > target.top && clientY < target.bottom
    if (!isOver) return setCarried({ name, ...at })
    end()
    hold(name, at)
  }

  /** Returns the event handlers of a thing that can be dragged. */
  const handles = (name: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button > 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      dragStart.current = { x: event.clientX, y: event.clientY }
      wasCarried.current = false
    },
    onPointerMove: (event: PointerEvent) => move(name, event),
    onPointerUp: end,
    onPointerCancel: end,
    onClick: (event: MouseEvent) => {
      const box = desk.current?.getBoundingClientRect()
      // A drag ends in a click too, which is ignored; a key's click has detail 0.
      if (!box || (event.detail > 0 && wasCarried.current)) return
      hold(name, middleOf(event.currentTarget, box))
    },
  })
  return { carried, handles }
}
