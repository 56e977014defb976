import { type ComponentType, useEffect, useState } from "react"
import { usePlayerRequest } from "../../hooks/music/playerRequest"

type Tray = ComponentType<{ path: string }>

/** The place of the radio's player on every page. The player's script loads at the first request to play. */
export function RadioSlot({ path }: { path: string }) {
  const wish = usePlayerRequest()
  const [Tray, setTray] = useState<Tray | null>(null)

  useEffect(() => {
    if (!wish || Tray) return
    import("./RadioTray").then(
      ({ RadioTray }) => setTray(() => RadioTray),
      () => wish.onFailure("The player did not arrive. Press Play to ask for it again."),
    )
  }, [wish, Tray])

  return Tray && <Tray path={path} />
}
