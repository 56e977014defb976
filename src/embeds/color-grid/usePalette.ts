/** The colours' code, with the library behind it, fetched when the page is there. */
import { useEffect, useState } from "react"

type Palette = typeof import("./colours")

/** The palette once it is there; whether it could not be fetched, and a way to ask again. */
export function usePalette() {
  const [palette, setPalette] = useState<Palette | null>(null)
  const [tries, setTries] = useState(1)
  const [failedAt, setFailedAt] = useState(0)
  useEffect(() => {
    let gone = false
    import("./colours").then(
      module => !gone && setPalette(module),
      () => !gone && setFailedAt(tries),
    )
    return () => {
      gone = true
    }
  }, [tries])
  return { palette, failed: !palette && failedAt === tries, retry: () => setTries(tries + 1) }
}
