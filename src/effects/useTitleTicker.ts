import { useEffect } from "react"
import { useMotion } from "../hooks/motion"

const every = 100
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" })

/** A text turned to the left by a number of letters, with a gap between its end and its beginning. */
export function turned(text: string, steps: number): string {
  const letters = [...graphemes.segment(`${text} *** `)].map(({ segment }) => segment)
  const at = steps % letters.length
  return [...letters.slice(at), ...letters.slice(0, at)].join("")
}

/**
 * Scrolls the document's title like a ticker, a letter every 100 ms, while `isPlaying`; `text` is what scrolls instead
 * of the title itself. The title comes back when it stops, when the page is hidden or left, and where motion isn't welcome.
 */
export function useTitleTicker(isPlaying: boolean, text?: string): void {
  const runs = useMotion() && isPlaying
  useEffect(() => {
    if (!runs) return
    let timer: ReturnType<typeof setInterval> | undefined
    let title = ""
    let shown = ""
    let steps = 0
    // A title that somebody else has set in the meantime, such as the next page, is theirs.
    const restore = () => {
      clearInterval(timer)
      if (timer !== undefined && document.title === shown) document.title = title
      timer = undefined
    }
    const step = () => {
      if (document.title !== shown) title = document.title
      document.title = turned(text ?? title, steps++)
      shown = document.title
    }
    const look = () => {
      restore()
      if (document.hidden) return
      timer = setInterval(step, every)
    }
    look()
    document.addEventListener("visibilitychange", look)
    return () => {
      document.removeEventListener("visibilitychange", look)
      restore()
    }
  }, [runs, text])
}
