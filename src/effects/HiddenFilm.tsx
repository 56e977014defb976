/** A silent film behind the windows, on one page load in ten. */
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { roll } from "../hooks/browser/random"
import { once } from "./once"

export function HiddenFilm() {
  const [isPlaying, setIsPlaying] = useState(() => once("film") && roll(0.1))
  return isPlaying ? <Film onEnd={() => setIsPlaying(false)} /> : null
}

function Film({ onEnd }: { onEnd: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  // Half of it behind a window looks like a fault.
  useLayoutEffect(() => {
    const element = video.current
    const box = element?.getBoundingClientRect()
    if (!element || !box || typeof document.elementFromPoint !== "function") return
    const corners = [box.left + 2, box.right - 2].flatMap(x =>
      [box.top + 2, box.bottom - 2].map(y => [x, y] as const),
    )
    const isCovered = corners.some(([x, y]) => document.elementFromPoint(x, y)?.closest(".window"))
    if (isCovered) element.style.visibility = "hidden"
  }, [])
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.hidden) video.current?.pause()
      else video.current?.play()?.catch(() => {})
    }
    document.addEventListener("visibilitychange", onVisibilityChange)
    return () => document.removeEventListener("visibilitychange", onVisibilityChange)
  }, [])
  return (
    <video
      ref={video}
      data-effect="film"
      src="/film/pertti.webm"
      width={160}
      height={90}
      muted
      autoPlay
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      onEnded={onEnd}
      onError={onEnd}
    />
  )
}
