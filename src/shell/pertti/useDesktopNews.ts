import { useEffect, useEffectEvent, useRef } from "react"
import { now } from "../../hooks/browser/clock"
import { useNewThing } from "../../hooks/storage/newThing"
import { onBinEmptied } from "../desktop/bin/emptied"
import { useWindows } from "../windows/windowList"
import { isShaken, startTrack, type Track, withMove } from "./logic"

type News = "thing" | "minimise" | "shake" | "emptyBin"

/** The time between two looks at whether a dialog is still over him, in milliseconds. */
const dialogMs = 300

/**
 * Calls `onEvent` when the visitor has got a thing, when a window is minimised or shaken, and when the Recycle Bin has been
 * emptied and closed.
 */
export function useDesktopNews(onEvent: (news: News) => void): void {
  const { open } = useWindows()
  const before = useRef(open)
  const track = useRef<Track | null>(null)
  const onNews = useEffectEvent(onEvent)
  const thing = useNewThing()
  const lastThing = useRef(thing)
  useEffect(() => {
    if (thing === lastThing.current) return
    lastThing.current = thing
    onNews("thing")
  }, [thing])
  useEffect(() => {
    const isNew = open.some(
      ({ id, page, minimised }) =>
        minimised &&
        before.current.some(last => last.id === id && last.page === page && !last.minimised && !last.closed),
    )
    before.current = open
    if (isNew) onNews("minimise")
    const x = open.find(({ id }) => id === "page")?.x ?? 0
    track.current = withMove(track.current ?? startTrack(x), x, now())
    if (!isShaken(track.current)) return
    track.current = startTrack(x)
    onNews("shake")
  }, [open])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A screen reader hears nothing from behind a dialog, and the visitor sees little.
    const wait = () => {
      if (document.querySelector("dialog[open]")) timer = setTimeout(wait, dialogMs)
      else onNews("emptyBin")
    }
    const stop = onBinEmptied(() => {
      clearTimeout(timer)
      timer = setTimeout(wait, dialogMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
}
