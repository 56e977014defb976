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
 * figlet with the last font that has come, which may still be the one before; null until the first has. `failed` says
 * that the wanted one did not come, and `retry` asks for it again.
 */
export function useFont(font: Font): { loaded: Loaded | null; failed: boolean; retry: () => void } {
  const { latest, failed, retry } = useLoaded(() => load(font), [font])
  return { loaded: latest, failed, retry }
}
