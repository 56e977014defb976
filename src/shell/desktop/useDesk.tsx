/** What the desktop itself does: its look, its menu, its screen saver, its sounds and its end. */
import { type ReactNode, useEffect, useEffectEvent, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { takeOut } from "../../hooks/storage/recycleBin"
import { remove } from "../../hooks/storage/useStorage"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import { LateDialog } from "../windows/LateDialog"
import { deskIcons, fromDesktop } from "./icons"
import type { Saver } from "./look"
import { useScreenSaver } from "./savers/useScreenSaver"
import { useDesktopMenu } from "./useDesktopMenu"
import { useLook } from "./useLook"

const loadProperties = () => import("./properties/DisplayProperties")
const loadSaver = () => import("./savers/ScreenSaver")
const loadBin = () => import("./bin/RecycleBin")
const loadEnd = () => import("./ShutDown")

/** How long the desktop takes to find out that nothing has changed, in milliseconds. */
const refreshMs = 1200

/** The desktop of a page whose title is `words`. */
export function useDesk(words: string) {
  const { wallpaper, saver, sounds } = useLook()
  const moves = useMotion()
  const [shown, setShown] = useState<"properties" | "bin" | "end" | null>(null)
  const [running, setRunning] = useState<Saver>("none")
  const [isArranged, setArranged] = useState(false)
  const [isRefreshing, setRefreshing] = useState(false)
  const properties = () => setShown("properties")
  const menu = useDesktopMenu({
    onProperties: properties,
    onRefresh: () => setRefreshing(true),
    onBin: () => setShown("bin"),
    onArrange: () => {
      setArranged(old => !old)
      // Those that were moved or thrown away are in the column again.
      remove(deskIcons)
      takeOut(({ from }) => from === fromDesktop)
    },
  })
  useScreenSaver(moves && saver !== "none" && running === "none", () => setRunning(saver))
  useEffect(() => {
    if (!isRefreshing) return
    const timer = window.setTimeout(() => setRefreshing(false), refreshMs)
    return () => window.clearTimeout(timer)
  }, [isRefreshing])
  useEffect(() => {
    if (!sounds) return
    let isOver = false
    let end = () => {}
    void import("./systemSounds").then(
      ({ soundSystem }) => {
        if (!isOver) end = soundSystem()
      },
      // Sounds that did not arrive are not heard.
      () => {},
    )
    return () => {
      isOver = true
      end()
    }
  }, [sounds])

  const close = () => setShown(null)
  const dialogs: ReactNode = (
    <>
      {menu}
      {shown === "properties" && (
        <LateDialog title="Display Properties" what="The display" load={loadProperties} onClose={close}>
          {Properties => <Properties onClose={close} onPreview={setRunning} />}
        </LateDialog>
      )}
      {shown === "bin" && (
        <LateDialog title="Recycle Bin" what="The Recycle Bin" load={loadBin} onClose={close}>
          {Bin => <Bin onClose={close} />}
        </LateDialog>
      )}
      {shown === "end" && (
        <LateDialog title="Shut Down" what="The end" load={loadEnd} onClose={close}>
          {End => <End onClose={close} />}
        </LateDialog>
      )}
      {running !== "none" && moves && (
        <Running saver={running} words={words} onEnd={() => setRunning("none")} />
      )}
    </>
  )
  return {
    wallpaper,
    isArranged,
    isRefreshing,
    properties,
    bin: () => setShown("bin"),
    shutDown: () => setShown("end"),
    dialogs,
  }
}

/** The screen saver that runs; one that did not arrive has run. */
function Running({ onEnd, ...rest }: { saver: Exclude<Saver, "none">; words: string; onEnd: () => void }) {
  const { Piece, failed } = useLazyComponent(loadSaver)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (failed) end()
  }, [failed])
  return Piece && <Piece {...rest} onEnd={onEnd} />
}
