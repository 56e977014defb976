import { type ComponentType, useEffect, useState } from "react"
import { radio, useRadio } from "../../hooks/music/radio"

type Tray = ComponentType<{ path: string }>

/** Where the radio's player stands, on whichever page: nothing of it is fetched before something is to be played. */
export function RadioSlot({ path }: { path: string }) {
  const { on } = useRadio()
  const [Tray, setTray] = useState<Tray | null>(null)
  const wanted = on?.list.playing ?? false

  useEffect(() => {
    if (!wanted || Tray) return
    import("./RadioTray").then(
      ({ RadioTray }) => setTray(() => RadioTray),
      () => radio.broke("The player did not arrive. Press Play to ask for it again."),
    )
  }, [wanted, Tray])

  return on && Tray && <Tray path={path} />
}
