import { useEffect, useRef } from "react"
import * as styles from "../EveryCssSelector.module.css"
import { pageOf } from "../logic"
import type { CssSelector } from "../schema"
import { act } from "./acts"

/** The minimum and maximum height of the frame in CSS pixels. */
const [minHeightPx, maxHeightPx] = [64, 320]

/** A selector's demo in a frame. */
export function Demo({ selector }: { selector: CssSelector }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const clear = useRef<() => void>(undefined)
  useEffect(() => () => clear.current?.(), [])
  const loaded = () => {
    const element = frame.current
    const [document, window] = [element?.contentDocument, element?.contentWindow]
    if (!element || !document || !window) return
    const height = document.documentElement?.scrollHeight ?? minHeightPx
    element.style.height = `${Math.min(maxHeightPx, Math.max(minHeightPx, height + 4))}px`
    clear.current?.()
    clear.current = selector.act
      ? act(selector.act, { document, window: window as Window & typeof globalThis })
      : undefined
  }
  return (
    <iframe
      ref={frame}
      className={styles.demo}
      title={`${selector.selector} at work`}
      srcDoc={pageOf(selector, window.location.origin)}
      allow="fullscreen"
      onLoad={loaded}
    />
  )
}
