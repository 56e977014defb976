import { useEffect, useState } from "react"
import { type Face, faces } from "../settings"

export type Ruler = (line: string) => number

/** The CSS font of a face at a size in pixels. */
export function fontOf(face: Face, size: number): string {
  return `${size}px ${faces[face].family}`
}

/**
 * Measures lines in pixels, by a canvas that is never shown. Undefined until the face has been fetched, and null where
 * the browser has nothing to measure with.
 */
export function useRuler(wanted: boolean, face: Face, size: number): Ruler | null | undefined {
  const font = fontOf(face, size)
  const [ruler, setRuler] = useState<{ font: string; measure: Ruler | null } | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const take = () => {
      if (gone) return
      const pen = document.createElement("canvas").getContext("2d")
      if (pen) pen.font = font
      setRuler({ font, measure: pen && (line => pen.measureText(line).width) })
    }
    // A face that can't be fetched is measured as the one that is drawn in its place.
    if (document.fonts) document.fonts.load(font).then(take, take)
    else take()
    return () => {
      gone = true
    }
  }, [wanted, font])
  return ruler?.font === font ? ruler.measure : undefined
}
