import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Lets what has been drawn at another place leap there from where it was. `remember` is called before the change; the leap
 * follows when `key` has changed, without any where `motion` isn't welcome.
 */
export function useLeap(place: RefObject<Element | null>, key: string | null, motion: boolean) {
  const from = useRef<DOMRect | null>(null)
  useLayoutEffect(() => {
    const before = from.current
    from.current = null
    const element = place.current
    if (key === null || !element || !before) return
    const after = element.getBoundingClientRect()
    const [x, y] = [before.left - after.left, before.top - after.top]
    if (motion)
      element.animate?.(
        [
          { transform: `translate(${x}px, ${y}px)` },
          { transform: `translate(${x * 0.45}px, ${Math.min(0, y) - 70}px) rotate(-14deg)`, offset: 0.55 },
          { transform: "none" },
        ],
        { duration: 700, easing: "ease-in" },
      )
    element.closest("li")?.scrollIntoView?.({ block: "nearest", behavior: motion ? "smooth" : "auto" })
  }, [key, motion, place])
  return () => {
    from.current = place.current?.getBoundingClientRect() ?? null
  }
}
