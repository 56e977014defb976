import { type RefObject, useEffect, useState } from "react"

type Size = { width: number; height: number }

/** Returns the size of an element in CSS pixels, kept up to date; null before it has one, or while it is hidden. */
export function useSize(target: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize(old => {
        if (width === 0 || height === 0) return null
        return old?.width === width && old.height === height ? old : { width, height }
      })
    }
    measure()
    if (!("ResizeObserver" in window)) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return size
}
