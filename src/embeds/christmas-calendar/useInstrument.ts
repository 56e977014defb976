import { useCallback, useEffect, useRef } from "react"
import { openInstrument, type Player } from "./toys/sound"

/** An instrument that is opened by its first note and closed with the door; `play` says whether it could be heard. */
export function useInstrument(kind: "bell" | "music box") {
  const player = useRef<Player | null>(null)
  const hush = useCallback(() => {
    player.current?.close()
    player.current = null
  }, [])
  useEffect(() => hush, [hush])
  const play = (hertz: number): boolean => {
    player.current ??= openInstrument(kind)
    player.current?.play(hertz)
    return player.current !== null
  }
  return { play, hush }
}
