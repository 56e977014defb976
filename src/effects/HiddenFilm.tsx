/** A silent film behind the windows, on one page load in ten. */
import { useEffect, useRef, useState } from "react"
import { roll } from "../hooks/browser/random"
import { once } from "./once"

export function HiddenFilm() {
  const [isPlaying, setIsPlaying] = useState(() => once("film") && roll(0.1))
  return isPlaying ? <Film onEnd={() => setIsPlaying(false)} /> : null
}

function Film({ onEnd }: { onEnd: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
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
