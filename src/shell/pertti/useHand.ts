import { useEffect, useEffectEvent } from "react"
import { followHand } from "./followHand"

type HandActions = {
  onPress: () => void
  onStroke: () => void
  onLift: (x: number, y: number) => void
  onMove: (x: number, y: number) => void
  onDrop: (x: number, y: number) => void
  onMenu: () => void
  /** Called for the arrow keys up and down. */
  onUp: () => void
  onDown: () => void
}

/** Listens to what a hand does to him, by mouse, thumb and keyboard. */
export function useHand(element: HTMLElement | null, actions: HandActions): void {
  const press = useEffectEvent(() => actions.onPress())
  const stroke = useEffectEvent(() => actions.onStroke())
  const lift = useEffectEvent((x: number, y: number) => actions.onLift(x, y))
  const move = useEffectEvent((x: number, y: number) => actions.onMove(x, y))
  const drop = useEffectEvent((x: number, y: number) => actions.onDrop(x, y))
  const menu = useEffectEvent(() => actions.onMenu())
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey } = event
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (key === "ArrowLeft" || key === "ArrowRight") actions.onStroke()
    else if (key === "ArrowUp") actions.onUp()
    else if (key === "ArrowDown") actions.onDown()
    else if (key === "ContextMenu" || (key === "F10" && shiftKey)) actions.onMenu()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    if (!element) return
    const over = new AbortController()
    const on = { signal: over.signal }
    element.addEventListener("click", () => press(), on)
    element.addEventListener("keydown", event => keyDown(event), on)
    element.addEventListener(
      "pointerdown",
      event => {
        if (event.button !== 0 || event.ctrlKey) return
        // A frame under the hand would keep its moves to itself.
        element.setPointerCapture?.(event.pointerId)
        followHand(event, {
          onStroke: () => stroke(),
          onLift: (x, y) => lift(x, y),
          onMove: (x, y) => move(x, y),
          onDrop: (x, y) => drop(x, y),
          onLongPress: () => menu(),
        })
      },
      on,
    )
    element.addEventListener(
      "contextmenu",
      event => {
        event.preventDefault()
        event.stopPropagation()
        menu()
      },
      on,
    )
    return () => over.abort()
  }, [element])
}
