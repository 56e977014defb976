import { type RefObject, useLayoutEffect, useState } from "react"
import type { Widths } from "../elastic"

/** The width taken up by the nail, the hand and the gap to the edge, in pixels. */
const nailAndHand = 14 + 36 + 2

function measure(band: HTMLElement, stemLetters: number): Widths {
  const letters = [...band.querySelectorAll<HTMLElement>("[data-letter]")]
  const next = letters[stemLetters]
  const word = band.offsetWidth
  return {
    room: Math.max(0, (band.parentElement?.parentElement?.clientWidth ?? 0) - nailAndHand),
    word,
    stem: next ? next.offsetLeft - (letters[0]?.offsetLeft ?? 0) : word,
  }
}

/**
 * Measures the word, again whenever it or its room changes. The width of the band is that of its letters, whatever
 * its scale.
 */
export function useWidths(band: RefObject<HTMLElement | null>, word: string, stemLetters: number): Widths {
  const [widths, setWidths] = useState<Widths>({ room: 0, word: 0, stem: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word is as wide as its own letters
  useLayoutEffect(() => {
    const element = band.current
    const room = element?.parentElement?.parentElement
    if (!element || !room) return
    const look = () => setWidths(measure(element, stemLetters))
    look()
    if (!("ResizeObserver" in window)) return
    const observer = new ResizeObserver(look)
    observer.observe(room)
    observer.observe(element)
    return () => observer.disconnect()
  }, [band, word, stemLetters])
  return widths
}
