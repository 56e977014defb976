import { type ReactNode, useEffect, useRef, useState } from "react"
import { hiddenSides } from "./logic"
import * as styles from "./ScrollArea.module.css"

type Props = {
  /** The accessible name: "The stations". Without it the area takes no focus, for content that is focusable itself. */
  label?: string
  className?: string
  /** The maximum height as a CSS length, by default none. */
  maxHeight?: string
  children: ReactNode
}

/**
 * A scrollable area for content that may be wider than the screen, such as a table or code. If it overflows, shadows at
 * the edges show it and the area is focusable.
 */
export function ScrollArea({ label, className = "", maxHeight, children }: Props) {
  const scroller = useRef<HTMLElement>(null)
  const [hidden, setHidden] = useState("")

  useEffect(() => {
    const element = scroller.current
    if (!element || typeof ResizeObserver === "undefined") return
    const measure = () => setHidden(hiddenSides(element))
    const observer = new ResizeObserver(measure)
    for (const observed of [element, ...element.children]) observer.observe(observed)
    element.addEventListener("scroll", measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener("scroll", measure)
    }
  }, [])

  const Box = label ? "section" : "div"
  return (
    <div className={`${styles.area} ${className}`} data-more={hidden || undefined}>
      <Box
        ref={(element: HTMLElement | null) => {
          scroller.current = element
        }}
        className={styles.scroller}
        style={{ maxHeight }}
        aria-label={label}
        tabIndex={label && hidden ? 0 : undefined}
      >
        <div className={styles.content}>{children}</div>
      </Box>
    </div>
  )
}
