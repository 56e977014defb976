import { type RefObject, useLayoutEffect, useRef, useState } from "react"

/**
 * Animates an element that is rendered at a new place: it leaps there from its previous position. Call `remember`
 * before the change; the leap starts when `key` changes, unless `motion` is false. `isLeaping` is true until it
 * lands.
 */
export function useLeap(place: RefObject<Element | null>, key: string | null, motion: boolean) {
  const from = useRef<DOMRect | null>(null)
  const [isLeaping, setLeaping] = useState(false)
  useLayoutEffect(() => {
    const before = from.current
    from.current = null
    const element = place.current
    if (key === null || !element || !before) return
    const after = element.getBoundingClientRect()
    const [x, y] = [before.left - after.left, before.top - after.top]
    const leap =
      motion &&
      element.animate?.(
        [
          { transform: `translate(${x}px, ${y}px)` },
          { transform: `translate(${x * 0.45}px, ${Math.min(0, y) - 70}px) rotate(-14deg)`, offset: 0.55 },
          { transform: "none" },
        ],
        { duration: 700, easing: "ease-in" },
      )
    if (leap) {
      setLeaping(true)
      leap.onfinish = leap.oncancel = () => setLeaping(false)
    }
  }, [key, motion, place])
  const remember = () => {
    from.current = place.current?.getBoundingClientRect() ?? null
  }
  return { isLeaping, remember }
}
