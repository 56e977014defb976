/** Follows a hand that has been laid on Pertti: it strokes him, lifts him, or rests on him. */

type Hand = {
  /** Called for each stroke. */
  onStroke: () => void
  /** Called when he is picked up, at a place of the screen. */
  onLift: (x: number, y: number) => void
  onMove: (x: number, y: number) => void
  /** Called when he is let go of; also when the system takes the pointer away. */
  onDrop: (x: number, y: number) => void
  /** Called when a finger rests on him. */
  onLongPress: () => void
}

/** The distance upwards that picks him up, and the distance to and fro that is a stroke, in CSS pixels. */
const [liftPx, strokePx] = [12, 36]

/** The time after which a finger that rests asks for the menu, in milliseconds. */
const longPressMs = 550

/** The distance within which a hand rests, in CSS pixels. */
const restPx = 6

/** Takes away the click that follows a drag. */
function dropClick(): void {
  const over = new AbortController()
  window.addEventListener(
    "click",
    event => {
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal: over.signal },
  )
  setTimeout(() => over.abort())
}

/** Takes away the click of a finger that still rests. */
function dropNextClick(): void {
  const over = new AbortController()
  const end = () => {
    // The end of the touch comes after that of the pointer.
    setTimeout(() => over.abort())
    dropClick()
  }
  for (const name of ["pointerup", "pointercancel"])
    window.addEventListener(name, end, { signal: over.signal })
  // The click of a finger comes later, after the mouse that it stands for has been pressed: neither is wanted.
  window.addEventListener("touchend", event => event.preventDefault(), {
    passive: false,
    signal: over.signal,
  })
}

/** Follows a pressed pointer until it is released, taken away, or Escape is pressed. */
export function followHand({ pointerId, pointerType, clientX, clientY }: PointerEvent, hand: Hand): void {
  const over = new AbortController()
  const on = { signal: over.signal }
  let isLifted = false
  let isDrag = false
  let last = clientX
  let stroked = 0
  const timer =
    pointerType === "mouse"
      ? undefined
      : setTimeout(() => {
          over.abort()
          dropNextClick()
          hand.onLongPress()
        }, longPressMs)
  const end = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }) => {
    clearTimeout(timer)
    over.abort()
    if (isDrag) dropClick()
    if (isLifted) hand.onDrop(x, y)
  }
  const isOurs = (event: PointerEvent) => event.pointerId === pointerId
  window.addEventListener(
    "pointermove",
    event => {
      if (!isOurs(event)) return
      const { clientX: x, clientY: y } = event
      if (Math.hypot(x - clientX, y - clientY) > restPx) clearTimeout(timer)
      if (isLifted) return hand.onMove(x, y)
      stroked += Math.abs(x - last)
      last = x
      if (clientY - y > liftPx) {
        isLifted = true
        isDrag = true
        hand.onLift(x, y)
      } else if (stroked >= strokePx) {
        stroked = 0
        isDrag = true
        hand.onStroke()
      }
    },
    on,
  )
  window.addEventListener("pointerup", event => isOurs(event) && end(event), on)
  window.addEventListener("pointercancel", event => isOurs(event) && end(event), on)
  window.addEventListener(
    "keydown",
    event => {
      if (event.key !== "Escape" || !isLifted) return
      // Out of the reach of every window: he goes home.
      end({ clientX: 0, clientY: window.innerHeight })
    },
    on,
  )
}
