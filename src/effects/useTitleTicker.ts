import { useEffect } from "react"
import { useMotion } from "../hooks/browser/motion"
import { whileSeen } from "../kits/motion/whileSeen"

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
    let title = ""
    let shown = ""
    let steps = 0
    const step = () => {
      if (document.title !== shown) title = document.title
      document.title = turned(text ?? title, steps++)
      shown = document.title
    }
    return whileSeen(() => {
      const timer = setInterval(step, every)
      return () => {
        clearInterval(timer)
        // A title that somebody else has set in the meantime, such as the next page, is theirs.
        if (document.title === shown) document.title = title
      }
    })
  }, [runs, text])
}
