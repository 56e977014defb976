import { useEffect } from "react"
import { useMotion } from "../hooks/browser/motion"
import { whileVisible } from "../kits/motion/whileVisible"

const intervalMs = 100
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" })

/** Rotates a text to the left by a number of letters, with a separator between its end and its beginning. */
export function rotateText(text: string, steps: number): string {
  const letters = [...graphemes.segment(`${text} *** `)].map(({ segment }) => segment)
  const start = steps % letters.length
  return [...letters.slice(start), ...letters.slice(0, start)].join("")
}

/**
 * Scrolls the document's title, or `text` instead, by a letter every `intervalMs` while `isPlaying`. The title is
 * restored when it stops, when the page is hidden or left, and without motion.
 */
export function useTitleTicker(isPlaying: boolean, text?: string): void {
  const isRunning = useMotion() && isPlaying
  useEffect(() => {
    if (!isRunning) return
    let title = ""
    let shown = ""
    let steps = 0
    const step = () => {
      if (document.title !== shown) title = document.title
      document.title = rotateText(text ?? title, steps++)
      shown = document.title
    }
    return whileVisible(() => {
      const timer = setInterval(step, intervalMs)
      return () => {
        clearInterval(timer)
        // A title set by other code in the meantime, such as the next page's, is left alone.
        if (document.title === shown) document.title = title
      }
    })
  }, [isRunning, text])
}
