/** The visitor's choice of the menus' font: a size in steps and a family, both stored. */
import { integer, maxLength, maxValue, minValue, nullable, number, object, pipe, string } from "valibot"
import type { FontFile } from "../../lib/lists/fonts"
import { storageEntry } from "./storageEntry"

export type MenuFontChoice = {
  /** The size, 1 to 5; null for the site's default. */
  step: number | null
  /** The name of a font in content/data/fonts.yaml; null for the site's default. */
  font: string | null
}

export const defaultChoice: MenuFontChoice = { step: null, font: null }

export const menuFont = storageEntry<MenuFontChoice>(
  "menu-font",
  object({
    step: nullable(pipe(number(), integer(), minValue(1), maxValue(5))),
    font: nullable(pipe(string(), maxLength(60))),
  }),
  defaultChoice,
)

/** Converts a step (1 to 5) to a font size in rem. */
export function sizeOf(step: number): number {
  return 0.5 + step / 2
}

const loaders: Record<FontFile, () => Promise<unknown>> = {
  audiowide: () => import("@fontsource/audiowide/latin-400.css"),
  "bungee-shade": () => import("@fontsource/bungee-shade/latin-400.css"),
  creepster: () => import("@fontsource/creepster/latin-400.css"),
  lobster: () => import("@fontsource/lobster/latin-400.css"),
  monoton: () => import("@fontsource/monoton/latin-400.css"),
  orbitron: () => import("@fontsource/orbitron/latin-400.css"),
  pacifico: () => import("@fontsource/pacifico/latin-400.css"),
  "permanent-marker": () => import("@fontsource/permanent-marker/latin-400.css"),
  "pixelify-sans": () => import("@fontsource/pixelify-sans/latin-400.css"),
  "press-start-2p": () => import("@fontsource/press-start-2p/latin-400.css"),
  "share-tech-mono": () => import("@fontsource/share-tech-mono/latin-400.css"),
  silkscreen: () => import("@fontsource/silkscreen/latin-400.css"),
  "special-elite": () => import("@fontsource/special-elite/latin-400.css"),
  unifrakturcook: () => import("@fontsource/unifrakturcook/latin-700.css"),
}

/** Loads a font's style sheet; resolves to whether it loaded. Without it the menus show the family's fallback. */
export async function loadFont(file: FontFile): Promise<boolean> {
  try {
    await loaders[file]()
    return true
  } catch {
    return false
  }
}
