import { useLoaded } from "../../../../hooks/browser/loaded"
import { type Face, faces } from "../settings"

export type Ruler = (line: string) => number

/** Returns the CSS font of a face at a size in pixels. */
export function fontOf(face: Face, size: number): string {
  return `${size}px ${faces[face].family}`
}

async function measurer(font: string): Promise<{ measure: Ruler | null }> {
  // If the font can't be loaded, its fallback is measured, which is drawn as well.
  await document.fonts?.load(font).catch(() => {})
  const pen = document.createElement("canvas").getContext("2d")
  if (pen) pen.font = font
  return { measure: pen && (line => pen.measureText(line).width) }
}

/**
 * Returns a function that measures lines in pixels, on a canvas that is never shown. Undefined until the font has
 * loaded, and null if the browser can't measure.
 */
export function useRuler(wanted: boolean, face: Face, size: number): Ruler | null | undefined {
  const font = fontOf(face, size)
  const { value } = useLoaded(() => measurer(font), [font], wanted)
  return value?.measure
}
