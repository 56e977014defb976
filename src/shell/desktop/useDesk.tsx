/** What the desktop itself does: its look, its menu, its screen saver, its sounds and its end. */
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { takeOut } from "../../hooks/storage/recycleBin"
import { remove } from "../../hooks/storage/useStorage"
import { deskIcons, fromDesktop } from "./icons"
import type { Saver } from "./look"
import { useScreenSaver } from "./savers/useScreenSaver"
import { useDesktopMenu } from "./useDesktopMenu"
import { useLook } from "./useLook"

const DisplayProperties = lazy(() => import("./properties/DisplayProperties"))
const ScreenSaver = lazy(() => import("./savers/ScreenSaver"))
const RecycleBin = lazy(() => import("./bin/RecycleBin"))
const ShutDown = lazy(() => import("./ShutDown"))

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
    void import("./systemSounds").then(({ soundSystem }) => {
      if (!isOver) end = soundSystem()
    })
    return () => {
      isOver = true
      end()
    }
  }, [sounds])

  const close = () => setShown(null)
  const dialogs: ReactNode = (
    <Suspense fallback={null}>
      {menu}
      {shown === "properties" && <DisplayProperties onClose={close} onPreview={setRunning} />}
      {shown === "bin" && <RecycleBin onClose={close} />}
      {shown === "end" && <ShutDown onClose={close} />}
      {running !== "none" && moves && (
        <ScreenSaver saver={running} words={words} onEnd={() => setRunning("none")} />
      )}
    </Suspense>
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
