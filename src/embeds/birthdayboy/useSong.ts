import { useEffect, useRef, useState } from "react"
import { useSound } from "../../kits/sound/useSound"
import { beginnings, tones } from "./song"

/** Plays the song. `notes` is the number of notes started, null while it does not play. */
export function useSong() {
  const [notes, setNotes] = useState<number | null>(null)
  const [silent, setSilent] = useState(false)
  const { open, close } = useSound(() => setNotes(null))
  const end = useRef<() => void>(() => {})

  const stop = () => {
    end.current()
    end.current = () => {}
    setNotes(null)
  }
  const sing = () => {
    stop()
    const sound = open()
    for (const tone of tones) sound?.play(tone)
    setSilent(sound === null)
    setNotes(0)
    const timers = beginnings.map((seconds, i) =>
      setTimeout(() => (i < beginnings.length - 1 ? setNotes(i + 1) : stop()), seconds * 1000),
    )
    end.current = () => {
      for (const timer of timers) clearTimeout(timer)
      close()
    }
  }
  useEffect(() => () => end.current(), [])
  return { notes, silent, sing, stop }
}
