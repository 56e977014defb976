import { type RefObject, useLayoutEffect, useState } from "react"
import type { Widths } from "../elastic"

/** What the nail and the hand take of the room, in pixels, and a little between the hand and the edge. */
const nailAndHand = 14 + 36 + 2

/** How many letters the stem has. */
const stemLetters = 5

function measure(band: HTMLElement): Widths {
  const letters = [...band.querySelectorAll<HTMLElement>("[data-letter]")]
  const sixth = letters[stemLetters]
  const word = band.offsetWidth
  return {
    room: Math.max(0, (band.parentElement?.parentElement?.clientWidth ?? 0) - nailAndHand),
    word,
    stem: sixth ? sixth.offsetLeft - (letters[0]?.offsetLeft ?? 0) : word,
  }
}

/** What is measured of the word, again when it or its room changes. The band is as wide as its letters, whatever scales it. */
export function useWidths(band: RefObject<HTMLElement | null>, word: string): Widths {
  const [widths, setWidths] = useState<Widths>({ room: 0, word: 0, stem: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word is as wide as its own letters
  useLayoutEffect(() => {
    const element = band.current
    const room = element?.parentElement?.parentElement
    if (!element || !room) return
    const look = () => setWidths(measure(element))
    look()
    if (!("ResizeObserver" in window)) return
    const observer = new ResizeObserver(look)
    observer.observe(room)
    observer.observe(element)
    return () => observer.disconnect()
  }, [band, word])
  return widths
}
