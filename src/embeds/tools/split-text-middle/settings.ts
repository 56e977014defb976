/** The options of measuring, and their notation in a link. */
import { type Measure, measures } from "./logic"

/** The fonts available for measuring, with their fallbacks. */
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

/** Formats settings as "pixels.verdana.32.hyphens"; "" for the defaults. */
export function formatSettings({ measure, face, size, hyphens }: Settings): string {
  const parts = [measure, ...(measure === "pixels" ? [face, size] : []), ...(hyphens ? ["hyphens"] : [])]
  return parts.join(".") === defaults.measure ? "" : parts.join(".")
}

/** Parses the output of formatSettings; invalid parts get the defaults. */
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
