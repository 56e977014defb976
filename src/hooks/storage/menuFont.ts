/** The font of the menus, as the visitor has chosen it: a size of 1 to 5 steps and a family, both remembered. */
import { integer, maxLength, maxValue, minValue, nullable, number, object, pipe, string } from "valibot"
import type { FontFile } from "../../lib/lists/fonts"
import { storageEntry } from "./storageEntry"

export type MenuFontChoice = {
  /** 1 to 5; null for the size that the site has by itself. */
  step: number | null
  /** The name of a family in content/data/fonts.yaml; null for the site's own. */
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

/** The size of a step (1 to 5) in rem: 0.5 + step / 2. */
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

/** Fetches a font's style; resolves to whether it came. Without it the menus show the family's fallback. */
export async function loadFont(file: FontFile): Promise<boolean> {
  try {
    await loaders[file]()
    return true
  } catch {
    return false
  }
}
