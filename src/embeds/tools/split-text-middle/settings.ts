/** How the text is to be measured, and how that is written in a link. */
import { type Measure, measures } from "./logic"

/** The faces that a width can be measured in, with what a machine may have in their place. */
export const faces = {
  verdana: { name: "Verdana", family: 'Verdana, "DejaVu Sans", sans-serif' },
  arial: { name: "Arial", family: 'Arial, "Liberation Sans", sans-serif' },
  times: { name: "Times New Roman", family: '"Times New Roman", "Liberation Serif", serif' },
  courier: { name: "Courier New", family: '"Courier New", "Liberation Mono", monospace' },
  comic: { name: "Comic Neue", family: '"Comic Neue", "Comic Sans MS", cursive' },
  vt323: { name: "VT323", family: "VT323, monospace" },
  impact: { name: "Impact", family: 'Impact, "Arial Black", sans-serif' },
} as const
export type Face = keyof typeof faces

export type Settings = { measure: Measure; face: Face; size: number; hyphens: boolean }

export const smallest = 8
export const largest = 120
export const defaults: Settings = { measure: "letters", face: "verdana", size: 32, hyphens: false }

export const isFace = (text: string): text is Face => Object.hasOwn(faces, text)

/** Settings as a short text, "pixels.verdana.32.hyphens"; an empty one for the usual settings. */
export function formatSettings({ measure, face, size, hyphens }: Settings): string {
  const parts = [measure, ...(measure === "pixels" ? [face, size] : []), ...(hyphens ? ["hyphens"] : [])]
  return parts.join(".") === defaults.measure ? "" : parts.join(".")
}

/** Reads what formatSettings writes; what does not fit is as usual. */
export function parseSettings(text: string): Settings {
  const [first = "", face = "", size = ""] = text.split(".")
  const pixels = Number(size)
  return {
    measure: measures.find(known => known === first) ?? defaults.measure,
    face: isFace(face) ? face : defaults.face,
    size: Number.isInteger(pixels) && pixels >= smallest && pixels <= largest ? pixels : defaults.size,
    hyphens: text.split(".").includes("hyphens"),
  }
}
