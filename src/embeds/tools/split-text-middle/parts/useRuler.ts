import { useLoaded } from "../../../../hooks/browser/loaded"
import { type Face, faces } from "../settings"

export type Ruler = (line: string) => number

/** The CSS font of a face at a size in pixels. */
export function fontOf(face: Face, size: number): string {
  return `${size}px ${faces[face].family}`
}

async function measurer(font: string): Promise<{ measure: Ruler | null }> {
  // A face that can't be fetched is measured as the one that is drawn in its place.
  await document.fonts?.load(font).catch(() => {})
  const pen = document.createElement("canvas").getContext("2d")
  if (pen) pen.font = font
  return { measure: pen && (line => pen.measureText(line).width) }
}

/**
 * Measures lines in pixels, by a canvas that is never shown. Undefined until the face has been fetched, and null where
 * the browser has nothing to measure with.
 */
export function useRuler(wanted: boolean, face: Face, size: number): Ruler | null | undefined {
  const font = fontOf(face, size)
  const { value } = useLoaded(() => measurer(font), [font], wanted)
  return value?.measure
}
