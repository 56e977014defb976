import { useEffect, useState } from "react"
import type { Font } from "../fonts"

type Figlet = typeof import("figlet")["default"]
type Loaded = { font: Font; figlet: Figlet }

/**
 * figlet with the last font that has come, which may still be the one before; null until the first has. `failed` says
 * that the wanted one did not come, and `retry` asks for it again.
 */
export function useFont(font: Font): { loaded: Loaded | null; failed: boolean; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [lost, setLost] = useState<Font | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reason to load.
  useEffect(() => {
    let gone = false
    Promise.all([import("figlet"), font.load()]).then(
      ([{ default: figlet }, { default: data }]) => {
        if (gone) return
        if (!figlet.loadedFonts().includes(font.name)) figlet.parseFont(font.name, data)
        setLost(null)
        setLoaded({ font, figlet })
      },
      () => !gone && setLost(font),
    )
    return () => {
      gone = true
    }
  }, [font, tries])
  return {
    loaded,
    failed: lost === font,
    retry: () => {
      setLost(null)
      setTries(count => count + 1)
    },
  }
}
