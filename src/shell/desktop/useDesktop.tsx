/** The state of the desktop: its look, context menu, dialogs, screen saver and sounds. */
import { type ReactNode, useEffect, useEffectEvent, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { removeFromBin } from "../../hooks/storage/recycleBin"
import { remove } from "../../hooks/storage/useStorage"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import { LazyDialog } from "../windows/LazyDialog"
import { desktopIcons, desktopOrigin } from "./icons"
import type { Saver } from "./look"
import { useScreenSaver } from "./savers/useScreenSaver"
import { useDesktopMenu } from "./useDesktopMenu"
import { useLook } from "./useLook"

const loadProperties = () => import("./properties/DisplayProperties")
const loadSaver = () => import("./savers/ScreenSaver")
const loadBin = () => import("./bin/RecycleBin")
const loadEnd = () => import("./ShutDown")

/** Duration of Refresh, which changes nothing, in milliseconds. */
const refreshMs = 1200

/** Returns the desktop's state, its commands and its open dialogs; `title` is the text of the marquee screen saver. */
export function useDesktop(title: string) {
  const { wallpaper, saver, sounds } = useLook()
  const moves = useMotion()
  const [shown, setShown] = useState<"properties" | "bin" | "end" | null>(null)
  const [runningSaver, setRunningSaver] = useState<Saver>("none")
  const [isArranged, setArranged] = useState(false)
  const [isRefreshing, setRefreshing] = useState(false)
  const properties = () => setShown("properties")
  const menu = useDesktopMenu({
    onProperties: properties,
    onRefresh: () => setRefreshing(true),
    onBin: () => setShown("bin"),
    onArrange: () => {
      setArranged(old => !old)
      // Returns moved and deleted icons to the column.
      remove(desktopIcons)
      removeFromBin(({ from }) => from === desktopOrigin)
    },
  })
  useScreenSaver(moves && saver !== "none" && runningSaver === "none", () => setRunningSaver(saver))
  useEffect(() => {
    if (!isRefreshing) return
    const timer = window.setTimeout(() => setRefreshing(false), refreshMs)
    return () => window.clearTimeout(timer)
  }, [isRefreshing])
  useEffect(() => {
    if (!sounds) return
    let isCancelled = false
    let stop = () => {}
    void import("./systemSounds").then(
      ({ playSystemSounds }) => {
        if (!isCancelled) stop = playSystemSounds()
      },
      // Without the script there are no sounds; nothing else depends on it.
      () => {},
    )
    return () => {
      isCancelled = true
      stop()
    }
  }, [sounds])

  const close = () => setShown(null)
  const dialogs: ReactNode = (
    <>
      {menu}
      {shown === "properties" && (
        <LazyDialog title="Display Properties" what="The display" load={loadProperties} onClose={close}>
          {Properties => <Properties onClose={close} onPreview={setRunningSaver} />}
        </LazyDialog>
      )}
      {shown === "bin" && (
        <LazyDialog title="Recycle Bin" what="The Recycle Bin" load={loadBin} onClose={close}>
          {Bin => <Bin onClose={close} />}
        </LazyDialog>
      )}
      {shown === "end" && (
        <LazyDialog title="Shut Down" what="The end" load={loadEnd} onClose={close}>
          {End => <End onClose={close} />}
        </LazyDialog>
      )}
      {runningSaver !== "none" && moves && (
        <RunningSaver saver={runningSaver} words={title} onEnd={() => setRunningSaver("none")} />
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

/** Loads and shows the screen saver; ends it if its script fails to load. */
function RunningSaver({
  onEnd,
  ...rest
}: {
  saver: Exclude<Saver, "none">
  words: string
  onEnd: () => void
}) {
  const { Piece, failed } = useLazyComponent(loadSaver)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (failed) end()
  }, [failed])
  return Piece && <Piece {...rest} onEnd={onEnd} />
}
