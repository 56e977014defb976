import { useLoaded } from "../../../hooks/browser/loaded"
import type { Font } from "../fonts"

type Figlet = typeof import("figlet")["default"]
type Loaded = { font: Font; figlet: Figlet }

async function load(font: Font): Promise<Loaded> {
  const [{ default: figlet }, { default: data }] = await Promise.all([import("figlet"), font.load()])
  if (!figlet.loadedFonts().includes(font.name)) figlet.parseFont(font.name, data)
  return { font, figlet }
}

/**
 * Loads figlet and a font. `loaded` is the last font that arrived, which may be the previous one, and null until
 * the first. `failed` is true if the wanted font could not be loaded; `retry` requests it again.
 */
export function useFont(font: Font): { loaded: Loaded | null; failed: boolean; retry: () => void } {
  const { latest, failed, retry } = useLoaded(() => load(font), [font])
  return { loaded: latest, failed, retry }
}
