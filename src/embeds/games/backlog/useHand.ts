/** The player's hand over a picture: a pointer, or arrows and the space bar, as one cursor with a button. */
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react"
import { clamp, type Input } from "./microgame"
import { height, width } from "./pen"

/** The speed of the cursor under the arrow keys, in pixels of the picture per second. */
const arrowSpeed = 260

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Elements that use the same keys themselves. */
export const controls = "button, a, input, select, textarea, dialog, [role^=menu]"

type Hand = {
  /** Handlers of the picture. */
  pointer: {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
  /** Returns the input of a step, and forgets that the button was pressed. */
  take: (seconds: number) => Input
}

/** Follows the hand while `isActive`; the keys work anywhere on the page. */
export function useHand(picture: RefObject<HTMLElement | null>, isActive: boolean): Hand {
  const input = useRef<Input>({ x: width / 2, y: height / 2, isDown: false, isPressed: false })
  const keys = useRef(new Set<string>())
  const set = (part: Partial<Input>) => {
    input.current = { ...input.current, ...part }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof Element && event.target.closest(controls)) return
    const isButton = event.key === " " || event.key === "Enter"
    if (!isButton && !arrows[event.key]) return
    event.preventDefault()
    event.stopPropagation()
    if (event.repeat) return
    const isDown = event.type === "keydown"
    if (isButton) set({ isDown, isPressed: isDown || input.current.isPressed })
    else if (isDown) keys.current.add(event.key)
    else keys.current.delete(event.key)
  })
  useEffect(() => {
    if (!isActive) return
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener("keydown", listen, true)
    window.addEventListener("keyup", listen, true)
    return () => {
      window.removeEventListener("keydown", listen, true)
      window.removeEventListener("keyup", listen, true)
      keys.current.clear()
      input.current = { ...input.current, isDown: false, isPressed: false }
    }
  }, [isActive])

  const follow = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect()
    if (!box?.width) return
    set({
      x: clamp(((clientX - box.left) / box.width) * width, 0, width),
      y: clamp(((clientY - box.top) / box.height) * height, 0, height),
    })
  }
  const release = () => set({ isDown: false })

  return {
    pointer: {
      onPointerDown: event => {
        if (event.button !== 0) return
        picture.current?.setPointerCapture?.(event.pointerId)
        follow(event)
        set({ isDown: true, isPressed: true })
      },
      onPointerMove: follow,
      onPointerUp: release,
      onPointerCancel: release,
    },
    take: seconds => {
      for (const key of keys.current) {
        const [x, y] = arrows[key] ?? [0, 0]
        set({
          x: clamp(input.current.x + x * arrowSpeed * seconds, 0, width),
          y: clamp(input.current.y + y * arrowSpeed * seconds, 0, height),
        })
      }
      const taken = input.current
      set({ isPressed: false })
      return taken
    },
  }
}
