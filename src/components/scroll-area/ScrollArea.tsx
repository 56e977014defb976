import { type ReactNode, useEffect, useRef, useState } from "react"
import { hiddenSides } from "./logic"
import * as styles from "./ScrollArea.module.css"

type Props = {
  /** What is in it, for those who reach it by keyboard: "The stations". Not needed where all of it can have the focus. */
  label?: string
  className?: string
  /** A CSS length; without one it is as high as what is in it. */
  maxHeight?: string
  children: ReactNode
}

/**
 * What may be wider than the screen, a table or a code. Where it is, it scrolls sideways, a shade at the edge shows that
 * there is more, and the keyboard reaches it; where all of it is seen, nothing of that is there.
 */
export function ScrollArea({ label, className = "", maxHeight, children }: Props) {
  const scroller = useRef<HTMLElement>(null)
  const [more, setMore] = useState("")

  useEffect(() => {
    const element = scroller.current
    if (!element || typeof ResizeObserver === "undefined") return
    const measure = () => setMore(hiddenSides(element))
    const observer = new ResizeObserver(measure)
    for (const each of [element, ...element.children]) observer.observe(each)
    element.addEventListener("scroll", measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener("scroll", measure)
    }
  }, [])

  const Box = label ? "section" : "div"
  return (
    <div className={`${styles.area} ${className}`} data-more={more || undefined}>
      <Box
        ref={(element: HTMLElement | null) => {
          scroller.current = element
        }}
        className={styles.scroller}
        style={{ maxHeight }}
        aria-label={label}
        tabIndex={label && more ? 0 : undefined}
      >
        <div className={styles.content}>{children}</div>
      </Box>
    </div>
  )
}
