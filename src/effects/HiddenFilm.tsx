/** The film that one load in ten plays behind the windows: four seconds of Pertti, without a sound. */
import { useEffect, useRef, useState } from "react"
import { roll } from "../hooks/browser/random"
import { once } from "./once"

export function HiddenFilm() {
  const [plays, setPlays] = useState(() => once("film") && roll(0.1))
  return plays ? <Film onEnd={() => setPlays(false)} /> : null
}

function Film({ onEnd }: { onEnd: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const look = () => {
      if (document.hidden) video.current?.pause()
      else video.current?.play()?.catch(() => {})
    }
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
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
